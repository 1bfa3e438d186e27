import { defineBlock, headingBelow, Said, Section, SectionTitle } from '@pomp/cms';
import { Stack } from '@pomp/design-system';
import type { ReactNode } from 'react';
import { formAndAside } from '../storefront/form-and-aside.css.js';
import { contactSchema, openingHoursSchema } from './contact-blocks.schema.js';
import { BusinessContactForm, ContactForm } from './contact-islands.js';
import * as styles from './contact.css.js';
import { OtherWays } from './other-ways.js';

export const contactBlock = defineBlock({
  component: 'contact_section',
  name: 'Contactformulier',
  schema: contactSchema,
  hasOwnWords: true,
  render: ({ title, intro, ways_title, hours, ...ways }, { index, headingLevel, lang, language, renderBlocks }) => (
    <Section index={index}>
      <Question form={<ContactForm />} title={<SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />}>
        <OtherWays
          language={language}
          title={ways_title && <Said lang={lang}>{ways_title}</Said>}
          level={headingBelow(headingLevel)}
          hours={hours.length > 0 && renderBlocks(hours, headingLevel)}
          {...ways}
        />
      </Question>
    </Section>
  ),
});

export const businessContactBlock = defineBlock({
  component: 'business_contact_section',
  name: 'Contactformulier (zakelijk)',
  schema: contactSchema,
  hasOwnWords: true,
  render: ({ title, intro, ways_title, hours, ...ways }, { index, headingLevel, lang, language, renderBlocks }) => (
    <Section index={index}>
      <Question
        form={<BusinessContactForm />}
        title={<SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />}
      >
        <OtherWays
          language={language}
          title={ways_title && <Said lang={lang}>{ways_title}</Said>}
          level={headingBelow(headingLevel)}
          hours={hours.length > 0 && renderBlocks(hours, headingLevel)}
          {...ways}
        />
      </Question>
    </Section>
  ),
});

export const openingHoursBlock = defineBlock({
  component: 'opening_hours',
  name: 'Openingstijd',
  schema: openingHoursSchema,
  render: ({ days, times }) => (
    <div className={styles.hours}>
      <dt>{days}</dt>
      <dd className={styles.times}>{times}</dd>
    </div>
  ),
});

interface QuestionProps {
  readonly title: ReactNode;
  readonly form: ReactNode;
  /** Beside the form, or below it on a phone. */
  readonly children: ReactNode;
}

function Question({ title, form, children }: QuestionProps) {
  return (
    <Stack gap="xl">
      {title}
      <div className={formAndAside}>
        {form}
        {children}
      </div>
    </Stack>
  );
}
