'use client';

import { Inline, Stack, Text } from '@pomp/design-system';
import { formatCents, type PricedQuote, type QuoteLine, vatPercentage } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { quotesTexts } from './texts.js';

export interface QuoteAmountsProps {
  readonly quote: PricedQuote;
}

/** Line by line what it costs, and all together with the VAT in it. */
export function QuoteAmounts({ quote: { lines, total, vat } }: QuoteAmountsProps) {
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  return (
    <Stack gap="m">
      <Stack as="ul" gap="s">
        {lines.map((line) => (
          <AmountLine key={line.description} line={line} />
        ))}
      </Stack>
      <Stack gap="xxs">
        <Inline justify="between" align="baseline">
          <Text as="span" size="lead" weight="strong">
            {texts.total}
          </Text>
          <Text as="span" size="lead" weight="strong" tabular>
            {formatCents(total, language)}
          </Text>
        </Inline>
        <Text tone="muted">{texts.vat({ amount: formatCents(vat, language), percentage: vatPercentage })}</Text>
      </Stack>
    </Stack>
  );
}

function AmountLine({ line: { description, quantity, unitPrice, amount } }: { readonly line: QuoteLine }) {
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  return (
    <li>
      <Inline justify="between" align="baseline" wrap="nowrap" gap="m">
        <Stack gap="xxs">
          <Text>{description}</Text>
          {quantity > 1 && <Text tone="muted">{texts.times({ quantity, unitPrice: formatCents(unitPrice, language) })}</Text>}
        </Stack>
        <Text as="span" tabular align="end">
          {formatCents(amount, language)}
        </Text>
      </Inline>
    </li>
  );
}
