'use client';

import { Card, Columns, Container, Heading, Skeleton, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import {
  calculateSavings,
  outcomeKind,
  savingsInputOf,
  showEuroRange,
  showEuros,
  showPaybackRange,
  showPaybackTime,
  showQuantity,
  showRange,
} from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { headingBelow, Said } from '@pomp/cms';
import { lazy, Suspense, useMemo } from 'react';
import { AdvancedSavings } from './advanced-savings.js';
import { HowCalculated } from './how-calculated.js';
import { PageLink } from '../storefront/page-link.js';
import type { CheckedAddress } from './result-address.js';
import * as styles from './savings-result.css.js';
import { SavingsPrices } from './savings-prices.js';
import { savingsResultTexts } from './savings-result-texts.js';
import { useSavingsContext } from './use-savings-context.js';
import { useResult } from './use-result.js';

export interface SavingsResultProps {
  readonly headingLevel: HeadingLevel;
  /** What stands above the quick check where the address has no result. */
  readonly title: string;
  /** The language of the title, where that isn't the page's. */
  readonly titleLang?: string | undefined;
}

// Only where the address has no result.
const QuickCheck = lazy(async () => ({ default: (await import('./quick-check.js')).QuickCheck }));

/** The result of the quick check, from the page's address; without one, the quick check itself. */
export function SavingsResult({ headingLevel, title: words, titleLang }: SavingsResultProps) {
  const texts = useTexts(savingsResultTexts);
  const result = useResult();
  const title = <Said lang={titleLang}>{words}</Said>;
  if (result === 'unread') {
    return (
      <div className={styles.place}>
        <Container>
          <Stack gap="xl">
            <Heading level={headingLevel}>{title}</Heading>
            <Skeleton shape="card" />
          </Stack>
        </Container>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <Container>
        {result ? (
          <Result result={result} level={headingLevel} />
        ) : (
          <div className={styles.form}>
            <Stack gap="l">
              <Heading level={headingLevel}>{title}</Heading>
              <Text size="lead">{texts.unknown}</Text>
              <Suspense fallback={<Skeleton shape="card" />}>
                <QuickCheck layout="stacked" />
              </Suspense>
            </Stack>
          </div>
        )}
      </Container>
    </div>
  );
}

function Result({ result, level }: { readonly result: CheckedAddress; readonly level: HeadingLevel }) {
  const { zip, houseNumber, addition, people } = result;
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts);
  const context = useSavingsContext();
  const input = useMemo(() => savingsInputOf({ zip, houseNumber, people }), [zip, houseNumber, people]);
  const calculated = useMemo(() => calculateSavings(input, context), [input, context]);
  const { euroSaved, gasSaved, co2Saved, roi, anualPercentage, monthlySavings, price, range, subsidy } = calculated;
  const below = headingBelow(level);
  const address = [zip, houseNumber, addition].filter(Boolean).join(' ');
  const saves = outcomeKind(euroSaved) === 'saves';
  return (
    <Stack gap="xxl">
      <Stack gap="l">
        <Heading level={level}>{saves ? texts.title : texts.nothing}</Heading>
        <Text size="lead">{address ? texts.for({ address }) : texts.without}</Text>
        <Columns tablet="3" gap="l">
          <Outcome
            figure={showEuros(Math.round(Math.abs(euroSaved)), language)}
            what={saves ? texts.euro : texts.euroMore}
            range={showEuroRange(range.euroSaved, language)}
          />
          <Outcome
            figure={showQuantity({ value: Math.round(gasSaved), unit: 'm³' }, language)}
            what={texts.gas}
            range={showRange(range.gasSaved, language)}
          />
          <Outcome
            figure={showQuantity({ value: Math.round(co2Saved), unit: 'kg' }, language)}
            what={texts.co2}
            range={showRange(range.co2Saved, language)}
          />
        </Columns>
        <Text measure>
          {roi === null || range.roi === null
            ? texts.noPayback
            : texts.payback({
                time: showPaybackTime(roi, language),
                range: showPaybackRange(range.roi, language),
                percentage: showQuantity({ value: Math.round(anualPercentage), unit: '%' }, language),
              })}
        </Text>
        <Text>
          <PageLink to="home" tone="strong">
            {texts.other}
          </PageLink>
        </Text>
      </Stack>
      <SavingsPrices price={price} monthlySavings={monthlySavings} subsidy={subsidy} level={below} />
      <HowCalculated input={input} level={below} />
      {zip && houseNumber && <AdvancedSavings address={result} level={below} />}
    </Stack>
  );
}

function Outcome({ figure, what, range }: { readonly figure: string; readonly what: string; readonly range: string | undefined }) {
  const texts = useTexts(savingsResultTexts);
  return (
    <Card>
      <Stack gap="xs">
        <p className={styles.figure}>{figure}</p>
        <Text weight="strong">{what}</Text>
        {range !== undefined && (
          <Text size="small" tone="muted">
            {texts.range({ range })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
