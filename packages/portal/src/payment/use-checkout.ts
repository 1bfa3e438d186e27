'use client';

import { ApiError, useCallMutation, useIdempotencyKey, type ToPay } from '@pomp/api-client';
import { useLeaveGuardControl, useNavigation } from '@pomp/design-system';
import { useEffect, useRef, useState } from 'react';

/** Leads to the checkout. */
export interface Checkout {
  /** From the press until the browser is there. */
  readonly leaving: boolean;
  readonly failure: Error | null;
  readonly go: () => void;
}

export function useCheckout(toPay: ToPay): Checkout {
  const { push } = useNavigation();
  const { mayLeave, resume } = useLeaveGuardControl();
  const { mutate, isPending, error } = useCallMutation('postPayment');
  const [gone, setGone] = useState(false);
  const pressed = useRef(false);
  const keyOf = useIdempotencyKey();

  useEffect(() => {
    // Back from the checkout a browser may show the page as it was left: then it can be pressed again.
    const comeBack = () => {
      if (pressed.current) resume();
      pressed.current = false;
      setGone(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [resume]);

  const go = () => {
    // A second press comes before the first one shows: the state of this render doesn't know of it.
    if (pressed.current || !mayLeave()) return;
    pressed.current = true;
    mutate(
      { body: toPay, idempotencyKey: keyOf(toPay) },
      {
        onSuccess: ({ checkoutUrl }) => {
          // Asked again only where something was typed meanwhile.
          if (!mayLeave()) {
            pressed.current = false;
            return;
          }
          setGone(true);
          push(checkoutUrl);
        },
        onError: (refusal) => {
          pressed.current = false;
          // A session that ended leads to the login, whatever was typed.
          if (!(refusal instanceof ApiError && refusal.status === 401)) resume();
        },
      },
    );
  };
  return { leaving: isPending || gone, failure: error, go };
}
