'use client';

import { Alert, Link, Stack, Text } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import type { AskedSection } from './asked-section.js';
import { questionnaireTexts } from './texts.js';

export interface MissingSectionsProps<Name extends string> {
  readonly missing: readonly AskedSection<Name>[];
  readonly pathOf: (name: Name) => string;
}

/** Which sections aren't done and what they lack, each with the way to it. */
export function MissingSections<Name extends string>({ missing, pathOf }: MissingSectionsProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  return (
    <Alert tone="warning" title={texts.stillMissing}>
      <Stack as="ul" gap="xs">
        {missing.map(({ name, section, state }) => (
          <li key={name}>
            <Link href={pathOf(name)}>{language.say(section.title)}</Link>
            <Text as="span">: {texts.lacks({ count: state.resolution.issues.length })}</Text>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
