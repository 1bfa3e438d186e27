import { headingBelow, PriceCard } from '@pomp/cms';
import { Columns, Heading, Stack, type HeadingLevel } from '@pomp/design-system';
import { monthlyPriceOf, outcomeKind, showEuroRange, showEuros, type SavingsResult } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { usePath } from '../storefront/use-path.js';
import { isAdvised } from './is-advised.js';
import { savingsResultTexts } from './savings-result-texts.js';

interface SavingsPricesProps {
  readonly result: Pick<SavingsResult, 'fit' | 'price' | 'euroSaved' | 'monthlySavings' | 'range'>;
  readonly level: HeadingLevel;
}

/** What the pump costs, at once or by a fund, beside what it saves a month. */
export function SavingsPrices({ result, level }: SavingsPricesProps) {
  const language = useLanguage();
  const { prices: texts } = language.texts(savingsResultTexts);
  const cards = headingBelow(level);
  const { price } = result;
  const priceInCents = Math.round(price * 100);
  const monthly = monthlyPriceOf(price).value;
  const reserve = { label: texts.reserve, link: { href: usePath()({ to: 'reservation', product: 'Pomp AO' }), newTab: false } };
  return (
    <Stack gap="l">
      <Heading level={level}>{texts.title}</Heading>
      <Columns tablet="2" gap="l" align="start">
        <PriceCard
          title={texts.own}
          headingLevel={cards}
          priceInCents={priceInCents}
          payment="once"
          points={[texts.ownPoint]}
          highlight
          {...(isAdvised(result) && { action: reserve })}
        />
        <PriceCard
          title={texts.fund}
          headingLevel={cards}
          priceInCents={monthly * 100}
          payment="monthly"
          loanInCents={priceInCents}
          points={monthlyPoints(result, monthly, language)}
        />
      </Columns>
    </Stack>
  );
}

/** What it saves a month, and what of that the loan leaves. Whole: cents say more than is known. */
function monthlyPoints(
  { monthlySavings, range }: SavingsPricesProps['result'],
  monthlyPrice: number,
  language: Language,
): readonly string[] {
  const { prices: texts } = language.texts(savingsResultTexts);
  const show = (amount: number) => showEuros(amount, language);
  const said = { range: showEuroRange(range.monthlySavings, language) };
  const left = Math.round(monthlySavings - monthlyPrice);
  const { from, to } = range.monthlySavings;
  const saidLeft = {
    amount: show(Math.abs(left)),
    range: showEuroRange({ from: from - monthlyPrice, to: to - monthlyPrice }, language),
  };
  const afterLoan = { saves: texts.return(saidLeft), even: texts.evenReturn(saidLeft), costs: texts.noReturn(saidLeft) }[
    outcomeKind(left)
  ];
  switch (outcomeKind(monthlySavings)) {
    case 'saves':
      return [texts.monthly({ savings: show(Math.round(monthlySavings)), ...said }), afterLoan];
    case 'even':
      return [texts.monthlyEven(said), texts.withLoan(saidLeft)];
    case 'costs':
      return [texts.monthlyMore({ amount: show(Math.round(-monthlySavings)), ...said }), texts.withLoan(saidLeft)];
  }
}
