'use client';

import { useTexts } from '@pomp/language/react';
import { CountUp } from '@pomp/cms';
import { Columns, Stack, Text } from '@pomp/design-system';
import { savingsTotalsFallback, savingsTotalsOf } from '@pomp/domain';
import { useEffect, useState } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import * as styles from './savings-totals.css.js';
import { savingsTotalsTexts } from './savings-totals-texts.js';

const milliseconds = 2_000;

/** What all pumps together have saved. Until that is known, and where it can't be had, the seller's last count stands. */
export function SavingsTotals() {
  const texts = useTexts(savingsTotalsTexts);
  const { backend, log } = useStorefront();
  const [totals, setTotals] = useState(savingsTotalsFallback);

  useEffect(() => {
    const leave = new AbortController();
    backend.call('getSavings', { signal: leave.signal }).then(
      (answer) => setTotals(savingsTotalsOf(answer)),
      () => {
        if (!leave.signal.aborted) log('Failed to fetch savings totals');
      },
    );
    return () => leave.abort();
  }, [backend, log]);

  return (
    <Stack gap="l">
      <Columns tablet="3" gap="xl">
        <Total amount={totals.co2Saved} unit="kg" what={texts.co2} />
        <Total amount={totals.gasSaved} unit="m³" what={texts.gas} />
        <Total amount={totals.euroSaved} prefix="€" what={texts.euro} />
      </Columns>
      <Text size="small" tone="muted">
        {texts.estimated}
      </Text>
    </Stack>
  );
}

function Total({
  amount,
  prefix,
  unit,
  what,
}: {
  readonly amount: number;
  readonly prefix?: string;
  readonly unit?: string;
  readonly what: string;
}) {
  return (
    <div className={styles.total}>
      <p className={styles.amount}>
        {prefix && <span>{prefix}</span>}
        <CountUp amount={amount} milliseconds={milliseconds} />
        {unit && <span>{unit}</span>}
      </p>
      <Text>{what}</Text>
    </div>
  );
}
