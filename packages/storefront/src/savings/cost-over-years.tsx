import { headingBelow } from '@pomp/cms';
import { DataTable, Disclosure, Heading, Stack, Text, type HeadingLevel } from '@pomp/design-system';
import {
  cheaperFrom,
  costChart,
  costChoices,
  costOverYears,
  showEuros,
  yearsToCompare,
  type ChartPoint,
  type CostAtYear,
  type CostChoice,
  type SavingsResult,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useMemo, type CSSProperties } from 'react';
import * as styles from './cost-over-years.css.js';
import { savingsResultTexts } from './savings-result-texts.js';

interface CostOverYearsProps {
  readonly hybrid: SavingsResult;
  readonly allElectric: SavingsResult;
  readonly level: HeadingLevel;
}

/** What heating costs over the years with each choice: drawn, said in words, and as a table. */
export function CostOverYears({ hybrid, allElectric, level }: CostOverYearsProps) {
  const language = useLanguage();
  const { years: texts } = language.texts(savingsResultTexts);
  const years = useMemo(() => costOverYears(hybrid, allElectric), [hybrid, allElectric]);
  const show = (at: CostAtYear, choice: CostChoice) => (
    <>
      {showEuros(at[choice].value, language)}
      {at.year > 0 && (
        <Text as="span" size="small" tone="muted">
          {' '}
          ({texts.fromTo({ from: showEuros(at[choice].from, language), to: showEuros(at[choice].to, language) })})
        </Text>
      )}
    </>
  );
  return (
    <Stack gap="xl">
      <div className={styles.top}>
        <Heading level={level} size="h1">
          {texts.title({ years: yearsToCompare })}
        </Heading>
        <Text>{texts.intro}</Text>
      </div>
      <Chart years={years} />
      <Stack as="ul" gap="xs">
        {turningPoints(years, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      <div className={styles.table}>
        <Disclosure name="cost-over-years" title={texts.table} headingLevel={headingBelow(level)}>
          <DataTable
            caption={texts.caption({ years: yearsToCompare })}
            columns={[
              { label: texts.year, value: ({ year }) => (year === 0 ? texts.start : texts.after({ year })) },
              ...costChoices.map((choice) => ({ label: texts.choices[choice], value: (at: CostAtYear) => show(at, choice) })),
            ]}
            rows={years}
            rowId={({ year }) => String(year)}
          />
        </Disclosure>
      </div>
    </Stack>
  );
}

/** From which year each choice is cheaper, in words. */
function turningPoints(years: readonly CostAtYear[], language: Language): readonly string[] {
  const { years: texts } = language.texts(savingsResultTexts);
  const of = (choice: 'hybrid' | 'allElectric') => {
    const year = cheaperFrom(years, choice);
    return year === undefined ? texts.neverCheaper[choice]({ years: yearsToCompare }) : texts.cheaperFrom[choice]({ year });
  };
  const overtakes = cheaperFrom(years, 'allElectric', 'hybrid');
  const last = years.at(-1);
  const overlap =
    last && costChoices.some((one) => costChoices.some((other) => one !== other && areOverlapping(last[one], last[other])));
  return [
    of('hybrid'),
    of('allElectric'),
    ...(overtakes === undefined ? [] : [texts.overtakes({ year: overtakes })]),
    ...(overlap ? [texts.overlap] : []),
  ];
}

const areOverlapping = (one: CostAtYear['now'], other: CostAtYear['now']) => one.from <= other.to && other.from <= one.to;

const side = 100;
const pathOf = (points: readonly ChartPoint[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
const percent = (value: number) => `${value.toFixed(2)}%`;

/** Lines that stretch with the page, and words that don't: these stand beside and over them, at the same places. */
function Chart({ years }: { readonly years: readonly CostAtYear[] }) {
  const language = useLanguage();
  const { years: texts } = language.texts(savingsResultTexts);
  const chart = costChart(years, { left: 0, top: 0, width: side, height: side });
  const last = years.at(-1)!;
  const crossings = (['hybrid', 'allElectric'] as const).flatMap((choice) => {
    const year = cheaperFrom(years, choice);
    const index = years.findIndex((at) => at.year === year);
    const point = chart.lines[choice][index];
    return year === undefined || !point ? [] : [{ choice, year, point }];
  });
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <div className={styles.plot}>
          <svg
            viewBox={`0 0 ${side} ${side}`}
            preserveAspectRatio="none"
            className={styles.drawing}
            role="img"
            aria-label={inWords(last, language)}
          >
            {chart.amounts.map(({ euros, y }) => (
              <path key={euros} d={`M0 ${y}H${side}`} className={styles.grid[euros === 0 ? 'axis' : 'line']} />
            ))}
            {costChoices.map((choice) => (
              <path key={choice} d={`${pathOf(chart.bands[choice])}Z`} className={styles.band[choice]} />
            ))}
            {costChoices.map((choice) => (
              <path key={choice} d={pathOf(chart.lines[choice])} className={styles.line[choice]} />
            ))}
          </svg>
          <div aria-hidden>
            {chart.amounts.map(({ euros, y }) => (
              <span key={euros} className={styles.amount} style={{ insetBlockStart: percent(y) }}>
                {showEuros(euros, language)}
              </span>
            ))}
            {chart.years.map(({ year, x }) => (
              <span
                key={year}
                className={styles.year}
                data-at={year === 0 ? 'start' : year === last.year ? 'end' : undefined}
                style={{ insetInlineStart: percent(x) }}
              >
                {year === 0 ? texts.now : texts.yearAt({ year })}
              </span>
            ))}
            {crossings.map(({ choice, year, point: [x, y] }) => (
              <span
                key={choice}
                className={styles.crossing[choice]}
                style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}
              >
                <span className={styles.crossingName}>{texts.yearAt({ year })}</span>
              </span>
            ))}
          </div>
        </div>
        <ul className={styles.legend}>
          {besideEachOther(costChoices, (choice) => chart.lines[choice].at(-1)![1]).map(({ choice, at }) => (
            <li key={choice} className={styles.entry} style={{ '--at': percent(at) } as CSSProperties}>
              <svg viewBox="0 0 32 8" className={styles.sample} aria-hidden>
                <path d="M0 4H32" className={styles.line[choice]} />
              </svg>
              <span>
                <span className={styles.name[choice]}>{texts.choices[choice]}</span>
                <span className={styles.amounts}>
                  {texts.fromTo({ from: showEuros(last[choice].from, language), to: showEuros(last[choice].to, language) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>
        <Text size="small" tone="muted">
          {texts.basis}
        </Text>
      </figcaption>
    </figure>
  );
}

/** As much as a name takes of the height. */
const nameHeight = 17;

/** Names at the ends of their lines, from top to bottom, and none over another. */
function besideEachOther(choices: readonly CostChoice[], endOf: (choice: CostChoice) => number) {
  const sorted = choices.map((choice) => ({ choice, at: endOf(choice) })).toSorted((one, other) => one.at - other.at);
  const places: { choice: CostChoice; at: number }[] = [];
  for (const { choice, at } of sorted) places.push({ choice, at: Math.max(at, (places.at(-1)?.at ?? -nameHeight) + nameHeight) });
  const below = Math.max((places.at(-1)?.at ?? 0) - (side - nameHeight / 2), 0);
  return places.map(({ choice, at }) => ({ choice, at: at - below }));
}

/** The chart for people who can't see it. */
const inWords = (last: CostAtYear, language: Language): string =>
  language.texts(savingsResultTexts).years.inWords({
    years: last.year,
    now: showEuros(last.now.value, language),
    hybrid: showEuros(last.hybrid.value, language),
    allElectric: showEuros(last.allElectric.value, language),
  });
