'use client';

import { Alert, arrowRightIcon, ButtonLink, Card, Heading, Stack, Text } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import type { Filling } from './filling.js';
import { questionnaireTexts } from './texts.js';

/** What differs in words between one questionnaire and another. */
export interface FillingWords {
  readonly nothingTitle: string;
  readonly nothing: string;
  readonly addNow: string;
  readonly complete: string;
}

export interface FillingPromptProps<Name extends string> {
  readonly filling: Filling<Name>;
  readonly words: FillingWords;
  /** Orders as the questionnaire has them. */
  readonly order: { readonly steps: readonly Name[]; readonly resume: readonly Name[] };
  readonly paths: { readonly step: (name: Name) => string; readonly review: string };
}

/** What there is to do, and the button that goes there: the first step, the first section that misses something, or the review. */
export function FillingPrompt<Name extends string>({ filling, words, order, paths }: FillingPromptProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  const count = order.steps.length;
  switch (filling.kind) {
    case 'nothing':
      return <Prompt title={words.nothingTitle} text={words.nothing} href={paths.step(order.steps[0]!)} action={words.addNow} />;
    case 'partial': {
      const [first] = order.resume.flatMap((name) => filling.missing.filter((section) => section.name === name));
      return (
        <Prompt
          title={texts.partialTitle({ missing: filling.missing.length, count })}
          text={texts.partial({
            titles: new Intl.ListFormat(language.locale).format(filling.missing.map(({ section }) => language.say(section.title))),
          })}
          href={paths.step(first!.name)}
          action={texts.continueWith({ title: first!.section.title })}
        />
      );
    }
    case 'toFinish':
      return <Prompt title={texts.toFinishTitle} text={texts.toFinish} href={paths.review} action={texts.toReviewAndFinish} />;
    case 'complete':
      return <Alert tone="success">{words.complete}</Alert>;
  }
}

interface PromptProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

function Prompt({ title, text, href, action }: PromptProps) {
  const titleId = useId();
  return (
    <Card tone="action" as="section" labelledBy={titleId}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          <Text measure>{text}</Text>
        </Stack>
        <div>
          <ButtonLink href={href} width="phone" iconAfter={arrowRightIcon}>
            {action}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
