import { type SpokenProps, useTexts } from '@pomp/language/react';
import { Said } from '@pomp/cms';
import {
  addressIcon,
  ButtonLink,
  calendarIcon,
  Card,
  Heading,
  type HeadingLevel,
  Icon,
  type IconNode,
  quoteIcon,
  VisuallyHidden,
} from '@pomp/design-system';
import { PostingAge } from './posting-age.js';
import { vacancyTexts } from './texts.js';
import * as styles from './vacancies.css.js';

export interface VacancyCardProps extends SpokenProps {
  readonly title: string;
  readonly location: string;
  readonly time: string | undefined;
  readonly salary: string | undefined;
  readonly date: string | undefined;
  readonly href: string;
  readonly level: HeadingLevel;
  /** Of what the vacancy says, where it isn't the page's. */
  readonly lang?: string | undefined;
}

/** A vacancy among others: enough to know whether to read on. */
export function VacancyCard({ title, location, time, salary, date, href, level, lang, language }: VacancyCardProps) {
  const texts = useTexts(vacancyTexts, language);
  return (
    <Card as="article">
      <div className={styles.card}>
        <div className={styles.what}>
          <Heading level={level} size="h3">
            <Said lang={lang}>{title}</Said>
          </Heading>
          <div className={styles.age}>
            <PostingAge date={date} language={language} />
          </div>
        </div>
        <ul className={styles.facts}>
          <Fact icon={addressIcon} what={texts.facts.location} value={location} />
          {time && <Fact icon={calendarIcon} what={texts.facts.time} value={time} />}
          {salary && <Fact icon={quoteIcon} what={texts.facts.salary} value={salary} />}
        </ul>
        <div className={styles.apply}>
          <ButtonLink href={href} tone="secondary" width="phone">
            {texts.apply}
            <VisuallyHidden> {texts.applyFor({ title })}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function Fact({ icon, what, value }: { readonly icon: IconNode; readonly what: string; readonly value: string }) {
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon}>
        <Icon of={icon} size="small" />
      </span>
      <span>
        <VisuallyHidden>{what}: </VisuallyHidden>
        {value}
      </span>
    </li>
  );
}
