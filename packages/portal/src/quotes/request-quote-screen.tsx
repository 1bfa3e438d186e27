'use client';

import { useCallQuery } from '@pomp/api-client';
import { PageHeader, Skeleton, Stack } from '@pomp/design-system';
import { quoteRequest, quoteValidity, type Quote } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { Loaded } from '../loading/loaded.js';
import { ClosedQuote } from './closed-quote.js';
import { RequestQuoteForm } from './request-quote-form.js';
import { quotesTexts } from './texts.js';
import { WithQuote, type NamedQuote } from './with-quote.js';

/** Props of `RequestQuoteScreen`. */
export interface RequestQuoteScreenProps extends NamedQuote {
  /** From the address of the page: what was chosen before logging in. What isn't reserved on the site is ignored. */
  readonly product?: string | undefined;
}

/** Offerte aanvragen; with a quote in the address, changing that one. */
export function RequestQuoteScreen({ quoteId, product }: RequestQuoteScreenProps) {
  const texts = useTexts(quotesTexts);
  if (quoteId === undefined) return <Request quote={undefined} product={product} />;
  return (
    <WithQuote quoteId={quoteId} title={texts.changeTitle}>
      {(quote) => <Request quote={quote} />}
    </WithQuote>
  );
}

interface RequestProps extends Pick<RequestQuoteScreenProps, 'product'> {
  readonly quote: Quote | undefined;
}

function Request({ quote, product }: RequestProps) {
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  const houses = useCallQuery('getHouses');
  const closed = quote !== undefined && quote.status !== 'open';
  return (
    <Stack gap="xl" width="form">
      <PageHeader
        title={quote ? texts.changeTitle : language.say(quoteRequest.title)}
        intro={(quote ? texts.changeIntro : texts.requestIntro)({ days: quoteValidity })}
      />
      {closed ? (
        <ClosedQuote quote={quote} />
      ) : (
        <Loaded query={houses} loading={<Skeleton shape="field" count={3} label={texts.loading} />}>
          {(found) => <RequestQuoteForm houses={found} quote={quote} product={product} />}
        </Loaded>
      )}
    </Stack>
  );
}
