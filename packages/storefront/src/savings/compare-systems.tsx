import { headingBelow } from '@pomp/cms';
import { ButtonLink, checkIcon, Heading, Icon, Stack, Text, warningIcon, type HeadingLevel } from '@pomp/design-system';
import {
  outcomeKind,
  priceOf,
  showEuroRange,
  showEuros,
  showPaybackRange,
  showPaybackTime,
  type ProductPrice,
  type SavingsResult,
  type SavingsSystem,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useId, type ReactNode } from 'react';
import { PageButtonLink } from '../storefront/page-link.js';
import { usePath } from '../storefront/use-path.js';
import { usePrices } from '../storefront/use-prices.js';
import * as styles from './compare-systems.css.js';
import { isAdvised, isGoodFit } from './is-advised.js';
import { savingsResultTexts } from './savings-result-texts.js';

interface CompareSystemsProps {
  readonly hybrid: SavingsResult;
  readonly allElectric: SavingsResult;
  readonly level: HeadingLevel;
}

const productOf = { hybrid: 'Pomp AO', allElectric: 'All-Electric' } as const satisfies Record<SavingsSystem, string>;

/** What each way to heat asks and gives, row by row beside each other: its own fit, price, saving and payback. */
export function CompareSystems({ hybrid, allElectric, level }: CompareSystemsProps) {
  const language = useLanguage();
  const { compare: texts } = language.texts(savingsResultTexts);
  const { current, year } = hybrid.subsidy;
  return (
    <Stack gap="l">
      <Heading level={level} size="h1">
        {texts.title}
      </Heading>
      <div className={styles.systems}>
        <System result={hybrid} level={headingBelow(level)} />
        <System result={allElectric} level={headingBelow(level)} />
      </div>
      <Text size="small" tone="muted" measure>
        {texts.subsidyNote({ year: String(year) })} {!current && texts.subsidyOld}
      </Text>
    </Stack>
  );
}

function System({ result, level }: { readonly result: SavingsResult; readonly level: HeadingLevel }) {
  const language = useLanguage();
  const { compare: texts } = language.texts(savingsResultTexts);
  const heading = useId();
  const path = usePath();
  const { fit, price, subsidy, home } = result;
  const { system } = home;
  const parts = usePrices().find(({ product }) => product === productOf[system]);
  const good = isGoodFit(fit);
  return (
    <article aria-labelledby={heading} className={styles.system[system]}>
      <div>
        <Heading level={level} id={heading}>
          {texts[system]}
        </Heading>
        <Text tone="muted">{texts.what[system]}</Text>
      </div>
      <dl className={styles.list}>
        <Row label={texts.fits} note={language.say(fit.todo)}>
          <span className={styles.verdict[good ? 'good' : 'bad']}>
            <Icon of={good ? checkIcon : warningIcon} />
            {language.say(fit.title)}
          </span>
        </Row>
        <Row label={texts.price} note={parts && inPrice(parts, language)}>
          <span className={styles.large}>{showEuros(price, language)}</span>
        </Row>
        <Row label={texts.subsidy({ year: String(subsidy.year) })} note={texts.subsidyFor}>
          {showEuros(subsidy.amount, language)}
        </Row>
        <Row label={texts.aYear[outcomeKind(result.euroSaved)]} note={middleOf(result, language)}>
          <span className={styles.large}>{showEuroRange(result.range.euroSaved, language)}</span>
        </Row>
        <Row label={texts.payback} note={paybackNote(result, language)}>
          {result.range.roi === null ? texts.never : showPaybackRange(result.range.roi, language)}
        </Row>
      </dl>
      <div className={styles.action}>
        {isAdvised(result) ? (
          <ButtonLink
            tone={system === 'hybrid' ? 'primary' : 'secondary'}
            href={path({ to: 'reservation', product: productOf[system] })}
          >
            {texts.reserve[system]}
          </ButtonLink>
        ) : (
          <PageButtonLink tone="secondary" to="contact">
            {texts.ask}
          </PageButtonLink>
        )}
      </div>
    </article>
  );
}

interface RowProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

const Row = ({ label, note, children }: RowProps) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);

/** What the price is for: the parts, and what comes with them. */
function inPrice({ parts, included }: ProductPrice<string>, language: Language): string {
  const { compare: texts } = language.texts(savingsResultTexts);
  const list = new Intl.ListFormat(language.locale, { type: 'conjunction' });
  const each =
    parts.length > 1
      ? parts.map((part) => texts.part({ what: part.description, price: showEuros(priceOf({ parts: [part] }) / 100, language) }))
      : [];
  return (
    [
      ...(each.length > 0 ? [list.format(each)] : []),
      texts.included({ list: included.map((what) => what.toLocaleLowerCase(language.locale)).join(', ') }),
    ].join('. ') + '.'
  );
}

function middleOf({ euroSaved }: SavingsResult, language: Language): string {
  const { compare: texts } = language.texts(savingsResultTexts);
  const said = { amount: showEuros(Math.round(Math.abs(euroSaved)), language) };
  return { saves: texts.middle(said), even: texts.middleEven, costs: texts.middleMore(said) }[outcomeKind(euroSaved)];
}

const paybackNote = ({ roi, range, anualPercentage }: SavingsResult, language: Language): string | undefined => {
  const { compare: texts } = language.texts(savingsResultTexts);
  if (roi === null) return texts.neverNote;
  return range.roi === null
    ? undefined
    : texts.paybackNote({ time: showPaybackTime(roi, language), percentage: Math.round(anualPercentage) });
};
