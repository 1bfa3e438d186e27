'use client';

import { DataTable, Inline, Stack, Text } from '@pomp/design-system';
import { formatCents, type PricedQuote } from '@pomp/domain';
import { useTexts } from '../portal/portal-context.js';
import { quotesTexts } from './texts.js';

export interface QuoteAmountsProps {
  readonly quote: PricedQuote;
  /** What it is for, for who hears the table. */
  readonly what: string;
}

/** Line by line what it costs, and all together with the VAT in it. */
export function QuoteAmounts({ quote: { lines, total, vat }, what }: QuoteAmountsProps) {
  const texts = useTexts('quotes', quotesTexts);
  return (
    <Stack gap="m">
      <DataTable
        caption={texts.linesOf(what)}
        rows={lines}
        rowId={({ description }) => description}
        columns={[
          { label: texts.what, value: ({ description }) => description },
          { label: texts.quantity, value: ({ quantity }) => quantity },
          { label: texts.unitPrice, value: ({ unitPrice }) => formatCents(unitPrice) },
          { label: texts.amount, value: ({ amount }) => formatCents(amount) },
        ]}
      />
      <QuoteTotal total={total} vat={vat} />
    </Stack>
  );
}

export function QuoteTotal({ total, vat }: Pick<PricedQuote, 'total' | 'vat'>) {
  const texts = useTexts('quotes', quotesTexts);
  return (
    <Stack gap="xxs">
      <Inline justify="between" align="baseline">
        <Text as="span" size="lead" weight="strong">
          {texts.total}
        </Text>
        <Text as="span" size="lead" weight="strong" tabular>
          {formatCents(total)}
        </Text>
      </Inline>
      <Text tone="muted">{texts.vat(formatCents(vat))}</Text>
    </Stack>
  );
}
