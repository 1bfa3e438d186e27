'use client';

import { hasUpgrade, offeredProduct, type quoteRequest, type WantedProduct } from '@pomp/domain';
import type { SectionFormController } from '@pomp/forms';
import { useMemo, useSyncExternalStore } from 'react';

export type RequestForm = SectionFormController<(typeof quoteRequest)['fields']>;

/** What the form asks for so far; undefined until that has a price. */
export function useWantedProduct(form: RequestForm): WantedProduct | undefined {
  const read = () => {
    const { product, hasPompAo, quantity, removeBoiler } = form.resolution().answers;
    if (product === undefined || quantity === undefined || (hasUpgrade(product) && hasPompAo === undefined)) return '';
    return JSON.stringify({
      product: offeredProduct({ product, hasPompAo }),
      quantity: Number(quantity),
      removeBoiler: removeBoiler === 'ja',
    } satisfies WantedProduct);
  };
  // As text, so that answers to other questions change nothing.
  const wanted = useSyncExternalStore(form.subscribe, read, read);
  return useMemo(() => (wanted === '' ? undefined : (JSON.parse(wanted) as WantedProduct)), [wanted]);
}
