'use client';

import { useHrefOf } from '@pomp/api-client';
import { arrowRightIcon, ButtonLink, Card, downloadIcon, Inline, Link, PageHeader, Stack, SummaryList } from '@pomp/design-system';
import { formatAddress, formatDate, type Quote } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { ClosedQuote } from './closed-quote.js';
import { QuoteAmounts } from './quote-amounts.js';
import { QuoteStatusBadge } from './quote-status-badge.js';
import { quotesTexts } from './texts.js';
import { describeQuote } from './describe-quote.js';
import { WithQuote, type NamedQuote } from './with-quote.js';

/** Props of `QuoteScreen`. */
export type QuoteScreenProps = NamedQuote;

/** One quote: what it offers, for how much and until when; from here it is changed or ordered from. */
export function QuoteScreen({ quoteId }: QuoteScreenProps) {
  const texts = useTexts(quotesTexts);
  return (
    <WithQuote quoteId={quoteId} title={texts.title}>
      {(quote) => <OneQuote quote={quote} />}
    </WithQuote>
  );
}

function OneQuote({ quote }: { readonly quote: Quote }) {
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  const path = usePath();
  const hrefOf = useHrefOf();
  const what = describeQuote(quote, texts);
  return (
    <Stack gap="xl" width="form">
      <Stack gap="s" align="start">
        <PageHeader eyebrow={texts.quotedOn({ date: formatDate(quote.formValues.quoteDate, language) })} title={what} />
        <QuoteStatusBadge status={quote.status} />
      </Stack>
      <Card>
        <Stack gap="l">
          <QuoteAmounts quote={quote} />
          <SummaryList
            items={[
              { label: texts.address, value: formatAddress(quote.address) },
              ...(quote.status === 'open' ? [{ label: texts.validUntilLabel, value: formatDate(quote.validUntil, language) }] : []),
            ]}
          />
          <Inline>
            <ButtonLink
              tone="secondary"
              size="small"
              iconBefore={downloadIcon}
              href={hrefOf('getQuotePdf', { id: quote.id })}
              download
            >
              {texts.downloadPdf}
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
      {quote.status === 'open' ? (
        <Inline gap="l" stacked="phone">
          <ButtonLink href={path({ to: 'orderQuote', quoteId: quote.id })} width="phone" iconAfter={arrowRightIcon}>
            {texts.order}
          </ButtonLink>
          <Link href={path({ to: 'requestQuote', quoteId: quote.id })}>{texts.change}</Link>
        </Inline>
      ) : (
        <ClosedQuote quote={quote} />
      )}
      <Link href={path({ to: 'quotes' })}>{texts.toQuotes}</Link>
    </Stack>
  );
}
