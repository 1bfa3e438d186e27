import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './text-area.css.js';

const characters = (count: number) => `${count} ${count === 1 ? 'teken' : 'tekens'}`;

const leftText = (left: number) => (left < 0 ? `${characters(-left)} te veel` : `Nog ${characters(left)}`);

/** What is spoken: nothing until the last fifth, then at steps, so that typing isn't talked over at every key. */
function spokenText(left: number, most: number): string {
  if (left > most / 5) return '';
  const step = Math.max(1, Math.round(most / 20));
  return leftText(left < 0 ? Math.floor(left / step) * step : Math.ceil(left / step) * step);
}

interface CharacterCountProps {
  id: string;
  length: number;
  most: number;
}

/** How much room is left, for the eye at every key and for the ear now and then. */
export function CharacterCount({ id, length, most }: CharacterCountProps) {
  const left = most - length;
  return (
    <div className={classNames(styles.count, left < 0 && styles.countOver)}>
      <span aria-hidden>{leftText(left)}</span>
      <VisuallyHidden>
        <span id={id}>Je kunt {characters(most)} gebruiken.</span>
        <span role="status">{spokenText(left, most)}</span>
      </VisuallyHidden>
    </div>
  );
}
