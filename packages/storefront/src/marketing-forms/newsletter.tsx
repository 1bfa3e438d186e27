import { formInstead } from '@pomp/cms';
import { Columns, Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import type { MarketingFormId } from '@pomp/domain';
import { PageButtonLink } from '../storefront/page-link.js';
import { marketingFormTexts } from './texts.js';

const texts = marketingFormTexts.newsletter;
const usualForm: MarketingFormId = 'newsletter';

/** Props of `Newsletter`; the texts and the form have defaults. */
export interface NewsletterProps {
  readonly level: HeadingLevel;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly label?: string | undefined;
  readonly formId?: string | undefined;
}

/** Asks to subscribe. Pressed, the form opens over the page; until the page listens the button leads to the page that has it. */
export function Newsletter({ level, title = texts.title, text, label = texts.subscribe, formId = usualForm }: NewsletterProps) {
  return (
    <Columns tablet="fitLast" align="center" gap="l">
      <Stack gap="xs">
        <Heading level={level} size="h3">
          {title}
        </Heading>
        {text && <Text measure>{text}</Text>}
      </Stack>
      <PageButtonLink to="newsletter" tone="secondary" width="phone" {...formInstead(formId)}>
        {label}
      </PageButtonLink>
    </Columns>
  );
}
