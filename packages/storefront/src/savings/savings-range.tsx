import { Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import { euroEnds, showEuros, showQuantity, showRange, type Range, type SavingsResult } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import type { CSSProperties } from 'react';
import * as styles from './savings-range.css.js';
import { savingsResultTexts } from './savings-result-texts.js';
import { sayLikeliest } from './say-likeliest.js';

interface SavingsRangeProps {
  readonly result: SavingsResult;
  readonly level: HeadingLevel;
  /** Without what makes it lower or higher. */
  readonly brief?: boolean;
}

/** What a year with the pump differs, from how little to how much, before the likeliest: nobody can know one number. */
export function SavingsRange({ result, level, brief = false }: SavingsRangeProps) {
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts);
  const { euroSaved, range } = result;
  const { kind, first, second, words } = headline(range.euroSaved, language);
  return (
    <Stack gap="l">
      <div className={styles.headline}>
        <Heading level={level}>
          <span className={styles.lead}>{texts.headline[kind]} </span>
          {first !== undefined && (
            <span className={styles.amounts} data-long={first.length + (second?.length ?? 0) > mostLarge}>
              <span className={styles.amount}>{first}</span>
              {second !== undefined && (
                <>
                  {' '}
                  <span className={styles.to}>{texts.to}</span> <span className={styles.amount}>{second}</span>
                </>
              )}
            </span>
          )}{' '}
          <span className={styles.lead}>{words}</span>
        </Heading>
      </div>
      <Text size="lead">{sayLikeliest(euroSaved, language)}</Text>
      <Stack gap="s">
        <Track value={euroSaved} range={range.euroSaved} />
        {kind === 'saves' && !brief && (
          <p className={styles.reasons}>
            <span>{texts.reasons.low}</span> <span>{texts.reasons.high}</span>
          </p>
        )}
      </Stack>
    </Stack>
  );
}

/** What a year with the pump differs in gas and in CO₂. */
export function SavingsQuantities({ result }: { readonly result: SavingsResult }) {
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts);
  const { co2Saved, range } = result;
  return (
    <dl className={styles.quantities}>
      <Gas result={result} />
      <div className={styles.quantity}>
        <dt className={styles.what}>{texts.co2Of}</dt>
        <dd>
          <Text as="span" weight="strong">
            {co2Saved < 0
              ? texts.co2More({ co2: showQuantity({ value: Math.round(-co2Saved), unit: 'kg' }, language) })
              : texts.co2Less({ co2: showQuantity({ value: Math.round(co2Saved), unit: 'kg' }, language) })}
          </Text>{' '}
          <Text as="span" tone="muted">
            {texts.range({
              range: showRange(co2Saved < 0 ? mirrored(range.co2Saved) : range.co2Saved, language),
            })}
          </Text>
        </dd>
      </div>
    </dl>
  );
}

/** Characters of two amounts that still stand beside each other at their largest. */
const mostLarge = 11;

const mirrored = ({ from, to }: Range): Range => ({ from: -to, to: -from });

interface Headline {
  readonly kind: ReturnType<typeof euroEnds>['kind'];
  readonly first?: string;
  readonly second?: string;
  readonly words: string;
}

function headline(range: Range, language: Language): Headline {
  const { ends: texts } = language.texts(savingsResultTexts);
  const ends = euroEnds(range);
  const show = (amount: number) => showEuros(amount, language);
  switch (ends.kind) {
    case 'even':
      return { kind: 'even', words: texts.even };
    case 'either':
      return {
        kind: 'either',
        first: texts.more({ amount: show(ends.more) }),
        second: texts.less({ amount: show(ends.less) }),
        words: texts.aYear,
      };
    default: {
      const [first, second] = [show(ends.low), show(ends.high)];
      return { kind: ends.kind, first, ...(first !== second && { second }), words: texts[ends.kind] };
    }
  }
}

/** Round, and more than what has to fit. */
function scaleTo(most: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return ([1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * magnitude >= most * 1.15) ?? 15) * magnitude;
}

/** Where the range lies between what there may be to lose and to win. The same is said in words above. */
function Track({ value, range: { from, to } }: { readonly value: number; readonly range: Range }) {
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts);
  const low = from < -0.5 ? -scaleTo(-from) : 0;
  const high = Math.max(to > 0 ? scaleTo(to) : 0, low === 0 ? 1 : 0);
  const at = (amount: number) => `${((amount - low) / (high - low)) * 100}%`;
  const show = (amount: number) => {
    const said = showEuros(Math.abs(amount), language);
    if (low === 0 || amount === 0) return said;
    return (amount < 0 ? texts.ends.more : texts.ends.less)({ amount: said });
  };
  const place = { '--from': at(from), '--to': at(to), '--middle': at(value), '--zero': at(0) } as CSSProperties;
  return (
    <div className={styles.track} style={place} aria-hidden>
      <div className={styles.ground}>
        <div className={styles.fill} />
        {low < 0 && <div className={styles.zero} />}
        <div className={styles.middle} />
      </div>
      <div className={styles.scale}>
        <span>{show(low)}</span>
        <span className={styles.likeliest}>{texts.likeliest}</span>
        <span>{show(high)}</span>
      </div>
    </div>
  );
}

/** What is burnt now, and what is left of that: what isn't sure is hatched. */
function Gas({ result: { home, gasSaved, range, assumptions } }: { readonly result: SavingsResult }) {
  const language = useLanguage();
  const texts = language.texts(savingsResultTexts);
  const cubic = (value: number) => showQuantity({ value: Math.round(value), unit: 'm³' }, language);
  const most = Math.max(home.gasUse, range.gasLeft.to, 1);
  const part = (value: number) => `${(value / most) * 100}%`;
  const bars = {
    '--now': part(home.gasUse),
    '--left': part(range.gasLeft.from),
    '--unsure': part(range.gasLeft.to - range.gasLeft.from),
  } as CSSProperties;
  return (
    <div className={styles.quantity}>
      <dt className={styles.what}>{texts.gasOf}</dt>
      <dd className={styles.gas} style={bars}>
        <span>
          <Text as="span" weight="strong">
            {texts.gasLess({ gas: cubic(gasSaved) })}
          </Text>{' '}
          <Text as="span" tone="muted">
            {texts.range({ range: showRange(range.gasSaved, language) })}
          </Text>
        </span>
        <span className={styles.now}>
          {texts[assumptions.some(({ of }) => of === 'gasUse') ? 'gasNowEstimated' : 'gasNow']({ gas: cubic(home.gasUse) })}
        </span>
        <span className={styles.later}>
          <span className={styles.sure} />
          <span className={styles.unsure} />
          <span>{texts.gasLater({ range: showRange(range.gasLeft, language) })}</span>
        </span>
      </dd>
    </div>
  );
}
