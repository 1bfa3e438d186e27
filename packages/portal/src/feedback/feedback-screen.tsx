'use client';

import {
  arrowRightIcon,
  ButtonLink,
  Card,
  Columns,
  Heading,
  HouseIllustration,
  Inline,
  PageHeader,
  Stack,
  Text,
} from '@pomp/design-system';
import type { FinishedQuestionnaire } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { FeedbackForm } from './feedback-form.js';
import { feedbackTexts } from './texts.js';
import { useFinished } from './use-finished.js';
import { useStillToDo } from './use-still-to-do.js';

/** Props of `FeedbackScreen`. */
export interface FeedbackScreenProps {
  /** What was just finished. */
  readonly type: FinishedQuestionnaire;
}

/** After a questionnaire: thanks, how it went, a way on, and what happens with it. Who comes here before it is finished is led back to it. */
export function FeedbackScreen({ type }: FeedbackScreenProps) {
  const texts = useTexts(feedbackTexts);
  const path = usePath();
  const finished = useFinished(type);
  if (!finished) {
    return (
      <Stack gap="l">
        <PageHeader title={texts.missingTitle[type]} intro={texts.missing} />
        <div>
          <ButtonLink href={path({ to: type === 'woning' ? 'houseInfo' : 'installationInfo' })} iconAfter={arrowRightIcon}>
            {texts.fillIn}
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap="xl">
      <PageHeader eyebrow={texts.thanks} title={texts.title[type]} />
      <FeedbackForm type={type} />
      <WayOn type={type} />
      <Card line>
        <Columns tablet="wideFirst" align="center">
          <Stack gap="m">
            <Heading level={2}>{texts.nextTitle}</Heading>
            <Stack as="ul" gap="s">
              {[...Object.values(texts.next[type]), texts.change].map((sentence) => (
                <li key={sentence}>
                  <Text measure>{sentence}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
          <HouseIllustration />
        </Columns>
      </Card>
    </Stack>
  );
}

function WayOn({ type }: FeedbackScreenProps) {
  const texts = useTexts(feedbackTexts);
  const path = usePath();
  const toDo = useStillToDo();
  if (toDo === undefined) {
    return (
      <Inline gap="s" stacked="phone">
        <ButtonLink href={path({ to: 'dashboard' })} iconAfter={arrowRightIcon}>
          {texts.toOverview}
        </ButtonLink>
        <ButtonLink href={path({ to: 'houseInfo' })} tone="secondary">
          {texts.toHouseInfo}
        </ButtonLink>
      </Inline>
    );
  }
  return (
    <Stack gap="m">
      <Text measure>{texts.stillMissing[toDo.what][type]}</Text>
      <Inline gap="s" stacked="phone">
        <ButtonLink href={toDo.href} iconAfter={arrowRightIcon}>
          {texts.fillInRest[toDo.what]}
        </ButtonLink>
        <ButtonLink href={path({ to: 'dashboard' })} tone="secondary">
          {texts.toOverview}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
