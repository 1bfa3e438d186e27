'use client';

import { isSameAddress, keepOwnHome, readOwnHome } from '@pomp/api-client';
import { confirmedFacts, usualPricesOn, yearOf, type HomeAnswers } from '@pomp/domain';
import { useEffect, useMemo, useState } from 'react';
import type { CheckedAddress } from './result-address.js';
import type { HomeLookup } from './use-home-lookup.js';
import { answersOf, type TypedHome } from './typed-home.js';
import { useStorefront } from '../storefront/storefront-context.js';

/** What a visitor says of the home that a result is about. */
export interface OwnHomeInUse {
  readonly typed: TypedHome;
  /** What can be read of it: the rest doesn't count. */
  readonly own: HomeAnswers;
  /** Whether they said that what registers know is right. */
  readonly confirmed: boolean;
  /** Both together, as it is calculated with: what is confirmed is said. */
  readonly answers: HomeAnswers;
  readonly change: (name: keyof TypedHome, value: string) => void;
  readonly confirm: () => void;
}

interface Said extends Pick<OwnHomeInUse, 'typed' | 'confirmed'> {
  /** With how many the quick check was last filled in; '' where it wasn't said. */
  readonly people: string;
}

function keptFor({ zip, houseNumber, addition, people }: CheckedAddress): Said {
  const kept = readOwnHome();
  // What is kept has the register's spelling, and an address its visitor's.
  const isKept = kept && isSameAddress(kept.address, { zip, houseNumber, addition });
  if (!isKept) return withResidents(nothingSaid, people);
  const { people: before = '', ...typed } = kept.typed;
  return withResidents({ typed, confirmed: kept.confirmed, people: before }, people);
}

const nothingSaid: Said = { typed: {}, confirmed: false, people: '' };

/** A number that is given anew counts; where it is the one of before, so does what the page was told since. */
const withResidents = (said: Said, people: string): Said =>
  people === '' || people === said.people ? said : { ...said, typed: { ...said.typed, residents: people }, people };

/**
 * Kept for this tab, so that nothing is asked twice: another page and a reload have it too.
 *
 * @param isInPage whether the server made the page for this address: it knows no tab, so what was kept comes after.
 */
export function useOwnHome(address: CheckedAddress, lookup: HomeLookup | undefined, isInPage: boolean): OwnHomeInUse {
  const { zip, houseNumber, addition, people } = address;
  const [home, setHome] = useState<Said>(() => (isInPage ? withResidents(nothingSaid, people) : keptFor(address)));
  const [hasRead, setHasRead] = useState(!isInPage);
  useEffect(() => {
    if (hasRead) return;
    setHome(keptFor({ zip, houseNumber, addition, people }));
    setHasRead(true);
  }, [hasRead, zip, houseNumber, addition, people]);
  const { typed, confirmed, people: asked } = home;
  const today = useStorefront().today();
  const found = lookup?.outcome === 'found' ? lookup : undefined;

  const facts = found?.facts;
  const own = useMemo(() => answersOf(typed, { thisYear: yearOf(today), usual: usualPricesOn(today) }), [typed, today]);
  const answers = useMemo(() => ({ ...(confirmed && facts && confirmedFacts(facts)), ...own }), [confirmed, facts, own]);

  useEffect(() => {
    if (found && hasRead) {
      const { street, place } = found;
      keepOwnHome({
        address: { zip, houseNumber, addition: found.addition },
        street,
        place,
        typed: { ...typed, people: asked },
        answers,
        confirmed,
      });
    }
  }, [found, hasRead, zip, houseNumber, typed, asked, answers, confirmed]);

  return {
    typed,
    own,
    confirmed,
    answers,
    change: (name, value) => setHome((before) => ({ ...before, typed: { ...before.typed, [name]: value } })),
    confirm: () => setHome((before) => ({ ...before, confirmed: true })),
  };
}
