import type { Said } from '@pomp/language';
import { useTexts } from '@pomp/language/react';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './text-area.css.js';
import { fieldsTexts } from './texts.js';
import type { nl } from './texts.nl.js';

const leftText = (left: number, texts: Said<typeof nl>) =>
  left < 0 ? texts.tooMany({ count: -left }) : texts.left({ count: left });

/** What is spoken: nothing until the last fifth, then at steps, so that typing isn't talked over at every key. */
function spokenText(left: number, most: number, texts: Said<typeof nl>): string {
  if (left > most / 5) return '';
  const step = Math.max(1, Math.round(most / 20));
  return leftText(left < 0 ? Math.floor(left / step) * step : Math.ceil(left / step) * step, texts);
}

interface CharacterCountProps {
  id: string;
  length: number;
  most: number;
}

/** How much room is left, for the eye at every key and for the ear now and then. */
export function CharacterCount({ id, length, most }: CharacterCountProps) {
  const texts = useTexts(fieldsTexts);
  const left = most - length;
  return (
    <div className={classNames(styles.count, left < 0 && styles.countOver)}>
      <span aria-hidden>{leftText(left, texts)}</span>
      <VisuallyHidden>
        <span id={id}>{texts.room({ count: most })}</span>
        <span role="status">{spokenText(left, most, texts)}</span>
      </VisuallyHidden>
    </div>
  );
}
