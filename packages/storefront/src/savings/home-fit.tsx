import { ButtonLink, checkIcon, Heading, Icon, warningIcon, type HeadingLevel } from '@pomp/design-system';
import type { SavingsResult } from '@pomp/domain';
import { useLanguage } from '@pomp/language/react';
import { useId } from 'react';
import { usePath } from '../storefront/use-path.js';
import * as styles from './home-fit.css.js';
import { isAdvised } from './is-advised.js';
import { savingsResultTexts } from './savings-result-texts.js';

interface HomeFitProps {
  readonly result: Pick<SavingsResult, 'fit' | 'euroSaved'>;
  readonly level: HeadingLevel;
}

/** Whether a pump is for the home, why, and what to do: before what it costs. */
export function HomeFit({ result, level }: HomeFitProps) {
  const language = useLanguage();
  const { fit: texts, prices } = language.texts(savingsResultTexts);
  const heading = useId();
  const path = usePath();
  const { fit } = result;
  return (
    <section aria-labelledby={heading} className={styles.verdict}>
      <div className={styles.title}>
        <Heading level={level} id={heading}>
          <span className={styles.question}>{texts.question} </span>
          <span className={styles.answer}>{language.say(fit.title)}.</span>
        </Heading>
      </div>
      <p className={styles.todo}>{language.say(fit.todo)}</p>
      <ul className={styles.points}>
        {fit.points.map(({ of, good, text }) => (
          <li key={of} className={styles.point}>
            <span className={styles.mark}>
              <Icon of={good ? checkIcon : warningIcon} label={good ? texts.good : texts.bad} />
            </span>
            <span>{language.say(text)}</span>
          </li>
        ))}
      </ul>
      {isAdvised(result) && (
        <div className={styles.action}>
          <ButtonLink tone="secondary" width="full" href={path({ to: 'reservation', product: 'Pomp AO' })}>
            {prices.reserve}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
