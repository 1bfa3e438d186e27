'use client';

import { useCallQuery } from '@pomp/api-client';
import { Skeleton } from '@pomp/design-system';
import type { Quote } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { Loaded } from '../loading/loaded.js';
import { usePath } from '../portal/portal-context.js';
import { NotFoundScreen } from '../screen-parts/not-found-screen.js';
import { quotesTexts } from './texts.js';

export interface NamedQuote {
  /** From the address of the page. */
  readonly quoteId: string | undefined;
}

interface WithQuoteProps extends NamedQuote {
  readonly title: string;
  readonly children: (quote: Quote) => ReactNode;
}

/** The quote that the address names, or the way to those that there are. */
export function WithQuote({ quoteId, title, children }: WithQuoteProps) {
  const texts = useTexts(quotesTexts);
  const path = usePath();
  return (
    <Loaded query={useCallQuery('getQuotes')} loading={<Skeleton shape="card" label={texts.loading} />}>
      {(quotes) => {
        const quote = quotes.find(({ id }) => id === quoteId);
        if (!quote)
          return (
            <NotFoundScreen title={title} text={texts.notFound} wayOut={{ label: texts.toQuotes, href: path({ to: 'quotes' }) }} />
          );
        return children(quote);
      }}
    </Loaded>
  );
}
