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
import { useInstallationToDo } from './use-installation-to-do.js';

/** Props of `FeedbackScreen`. */
export interface FeedbackScreenProps {
  /** What was just finished. */
  readonly type: FinishedQuestionnaire;
}

/** After a questionnaire: thanks, what happens with it, and a way on. */
export function FeedbackScreen({ type }: FeedbackScreenProps) {
  const texts = useTexts(feedbackTexts);
  return (
    <Stack gap="xl">
      <PageHeader eyebrow={texts.thanks} title={texts.title[type]} />
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
      <WayOn type={type} />
      <FeedbackForm type={type} />
    </Stack>
  );
}

function WayOn({ type }: FeedbackScreenProps) {
  const texts = useTexts(feedbackTexts);
  const path = usePath();
  const installation = useInstallationToDo();
  if (installation === undefined) {
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
      <Text measure>{texts.installationMissing[type]}</Text>
      <Inline gap="s" stacked="phone">
        <ButtonLink href={installation} iconAfter={arrowRightIcon}>
          {texts.toInstallation}
        </ButtonLink>
        <ButtonLink href={path({ to: 'dashboard' })} tone="secondary">
          {texts.toOverview}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
