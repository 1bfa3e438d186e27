'use client';

import { headingBelow } from '@pomp/cms';
import { Accordion, Heading, RadioCards, Stack, SummaryList, Text, type HeadingLevel } from '@pomp/design-system';
import {
  calculateSavings,
  savingsFigures,
  outcomeKind,
  outdatedSources,
  showEuroRange,
  showEuros,
  showQuantity,
  type Figure,
  type SavingsInput,
  type SavingsResult,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useMemo, useState } from 'react';
import { useSavingsContext } from './use-savings-context.js';
import { useSellerName } from '../storefront/use-seller-name.js';
import { savingsResultTexts } from './savings-result-texts.js';

interface HowCalculatedProps {
  readonly input: SavingsInput;
  readonly level: HeadingLevel;
}

/** Every step and figure of the calculation. For the other system too: the model runs here. */
export function HowCalculated({ input, level }: HowCalculatedProps) {
  const language = useLanguage();
  const { how: texts } = language.texts(savingsResultTexts);
  const [system, setSystem] = useState(input.system);
  const context = useSavingsContext();
  const result = useMemo(() => calculateSavings({ ...input, system }, context), [input, system, context]);
  const below = headingBelow(level);
  const sellerName = useSellerName();
  const outdated = outdatedSources(result, context.on).map(({ source, date }) =>
    texts.figuresOf({ source: source ? language.say(source) : sellerName, date }),
  );

  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={level}>{texts.title}</Heading>
        <Text measure>{texts.intro}</Text>
      </Stack>
      <Stack gap="l">
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
        <div role="status">
          <Text size="lead" weight="strong">
            {sentence(result, language)}
          </Text>
        </div>
      </Stack>
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
      <Steps result={result} level={below} />
    </Stack>
  );
}

function sentence({ euroSaved, range }: SavingsResult, language: Language): string {
  const { how: texts } = language.texts(savingsResultTexts);
  const said = { amount: showEuros(Math.round(Math.abs(euroSaved)), language), range: showEuroRange(range.euroSaved, language) };
  return { saves: texts.outcome(said), even: texts.even(said), costs: texts.costs(said) }[outcomeKind(euroSaved)];
}

function Steps({ result, level }: { readonly result: SavingsResult; readonly level: HeadingLevel }) {
  const language = useLanguage();
  const { how: texts } = language.texts(savingsResultTexts);
  const [open, setOpen] = useState<string>();
  const sellerName = useSellerName();
  const sourceOf = ({ basis, source, date }: Figure) =>
    `${language.say(basis)}. ${source ? language.say(source) : sellerName}, ${date}.`;
  const steps = result.steps.map(({ name, title, formula, terms, outcome }) => ({
    id: name,
    title: `${language.say(title)}: ${showQuantity(outcome, language)}`,
    content: (
      <Stack gap="m">
        <Text>{language.say(formula)}</Text>
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
  return (
    <Stack gap="m">
      <Heading level={level}>{texts.steps}</Heading>
      <Accordion items={[...steps, sources]} open={open} onOpenChange={setOpen} headingLevel={headingBelow(level)} />
    </Stack>
  );
}
