'use client';

import { useCallMutation, type ToPay } from '@pomp/api-client';
import { useNavigation } from '@pomp/design-system';
import { useEffect, useState } from 'react';

/** Leads to the checkout. */
export interface Checkout {
  /** From the press until the browser is there. */
  readonly leaving: boolean;
  readonly failure: Error | null;
  readonly go: () => void;
}

export function useCheckout(toPay: ToPay): Checkout {
  const { push } = useNavigation();
  const { mutate, isPending, error } = useCallMutation('postPayment');
  const [gone, setGone] = useState(false);

  useEffect(() => {
    // Back from the checkout a browser may show the page as it was left: then it can be pressed again.
    const comeBack = () => setGone(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const go = () =>
    mutate(
      { body: toPay },
      {
        onSuccess: ({ checkoutUrl }) => {
          setGone(true);
          push(checkoutUrl);
        },
      },
    );
  return { leaving: isPending || gone, failure: error, go };
}
