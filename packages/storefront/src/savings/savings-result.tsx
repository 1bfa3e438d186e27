'use client';

import {
  Alert,
  Button,
  Card,
  Columns,
  Container,
  Inline,
  Link,
  Heading,
  Skeleton,
  Stack,
  Text,
  type HeadingLevel,
} from '@pomp/design-system';
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
  usualGasUse,
  usualPricesOn,
  withAnswers,
  yearOf,
  type HomeFacts,
} from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { headingBelow, Said } from '@pomp/cms';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { AdvancedSavings } from './advanced-savings.js';
import { ConfirmHome } from './confirm-home.js';
import { HomeFit } from './home-fit.js';
import { HowCalculated } from './how-calculated.js';
import { PageLink } from '../storefront/page-link.js';
import { addressedAt, type CheckedAddress } from './result-address.js';
import * as styles from './savings-result.css.js';
import { SavingsPrices } from './savings-prices.js';
import { savingsResultTexts } from './savings-result-texts.js';
import { answersOf } from './typed-home.js';
import { useHomeLookup } from './use-home-lookup.js';
import { useOwnHome, type OwnHomeInUse } from './use-own-home.js';
import { useSavingsContext } from './use-savings-context.js';
import { useResult } from './use-result.js';
import { useRoutes } from '../storefront/use-routes.js';

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
  return (
    <div className={styles.place}>
      <Container>
        {result === 'unread' ? (
          <Waiting level={headingLevel}>{title}</Waiting>
        ) : result ? (
          <HomeResult key={addressedAt('', result)} result={result} level={headingLevel} />
        ) : (
          <AskAddress level={headingLevel} title={title}>
            <Text size="lead">{texts.unknown}</Text>
          </AskAddress>
        )}
      </Container>
    </div>
  );
}

const Waiting = ({ level, children }: { readonly level: HeadingLevel; readonly children: ReactNode }) => (
  <Stack gap="xl">
    <Heading level={level}>{children}</Heading>
    <Skeleton shape="card" />
  </Stack>
);

interface AskAddressProps {
  readonly level: HeadingLevel;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const AskAddress = ({ level, title, children }: AskAddressProps) => (
  <div className={styles.form}>
    <Stack gap="l">
      <Heading level={level}>{title}</Heading>
      {children}
      <Suspense fallback={<Skeleton shape="card" />}>
        <QuickCheck layout="stacked" />
      </Suspense>
    </Stack>
  </div>
);

interface HomeResultProps {
  readonly result: CheckedAddress;
  readonly level: HeadingLevel;
}

/** The result of the home that is there; what is to be said first where there is none, or more than one. */
function HomeResult({ result, level }: HomeResultProps) {
  const { address: texts } = useTexts(savingsResultTexts);
  const { paths } = useRoutes();
  const lookup = useHomeLookup(result);
  const home = useOwnHome(result, lookup);
  const [anyway, setAnyway] = useState(false);
  if (lookup === undefined) return <Waiting level={level}>{texts.looking}</Waiting>;
  if (lookup.outcome === 'additionNeeded')
    return (
      <Stack gap="l">
        <Heading level={level}>{texts.which}</Heading>
        <Text size="lead">{texts.additions}</Text>
        <Inline as="ul" gap="m">
          {lookup.additions.map((addition) => (
            <li key={addition}>
              <Link href={addressedAt(paths.savingsResult, { ...result, addition })} tone="strong">
                {[result.houseNumber, addition].filter(Boolean).join(' ')}
              </Link>
            </li>
          ))}
        </Inline>
      </Stack>
    );
  if (lookup.outcome === 'unknown' && !anyway)
    return (
      <AskAddress level={level} title={texts.isUnknown}>
        <Alert tone="warning">{texts.check({ address: sayAddress(result) })}</Alert>
        <div>
          <Button tone="secondary" onClick={() => setAnyway(true)}>
            {texts.anyway}
          </Button>
        </div>
      </AskAddress>
    );
  const found = lookup.outcome === 'found' ? lookup : undefined;
  return <Result result={result} isFound={found !== undefined} facts={found?.facts} home={home} level={level} />;
}

const sayAddress = ({ zip, houseNumber, addition }: CheckedAddress) => [zip, houseNumber, addition].filter(Boolean).join(' ');

interface ResultProps extends HomeResultProps {
  readonly isFound: boolean;
  readonly facts: HomeFacts | undefined;
  readonly home: OwnHomeInUse;
}

function Result({ result, isFound, facts, home, level }: ResultProps) {
  const { zip, houseNumber } = result;
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts);
  const context = useSavingsContext();
  const thisYear = yearOf(context.on);
  const { typed } = home;
  const answers = useMemo(() => answersOf(typed, { thisYear, usual: usualPricesOn(context.on) }), [typed, thisYear, context.on]);
  const input = useMemo(
    () => withAnswers(savingsInputOf({ zip, houseNumber }, facts), answers),
    [zip, houseNumber, facts, answers],
  );
  const calculated = useMemo(() => calculateSavings(input, context), [input, context]);
  const { euroSaved, gasSaved, co2Saved, roi, anualPercentage, monthlySavings, price, range, subsidy, fit } = calculated;
  const below = headingBelow(level);
  const kind = outcomeKind(euroSaved);
  return (
    <Stack gap="xxl">
      <Stack gap="l">
        <Heading level={level}>{kind === 'saves' ? texts.title : texts.nothing}</Heading>
        <Text size="lead">{isFound ? texts.for({ address: sayAddress(result) }) : texts.without}</Text>
        <HomeFit fit={fit} level={below} />
        <Columns tablet="3" gap="l">
          <Outcome
            figure={showEuros(Math.round(Math.abs(euroSaved)), language)}
            what={{ saves: texts.euro, even: texts.euroEven, costs: texts.euroMore }[kind]}
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
      <ConfirmHome facts={facts} home={home} input={input} result={calculated} thisYear={thisYear} level={below} />
      <SavingsPrices price={price} monthlySavings={monthlySavings} subsidy={subsidy} level={below} />
      <HowCalculated input={input} level={below} />
      {isFound && <AdvancedSavings address={result} answers={answers} usualGas={usualGasUse(input)} level={below} />}
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
