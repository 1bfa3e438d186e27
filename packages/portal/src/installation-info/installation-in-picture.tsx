'use client';

import { Heading, HouseIllustration, Stack, Text, WithPicture } from '@pomp/design-system';
import type { InstallationSectionName } from '@pomp/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../portal/portal-context.js';
import type { LookedAt } from '../questionnaire/asked-questionnaire.js';
import { litParts, partOf } from './installation-parts.js';
import { installationInfoTexts } from './texts.js';

export interface InstallationInPictureProps {
  /** What the question at hand is about; undefined while nothing is asked. */
  readonly looking: LookedAt<InstallationSectionName> | undefined;
  readonly done: readonly InstallationSectionName[];
  readonly children: ReactNode;
}

/** Questions with the house beside them, in which the place that they are about is marked. */
export function InstallationInPicture({ looking, done, children }: InstallationInPictureProps) {
  const texts = useTexts('installationInfo', installationInfoTexts);
  const part = looking && partOf(looking);
  return (
    <WithPicture
      picture={<HouseIllustration marked={part ? [part] : []} done={litParts(done)} />}
      caption={
        <Stack gap="xxs">
          <Heading level={2} size="h4">
            {part ? texts.looking : texts.yourHouse}
          </Heading>
          <Text size="small" tone="muted">
            {part ? texts.part[part] : texts.known}
          </Text>
        </Stack>
      }
    >
      {children}
    </WithPicture>
  );
}
