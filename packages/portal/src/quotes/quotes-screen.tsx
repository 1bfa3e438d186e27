'use client';

import { useCallQuery } from '@pomp/api-client';
import { ButtonLink, Card, EmptyState, Heading, Inline, PageHeader, quoteIcon, Skeleton, Stack, Text } from '@pomp/design-system';
import { formatAddress, formatCents, formatDate, type Quote } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { Loaded } from '../loading/loaded.js';
import { usePath } from '../portal/portal-context.js';
import { QuoteStatusBadge } from './quote-status-badge.js';
import { quotesTexts } from './texts.js';
import { describeQuote } from './describe-quote.js';

/** Offertes: every quote, the newest first, and the way to a new one. */
export function QuotesScreen() {
  const texts = useTexts(quotesTexts);
  const path = usePath();
  const add = { href: path({ to: 'requestQuote' }), label: texts.request };
  return (
    <Stack gap="xl">
      <PageHeader title={texts.title} intro={texts.intro} add={add} />
      <Loaded query={useCallQuery('getQuotes')} loading={<Skeleton shape="card" count={2} label={texts.loading} />}>
        {(quotes) => (quotes.length === 0 ? <NoQuotes /> : <QuoteList quotes={quotes} />)}
      </Loaded>
    </Stack>
  );
}

function NoQuotes() {
  const texts = useTexts(quotesTexts);
  return (
    <EmptyState icon={quoteIcon}>
      <strong>{texts.none}</strong>
      <br />
      {texts.noneNext}
    </EmptyState>
  );
}

function QuoteList({ quotes }: { readonly quotes: readonly Quote[] }) {
  return (
    <Stack as="ul" gap="l">
      {quotes.map((quote) => (
        <QuoteItem key={quote.id} quote={quote} />
      ))}
    </Stack>
  );
}

function QuoteItem({ quote }: { readonly quote: Quote }) {
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  const path = usePath();
  const headingId = useId();
  const what = describeQuote(quote, texts);
  return (
    <Card as="li" labelledBy={headingId}>
      <Inline justify="between" gap="m" stacked="phone" align="end">
        <Stack gap="xs" align="start">
          <QuoteStatusBadge status={quote.status} />
          <Heading level={2} id={headingId}>
            {what}
          </Heading>
          <Text>{formatAddress(quote.address)}</Text>
          <Text tone="muted">
            {texts.quotedOn({ date: formatDate(quote.formValues.quoteDate, language) })}
            {quote.status === 'open' && <br />}
            {quote.status === 'open' && texts.validUntil({ date: formatDate(quote.validUntil, language) })}
          </Text>
        </Stack>
        <Stack gap="s" align="start">
          <Text size="lead" weight="strong" tabular>
            {formatCents(quote.total, language)}
          </Text>
          <ButtonLink
            href={path({ to: 'quote', quoteId: quote.id })}
            tone="secondary"
            width="phone"
            aria-label={texts.viewOf({ what })}
          >
            {texts.view}
          </ButtonLink>
        </Stack>
      </Inline>
    </Card>
  );
}
