import { defineBlock, Said, savingsForm, Section, SectionTitle } from '@pomp/cms';
import { Card, Stack } from '@pomp/design-system';
import { SavingsResultOfPage } from './given-home.js';
import {
  businessSavingsSchema,
  savingsCalculatorSchema,
  savingsExampleSchema,
  savingsFormSchema,
  savingsResultSchema,
  savingsTotalsSchema,
} from './savings-blocks.schema.js';
import { BusinessSavings, QuickCheck, SavingsTotals } from './savings-islands.js';
import { SavingsExample } from './savings-example.js';
import * as styles from './savings-result.css.js';

export const savingsCalculatorBlock = defineBlock({
  component: 'savings_calculator',
  name: 'Besparing berekenen',
  schema: savingsCalculatorSchema,
  hasOwnWords: true,
  render: ({ title, intro, layout }, { index, headingLevel, lang }) => (
    <Section index={index}>
      {/* Below an opening there is a warm line already. */}
      <Card padding="xl" line={index === 0}>
        <div className={layout === 'stacked' ? styles.form : undefined}>
          <Stack gap="l">
            <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
            <QuickCheck layout={layout} />
          </Stack>
        </div>
      </Card>
    </Section>
  ),
});

/** The quick check as part of an opening with words of its own. */
export const savingsFormBlock = defineBlock({
  component: savingsForm,
  name: 'Rekenhulp in een opening',
  schema: savingsFormSchema,
  hasOwnWords: true,
  render: () => (
    <Card padding="l">
      <QuickCheck layout="compact" />
    </Card>
  ),
});

export const savingsResultBlock = defineBlock({
  component: 'savings_result',
  name: 'Uitkomst van de besparing',
  schema: savingsResultSchema,
  hasOwnWords: true,
  render: ({ title }, { headingLevel, lang }) => <SavingsResultOfPage title={title} titleLang={lang} headingLevel={headingLevel} />,
});

export const businessSavingsBlock = defineBlock({
  component: 'b2b_section',
  name: 'Besparing van gebouwen (zakelijk)',
  schema: businessSavingsSchema,
  hasOwnWords: true,
  render: ({ title, intro }, { index, headingLevel, lang }) => (
    <Section index={index}>
      <div className={styles.titleAndForm}>
        <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
        <BusinessSavings />
      </div>
    </Section>
  ),
});

export const savingsTotalsBlock = defineBlock({
  component: 'savings_totals',
  name: 'Samen bespaard',
  schema: savingsTotalsSchema,
  hasOwnWords: true,
  render: ({ title, intro }, { index, headingLevel, lang }) => (
    <Section index={index} ground="ice">
      <Stack gap="xl">
        <SectionTitle title={title} intro={intro} level={headingLevel} lang={lang} />
        <SavingsTotals />
      </Stack>
    </Section>
  ),
});

/** A sum with the model of today, beside what an article says about it. */
export const savingsExampleBlock = defineBlock({
  component: 'savings_example',
  name: 'Rekenvoorbeeld',
  schema: savingsExampleSchema,
  hasOwnWords: true,
  render: ({ title, building_type, floor_area, gas_use, residents, insulation }, { index, headingLevel, lang }) => (
    <Section index={index}>
      <SavingsExample
        level={headingLevel}
        title={<Said lang={lang}>{title}</Said>}
        home={{ buildingType: building_type, floorArea: floor_area, gasUse: gas_use, residents, insulation }}
      />
    </Section>
  ),
});
