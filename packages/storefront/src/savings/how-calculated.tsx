'use client';

import { headingBelow } from '@pomp/cms';
import {
  Accordion,
  Heading,
  House,
  RadioCards,
  Stack,
  SummaryList,
  Text,
  type HeadingLevel,
  type HousePoint,
  type HouseProps,
} from '@pomp/design-system';
import {
  calculateSavings,
  savingsFigures,
  outcomeKind,
  outdatedSources,
  showEuroRange,
  showEuros,
  showQuantity,
  showRange,
  type Figure,
  type SavingsInput,
  type SavingsResult,
  type SavingsStep,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useMemo, useState } from 'react';
import * as styles from './how-calculated.css.js';
import { useSavingsContext } from './use-savings-context.js';
import { useSellerName } from '../storefront/use-seller-name.js';
import { savingsResultTexts } from './savings-result-texts.js';

interface HowCalculatedProps {
  readonly input: SavingsInput;
  /** The home that it is about. */
  readonly drawn: Pick<HouseProps, 'type' | 'period' | 'label'>;
  readonly level: HeadingLevel;
}

/** Where in the home each step of the calculation is. */
const placeOf: Readonly<Record<SavingsStep['name'], HousePoint>> = {
  heatGross: 'boiler',
  heat: 'radiator',
  power: 'wall',
  coverage: 'pipes',
  gas: 'chimney',
  electricity: 'pump',
  euro: 'livingRoom',
  co2: 'garden',
};

/** Every step and figure of the calculation, as a walk through the visitor's own house. For the other system too: the model runs here. */
export function HowCalculated({ input, drawn, level }: HowCalculatedProps) {
  const language = useLanguage();
  const { how: texts } = language.texts(savingsResultTexts);
  const [system, setSystem] = useState(input.system);
  const [open, setOpen] = useState<string>();
  const context = useSavingsContext();
  const result = useMemo(() => calculateSavings({ ...input, system }, context), [input, system, context]);
  const below = headingBelow(level);
  const sellerName = useSellerName();
  const outdated = outdatedSources(result, context.on).map(({ source, date }) =>
    texts.figuresOf({ source: source ? language.say(source) : sellerName, date }),
  );
  const lit = result.steps.find(({ name }) => name === open);

  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={level} size="h1">
          {texts.title} <span className={styles.follow}>{texts.follow}</span>
        </Heading>
        <Text measure>{texts.intro}</Text>
      </Stack>
      <div className={styles.scripted}>
        <RadioCards
          name="system"
          label={texts.system}
          columns="2"
          options={[
            { value: 'hybrid', label: texts.hybrid },
            { value: 'allElectric', label: texts.allElectric },
          ]}
          value={system}
          onValueChange={setSystem}
        />
      </div>
      <div role="status">
        <Text size="lead" weight="strong">
          {sentence(result, language)}
        </Text>
      </div>
      <div className={styles.walk}>
        <div className={styles.house}>
          <House
            {...drawn}
            system={system}
            numbered={result.steps.map(({ name }) => placeOf[name])}
            current={lit && placeOf[lit.name]}
          />
        </div>
        <Stack gap="m">
          <Heading level={below}>{texts.steps}</Heading>
          <Steps result={result} level={below} open={open} onOpenChange={setOpen} />
        </Stack>
      </div>
      <Stack gap="m">
        <Heading level={below}>{texts.assumptions}</Heading>
        {outdated.length > 0 && <Text measure>{texts.aged({ list: outdated.join('; ') })}</Text>}
        <SummaryList
          items={result.assumptions.map(({ of, label, value, why }) => ({
            id: of,
            label: language.say(label),
            value: `${language.say(value)}. ${language.say(why)}`,
          }))}
        />
      </Stack>
    </Stack>
  );
}

function sentence({ euroSaved, range }: SavingsResult, language: Language): string {
  const { how: texts } = language.texts(savingsResultTexts);
  const said = { amount: showEuros(Math.round(Math.abs(euroSaved)), language), range: showEuroRange(range.euroSaved, language) };
  return { saves: texts.outcome(said), even: texts.even(said), costs: texts.costs(said) }[outcomeKind(euroSaved)];
}

/** How far off the steps can be that something comes out of. */
const rangesOf = (
  { range: { gasSaved, electricityUsed, euroSaved, co2Saved } }: SavingsResult,
  language: Language,
): { readonly [Name in SavingsStep['name']]?: string } => ({
  gas: showRange(gasSaved, language),
  electricity: showRange(electricityUsed, language),
  euro: showEuroRange(euroSaved, language),
  co2: showRange(co2Saved, language),
});

interface StepsProps {
  readonly result: SavingsResult;
  readonly level: HeadingLevel;
  readonly open: string | undefined;
  readonly onOpenChange: (open: string | undefined) => void;
}

function Steps({ result, level, open, onOpenChange }: StepsProps) {
  const language = useLanguage();
  const { how: texts, range: likely } = language.texts(savingsResultTexts);
  const sellerName = useSellerName();
  const ranges = rangesOf(result, language);
  const sourceOf = ({ basis, source, date }: Figure) =>
    `${language.say(basis)}. ${source ? language.say(source) : sellerName}, ${date}.`;
  const steps = result.steps.map(({ name, title, formula, terms, outcome }, index) => ({
    id: name,
    title: texts.numbered({ number: index + 1, step: title }),
    mark: showQuantity(outcome, language),
    content: (
      <Stack gap="m">
        <Text>{language.say(formula)}</Text>
        {ranges[name] && <Text weight="strong">{likely({ range: ranges[name] })}</Text>}
        <SummaryList
          items={terms.map((term) => ({
            label: language.say(term.label),
            value: (
              <>
                {showQuantity(term, language)}
                {term.from && (
                  <Text size="small" tone="muted">
                    {sourceOf(term.from)}
                  </Text>
                )}
              </>
            ),
          }))}
        />
      </Stack>
    ),
  }));
  const sources = {
    id: 'sources',
    title: texts.sources,
    content: (
      <SummaryList
        items={savingsFigures(result).map(({ label, figure }, index) => ({
          id: String(index),
          label: `${language.say(label)}: ${showQuantity(figure, language)}`,
          value: sourceOf(figure),
        }))}
      />
    ),
  };
  return <Accordion items={[...steps, sources]} open={open} onOpenChange={onOpenChange} headingLevel={headingBelow(level)} />;
}
