import { useTexts } from '@pomp/language/react';
import type { Advice, ComponentGuide } from '@pomp/tooling/component-guide';
import { pagesTexts } from '../words/texts.js';
import * as styles from './guide.css.js';
import { Screen } from './screen.js';
import { Words } from './words.js';

function Verdict({
  kind,
  advice: { picture, text },
  screen,
}: {
  kind: 'do' | 'dont';
  advice: Advice;
  screen: ComponentGuide['screen'];
}) {
  const { good, bad } = useTexts(pagesTexts);
  return (
    <figure className={styles.advice}>
      <div className={styles.verdict[kind]}>
        {/* A picture, not something to use: what is wrong on purpose must not catch the focus. */}
        <div className={styles.adviceStage} inert>
          {screen ? <Screen kind={screen}>{picture}</Screen> : <div className={styles.advicePicture}>{picture}</div>}
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.verdictWord[kind]}>{kind === 'do' ? good : bad}</span>
        <span>
          <Words>{text}</Words>
        </span>
      </figcaption>
    </figure>
  );
}

/** What to do beside what not to do, pair by pair. */
export function Advices({ dos, donts, screen }: Pick<ComponentGuide, 'dos' | 'donts' | 'screen'>) {
  const pairs = Array.from({ length: Math.max(dos.length, donts.length) }, (_, index) => ({ good: dos[index], bad: donts[index] }));
  return (
    <div className={styles.advices}>
      {pairs.flatMap(({ good, bad }) => [
        good && <Verdict key={good.text.nl} kind="do" advice={good} screen={screen} />,
        bad && <Verdict key={bad.text.nl} kind="dont" advice={bad} screen={screen} />,
      ])}
    </div>
  );
}
