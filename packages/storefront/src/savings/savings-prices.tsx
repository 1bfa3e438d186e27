import { headingBelow, PriceCard } from '@pomp/cms';
import { Columns, Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import { monthlyPriceOf, showEuros, type SubsidyIndication } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { usePath } from '../storefront/use-path.js';
import { savingsTexts } from './texts.js';

const texts = savingsTexts.prices;

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
      <Text measure>{texts.subsidy(showEuros(subsidy.amount, language))}</Text>
    </Stack>
  );
}

/** What it saves a month, and what of that the loan leaves. Whole: cents say more than is known. */
function monthlyPoints(monthlySavings: number, monthlyPrice: number, language: Language): readonly string[] {
  const saved = Math.round(monthlySavings);
  const left = Math.round(monthlySavings - monthlyPrice);
  if (saved < 0) return [texts.monthlyMore(showEuros(-saved, language)), texts.withLoan(showEuros(-left, language))];
  return [
    texts.monthly(showEuros(Math.abs(saved), language)),
    left >= 0 ? texts.return(showEuros(Math.abs(left), language)) : texts.noReturn(showEuros(-left, language)),
  ];
}
