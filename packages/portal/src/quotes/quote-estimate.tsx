'use client';

import { useCallQuery } from '@pomp/api-client';
import { Card, Stack, Text } from '@pomp/design-system';
import { isUpgrade, pricedQuote } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { QuoteAmounts } from './quote-amounts.js';
import { quotesTexts } from './texts.js';
import { useWantedProduct, type RequestForm } from './use-wanted-product.js';

/** What is asked so far costs, while it is being asked; nothing before there is a product, or without the prices: the quote says it then. */
export function QuoteEstimate({ form }: { readonly form: RequestForm }) {
  const { data: prices = [] } = useCallQuery('getPrices');
  const texts = useTexts(quotesTexts);
  const language = useLanguage();
  const wanted = useWantedProduct(form);
  const price = wanted && pricedQuote(wanted, prices);
  const included = prices.find(({ product }) => product === wanted?.product)?.included ?? [];
  return (
    <div aria-live="polite">
      {wanted && price && (
        <Card tone="quiet">
          <Stack gap="m">
            <Text weight="strong">{texts.estimate}</Text>
            {isUpgrade(wanted.product) && <Text>{texts.upgrade}</Text>}
            <QuoteAmounts quote={price} />
            <Text tone="muted">
              {texts.included({ parts: new Intl.ListFormat(language.locale).format(included).toLowerCase() })}
            </Text>
          </Stack>
        </Card>
      )}
    </div>
  );
}
