import { type SpokenProps, useTexts } from '@pomp/language/react';
import { formInstead } from '@pomp/cms';
import { Columns, Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import type { MarketingFormId } from '@pomp/domain';
import type { ReactNode } from 'react';
import { PageButtonLink } from '../storefront/page-link.js';
import { newsletterTexts } from './newsletter-texts.js';

const usualForm: MarketingFormId = 'newsletter';

/** Props of `Newsletter`; the texts and the form have defaults. */
export interface NewsletterProps extends SpokenProps {
  readonly level: HeadingLevel;
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly label?: ReactNode;
  readonly formId?: string | undefined;
}

/** Asks to subscribe. Pressed, the form opens over the page; until the page listens the button leads to the page that has it. */
export function Newsletter({ level, title, text, label, formId = usualForm, language }: NewsletterProps) {
  const texts = useTexts(newsletterTexts, language);
  return (
    <Columns tablet="fitLast" align="center" gap="l">
      <Stack gap="xs">
        <Heading level={level} size="h3">
          {title ?? texts.title}
        </Heading>
        {text && <Text measure>{text}</Text>}
      </Stack>
      <PageButtonLink to="newsletter" tone="secondary" width="phone" {...formInstead(formId)}>
        {label ?? texts.subscribe}
      </PageButtonLink>
    </Columns>
  );
}
