'use client';

import { Alert, Card, PageHeader, Stack } from '@pomp/design-system';
import type { Order, Quote, RawAnswers } from '@pomp/domain';
import { FormReplacement } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import { useRef, useState } from 'react';
import { ClosedQuote } from './closed-quote.js';
import { OrderQuoteForm } from './order-quote-form.js';
import { Ordered } from './ordered.js';
import { quotesTexts } from './texts.js';
import { WithQuote, type NamedQuote } from './with-quote.js';

/** Props of `OrderQuoteScreen`. */
export type OrderQuoteScreenProps = NamedQuote;

/** Bestellen from a quote: what is asked besides, and the button that binds. */
export function OrderQuoteScreen({ quoteId }: OrderQuoteScreenProps) {
  const texts = useTexts(quotesTexts);
  const [ordered, setOrdered] = useState<Order>();
  if (ordered) return <Ordered order={ordered} />;
  return (
    <WithQuote quoteId={quoteId} title={texts.orderTitle}>
      {(quote) => <OrderFrom quote={quote} onOrdered={setOrdered} />}
    </WithQuote>
  );
}

interface OrderFromProps {
  readonly quote: Quote;
  readonly onOrdered: (order: Order) => void;
}

function OrderFrom({ quote, onOrdered }: OrderFromProps) {
  const texts = useTexts(quotesTexts);
  const [seen] = useState(quote);
  const invoiceTo = useRef<RawAnswers>({});
  return (
    <Stack gap="xl" width="form">
      <PageHeader title={texts.orderTitle} intro={quote.status === 'open' ? texts.orderIntro : undefined} />
      {quote.status === 'open' ? (
        <>
          {quote.revision !== seen.revision && (
            <FormReplacement key={quote.revision}>
              <Alert tone="warning">{texts.changed}</Alert>
            </FormReplacement>
          )}
          <Card>
            {/* What was agreed to of the one before is not agreed to of this one. */}
            <OrderQuoteForm key={quote.revision} quote={quote} invoiceTo={invoiceTo} onOrdered={onOrdered} />
          </Card>
        </>
      ) : seen.status === 'open' ? (
        <FormReplacement>
          <ClosedQuote quote={quote} />
        </FormReplacement>
      ) : (
        <ClosedQuote quote={quote} />
      )}
    </Stack>
  );
}
