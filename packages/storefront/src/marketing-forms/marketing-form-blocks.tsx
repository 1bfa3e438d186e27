import { defineBlock, Lines, Said, Section, SectionTitle } from '@pomp/cms';
import { Card, Stack } from '@pomp/design-system';
import { formConfirmationSchema, formSectionSchema, newsletterSectionSchema } from './marketing-form-blocks.schema.js';
import { FormConfirmation, MarketingForm } from './marketing-form-islands.js';
import { NeedsScript } from '../without-script/needs-script.js';
import { Newsletter } from './newsletter.js';

export const formSectionBlock = defineBlock({
  component: 'form_section',
  name: 'Formulier',
  schema: formSectionSchema,
  hasOwnWords: true,
  render: ({ title, text, hubspot_form_id, submit_label }, { index, headingLevel, lang }) => (
    <Section index={index}>
      <Stack gap="l">
        <SectionTitle title={title} intro={text} level={headingLevel} lang={lang} />
        <MarketingForm formId={hubspot_form_id} submitLabel={submit_label} />
      </Stack>
    </Section>
  ),
});

export const newsletterSectionBlock = defineBlock({
  component: 'newsletter_section',
  name: 'Nieuwsbrief',
  schema: newsletterSectionSchema,
  hasOwnWords: true,
  render: ({ title, text, button_label, hubspot_form_id }, { index, headingLevel, lang, language }) => (
    <Section index={index}>
      <Card padding="xl">
        <Newsletter
          language={language}
          level={headingLevel}
          title={title && <Said lang={lang}>{title}</Said>}
          text={
            text && (
              <Said lang={lang}>
                <Lines of={text} />
              </Said>
            )
          }
          label={button_label && <Said lang={lang}>{button_label}</Said>}
          formId={hubspot_form_id}
        />
      </Card>
    </Section>
  ),
});

export const formConfirmationBlock = defineBlock({
  component: 'form_confirmation',
  name: 'Aanmelding bevestigen',
  schema: formConfirmationSchema,
  hasOwnWords: true,
  render: ({ title }, { index, headingLevel, lang, language }) => (
    <Section index={index}>
      <Stack gap="l">
        <SectionTitle title={title} level={headingLevel} lang={lang} />
        {/* Only the address says what is confirmed, and the page is the same for everyone. */}
        <NeedsScript language={language} />
        <FormConfirmation />
      </Stack>
    </Section>
  ),
});
