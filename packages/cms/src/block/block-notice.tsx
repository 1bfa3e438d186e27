import type { BlockProblem } from './block-problem.js';
import * as styles from './block-notice.css.js';

const explanations: Record<BlockProblem['reason'], string> = {
  unknown: 'Dit blok bestaat niet op de website. Bezoekers zien het niet.',
  invalid: 'Dit blok is niet goed ingevuld. Bezoekers zien het niet.',
  failed: 'Dit blok kan nu niet worden getoond. Bezoekers zien het niet.',
};

/** For editors only, who write in Dutch: says in the block's place why it is missing. */
export function BlockNotice({ problem: { reason, component, details } }: { problem: BlockProblem }) {
  return (
    <div className={styles.notice} role="note" lang="nl">
      <p>
        <strong>{component}</strong>: {explanations[reason]}
      </p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
