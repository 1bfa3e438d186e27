'use client';

import { usualPricesOn, yearOf } from '@pomp/domain';
import { useEffect, useState } from 'react';
import { isSameAddress, keepOwnHome, readOwnHome } from './own-home.js';
import type { CheckedAddress } from './result-address.js';
import type { HomeLookup } from './use-home-lookup.js';
import { answersOf, type TypedHome } from './typed-home.js';
import { useStorefront } from '../storefront/storefront-context.js';

/** What a visitor says of the home that a result is about. */
export interface OwnHomeInUse {
  readonly typed: TypedHome;
  readonly confirmed: boolean;
  readonly change: (name: keyof TypedHome, value: string) => void;
  readonly confirm: () => void;
}

/** Kept for this tab, so that nothing is asked twice: another page and a reload have it too. */
export function useOwnHome({ zip, houseNumber, addition, people }: CheckedAddress, lookup: HomeLookup | undefined): OwnHomeInUse {
  const [home, setHome] = useState<{ readonly typed: TypedHome; readonly confirmed: boolean }>(() => {
    const kept = readOwnHome();
    const own = kept && isSameAddress(kept.address, { zip, houseNumber, addition }) ? kept : { typed: {}, confirmed: false };
    return people === '' ? own : { ...own, typed: { residents: people, ...own.typed } };
  });
  const { typed, confirmed } = home;
  const today = useStorefront().today();
  const found = lookup?.outcome === 'found' ? lookup : undefined;

  useEffect(() => {
    if (found) {
      const { street, place } = found;
      const answers = answersOf(typed, { thisYear: yearOf(today), usual: usualPricesOn(today) });
      keepOwnHome({ address: { zip, houseNumber, addition: found.addition }, street, place, typed, answers, confirmed });
    }
  }, [found, zip, houseNumber, typed, confirmed, today]);

  return {
    typed,
    confirmed,
    change: (name, value) => setHome((before) => ({ ...before, typed: { ...before.typed, [name]: value } })),
    confirm: () => setHome((before) => ({ ...before, confirmed: true })),
  };
}
