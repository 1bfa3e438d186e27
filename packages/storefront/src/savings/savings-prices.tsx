import { headingBelow, PriceCard } from '@pomp/cms';
import { Columns, Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import { monthlyPriceOf, showEuros, type SubsidyIndication } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { usePath } from '../storefront/use-path.js';
import { savingsResultTexts } from './savings-result-texts.js';

interface SavingsPricesProps {
  /** € once */
  readonly price: number;
  /** € */
  readonly monthlySavings: number;
  readonly subsidy: SubsidyIndication;
  readonly level: HeadingLevel;
}

/** What the pump costs, at once or by a fund, beside what it saves a month. */
export function SavingsPrices({ price, monthlySavings, subsidy, level }: SavingsPricesProps) {
  const language = useLanguage();
  const { prices: texts } = language.texts(savingsResultTexts);
  const cards = headingBelow(level);
  const monthly = monthlyPriceOf(price).value;
  const reserve = { label: texts.reserve, link: { href: usePath()({ to: 'reservation', product: 'Pomp AO' }), newTab: false } };
  return (
    <Stack gap="l">
      <Heading level={level}>{texts.title}</Heading>
      <Columns tablet="2" gap="l" align="start">
        <PriceCard
          title={texts.own}
          headingLevel={cards}
          priceInCents={Math.round(price * 100)}
          payment="once"
          points={[texts.ownPoint]}
          highlight
          action={reserve}
        />
        <PriceCard
          title={texts.fund}
          headingLevel={cards}
          priceInCents={monthly * 100}
          payment="monthly"
          points={monthlyPoints(monthlySavings, monthly, language)}
        />
      </Columns>
      <Text measure>{texts.subsidy({ amount: showEuros(subsidy.amount, language), year: String(subsidy.year) })}</Text>
    </Stack>
  );
}

/** What it saves a month, and what of that the loan leaves. Whole: cents say more than is known. */
function monthlyPoints(monthlySavings: number, monthlyPrice: number, language: Language): readonly string[] {
  const { prices: texts } = language.texts(savingsResultTexts);
  const show = (amount: number) => showEuros(amount, language);
  const saved = Math.round(monthlySavings);
  const left = Math.round(monthlySavings - monthlyPrice);
  if (saved < 0) return [texts.monthlyMore({ amount: show(-saved) }), texts.withLoan({ amount: show(-left) })];
  return [
    texts.monthly({ savings: show(Math.abs(saved)) }),
    left >= 0 ? texts.return({ amount: show(Math.abs(left)) }) : texts.noReturn({ amount: show(-left) }),
  ];
}
