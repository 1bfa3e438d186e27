'use client';

import {
  Alert,
  Button,
  Card,
  Container,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  type HeadingLevel,
} from '@pomp/design-system';
import { calculateSavings, savingsInputOf, usualGasUse, withAnswers, yearOf, type HomeFacts } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { headingBelow, Said } from '@pomp/cms';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { AdvancedSavings } from './advanced-savings.js';
import { CompareSystems } from './compare-systems.js';
import { ConfirmHome } from './confirm-home.js';
import { CostOverYears } from './cost-over-years.js';
import { HomeFit } from './home-fit.js';
import { drawnFrom, HomeInStreet } from './home-in-street.js';
import { HowCalculated } from './how-calculated.js';
import { PageLink } from '../storefront/page-link.js';
import { addressedAt, asksForAverage, withoutScriptAddress, type CheckedAddress } from './result-address.js';
import { confirmHomeTexts } from './confirm-home-texts.js';
import * as styles from './savings-result.css.js';
import { savingsTexts } from './texts.js';
import { SavingsPrices } from './savings-prices.js';
import { SavingsQuantities, SavingsRange } from './savings-range.js';
import { savingsResultTexts } from './savings-result-texts.js';
import { sayHome } from './say-home.js';
import { SolarPanels } from './solar-panels.js';
import { useHomeLookup, type HomeLookup, type LookedUpHome } from './use-home-lookup.js';
import { useOwnHome, type OwnHomeInUse } from './use-own-home.js';
import { useSavingsContext } from './use-savings-context.js';
import { useResult } from './use-result.js';
import { useRoutes } from '../storefront/use-routes.js';

/** What a server knows of a home for which it makes the page: for whoever has no script to ask it. */
export interface GivenHome {
  readonly address: CheckedAddress;
  readonly lookup: HomeLookup;
}

export interface SavingsResultProps {
  readonly headingLevel: HeadingLevel;
  /** What stands above the quick check where the address has no result. */
  readonly title: string;
  /** The language of the title, where that isn't the page's. */
  readonly titleLang?: string | undefined;
  /** Where the page is made for one home; else the page's address says which. */
  readonly given?: GivenHome | undefined;
}

// Only where the address has no result.
const QuickCheck = lazy(async () => ({ default: (await import('./quick-check.js')).QuickCheck }));

/** The result of the quick check, from the page's address; without one, the quick check itself. */
export function SavingsResult({ headingLevel, title: words, titleLang, given }: SavingsResultProps) {
  const texts = useTexts(savingsResultTexts);
  const asked = useResult();
  const result = given?.address ?? asked;
  const title = <Said lang={titleLang}>{words}</Said>;
  return (
    <div className={styles.place}>
      {result === 'unread' ? (
        <Waiting level={headingLevel}>{title}</Waiting>
      ) : result ? (
        <HomeResult key={addressedAt('', result)} result={result} given={given?.lookup} level={headingLevel} />
      ) : (
        <AskAddress level={headingLevel} title={title}>
          <Text size="lead">{texts.unknown}</Text>
        </AskAddress>
      )}
    </div>
  );
}

const Waiting = ({ level, children }: { readonly level: HeadingLevel; readonly children: ReactNode }) => (
  <div className={styles.message}>
    <Container>
      <Stack gap="xl">
        <Heading level={level}>{children}</Heading>
        <div className={styles.waiting}>
          <Skeleton shape="card" />
        </div>
      </Stack>
    </Container>
  </div>
);

interface AskAddressProps {
  readonly level: HeadingLevel;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const AskAddress = ({ level, title, children }: AskAddressProps) => (
  // All of it at once: a form that came later would push the drawing below it away.
  <Suspense fallback={<Waiting level={level}>{title}</Waiting>}>
    <InStreet
      words={
        <>
          <Heading level={level}>{title}</Heading>
          {children}
        </>
      }
    >
      <QuickCheck layout="stacked" />
    </InStreet>
  </Suspense>
);

/** What is asked before there is a home, where its result will stand: over the street, with a home that is nobody's. */
const InStreet = ({ words, children }: { readonly words: ReactNode; readonly children: ReactNode }) => (
  <section className={styles.asking}>
    <Container>
      <div className={styles.streetParts}>
        <div className={styles.streetWords}>
          <Stack gap="l">{words}</Stack>
        </div>
        <div className={styles.streetPanel}>
          <Card padding="xl">{children}</Card>
        </div>
        <div className={styles.askingHouse}>
          <HomeInStreet facts={undefined} />
        </div>
      </div>
    </Container>
  </section>
);

interface HomeResultProps {
  readonly result: CheckedAddress;
  readonly given: HomeLookup | undefined;
  readonly level: HeadingLevel;
}

/** The result of the home that is there; what is to be said first where there is none, or more than one. */
function HomeResult({ result, given, level }: HomeResultProps) {
  const { address: texts } = useTexts(savingsResultTexts);
  const savings = useTexts(savingsTexts);
  const { paths } = useRoutes();
  const addressOf = (address: CheckedAddress) =>
    (given ? withoutScriptAddress : (same: string) => same)(addressedAt(paths.savingsResult, address));
  const lookedUp = useHomeLookup(result, given);
  const { lookup } = lookedUp;
  const home = useOwnHome(result, lookup, given !== undefined);
  const [anyway, setAnyway] = useState(() => given === undefined && asksForAverage(window.location.hash));
  if (lookup === undefined) return <Waiting level={level}>{texts.looking}</Waiting>;
  if (lookup.outcome === 'additionNeeded')
    return (
      <InStreet
        words={
          <>
            <Heading level={level}>{texts.which}</Heading>
            <Text size="lead">{texts.additions}</Text>
          </>
        }
      >
        <Inline as="ul" gap="m">
          {lookup.additions.map((addition) => (
            <li key={addition}>
              <Link href={addressOf({ ...result, addition })} tone="strong">
                {[result.houseNumber, addition].filter(Boolean).join(' ')}
              </Link>
            </li>
          ))}
        </Inline>
      </InStreet>
    );
  if (lookup.outcome === 'unknown' && !anyway)
    return (
      <AskAddress level={level} title={texts.isUnknown}>
        <Alert tone="warning">{texts.check({ address: sayAddress(result) })}</Alert>
        <div className={styles.scripted}>
          <Button tone="secondary" onClick={() => setAnyway(true)}>
            {savings.anyway}
          </Button>
        </div>
      </AskAddress>
    );
  const found = lookup.outcome === 'found' ? lookup : undefined;
  return (
    <Result result={result} isFound={found !== undefined} facts={found?.facts} lookedUp={lookedUp} home={home} level={level} />
  );
}

const sayAddress = ({ zip, houseNumber, addition }: CheckedAddress) => [zip, houseNumber, addition].filter(Boolean).join(' ');

interface ResultProps extends Omit<HomeResultProps, 'given'> {
  readonly isFound: boolean;
  readonly facts: HomeFacts | undefined;
  readonly lookedUp: LookedUpHome;
  readonly home: OwnHomeInUse;
}

/** Where the home is corrected. */
const homeId = 'je-huis';

function Result({ result, isFound, facts, lookedUp: { trouble, again }, home, level }: ResultProps) {
  const { zip, houseNumber } = result;
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts);
  const context = useSavingsContext();
  const thisYear = yearOf(context.on);
  const { answers } = home;
  const input = useMemo(
    () => withAnswers(savingsInputOf({ zip, houseNumber }, facts), answers),
    [zip, houseNumber, facts, answers],
  );
  const hybrid = useMemo(() => calculateSavings(input, context), [input, context]);
  const allElectric = useMemo(() => calculateSavings({ ...input, system: 'allElectric' }, context), [input, context]);
  const below = headingBelow(level);
  return (
    <>
      <section className={styles.street} aria-label={texts.bar.home}>
        <Container>
          <div className={styles.streetParts}>
            <div className={styles.streetWords}>
              <p className={styles.address}>{isFound ? sayAddress(result) : texts.bar.average}</p>
              <Text size="lead">{facts && sayHome(facts, answers, language)}</Text>
              <span className={styles.barLinks}>
                <span className={styles.scripted}>
                  <Link href={`#${homeId}`} tone="strong">
                    {texts.bar.change}
                  </Link>
                </span>
                <PageLink to="home" tone="strong">
                  {texts.bar.other}
                </PageLink>
              </span>
            </div>
            <div className={styles.streetHouse}>
              <HomeInStreet
                facts={facts}
                answers={answers}
                ask={
                  <span className={styles.scripted}>
                    <Link href={`#${homeId}`}>{language.texts(confirmHomeTexts).drawn.ask}</Link>
                  </span>
                }
              />
            </div>
            <div className={styles.streetPanel}>
              <Card padding="xl">
                <SavingsRange result={hybrid} level={level} />
              </Card>
            </div>
          </div>
        </Container>
      </section>
      <div className={styles.band.first}>
        <Container>
          <Stack gap="xxl">
            <div className={styles.hero}>
              <div className={styles.fit}>
                <HomeFit result={hybrid} level={below} />
              </div>
              <SavingsQuantities result={hybrid} />
            </div>
            {trouble && (
              <Alert tone="warning">
                <Stack gap="s" align="start">
                  <span>{texts.address[trouble]}</span>
                  <Button tone="secondary" size="small" onClick={again}>
                    {texts.address.again}
                  </Button>
                </Stack>
              </Alert>
            )}
            {hybrid.netMetering && <SolarPanels netMetering={hybrid.netMetering} level={below} />}
            <div id={homeId} className={styles.scripted}>
              <ConfirmHome facts={facts} home={home} input={input} result={hybrid} thisYear={thisYear} level={below} />
            </div>
            <noscript>
              <Text>{language.texts(confirmHomeTexts).withoutScript}</Text>
            </noscript>
          </Stack>
        </Container>
      </div>
      <div className={styles.band.surface}>
        <Container>
          <CostOverYears hybrid={hybrid} allElectric={allElectric} level={below} />
        </Container>
      </div>
      <div className={styles.band.paper}>
        <Container>
          <Stack gap="xxl">
            <CompareSystems hybrid={hybrid} allElectric={allElectric} level={below} />
            <SavingsPrices result={hybrid} level={below} />
          </Stack>
        </Container>
      </div>
      <div className={styles.band.ice}>
        <Container>
          <HowCalculated input={input} drawn={drawnFrom(facts, answers)} level={below} />
        </Container>
      </div>
      {isFound && (
        <div className={styles.band.paper}>
          <Container>
            <AdvancedSavings address={result} answers={answers} usualGas={usualGasUse(input)} level={below} />
          </Container>
        </div>
      )}
    </>
  );
}
