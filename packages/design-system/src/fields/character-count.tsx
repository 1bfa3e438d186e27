'use client';

import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { countTexts, isOver } from './count-texts.js';
import * as styles from './text-area.css.js';
import { fieldsTexts } from './texts.js';

interface CharacterCountProps {
  id: string;
  length: number;
  most: number;
}

/** How much room is left, for the eye at every key and for the ear now and then. */
export function CharacterCount({ id, length, most }: CharacterCountProps) {
  const texts = useTexts(fieldsTexts);
  const count = countTexts(length, most, texts);
  const [said, setSaid] = useState(count);
  if (said.step !== count.step) setSaid(count);
  return (
    <div className={styles.count} data-count-to={most} data-over={isOver(length, most) || undefined}>
      <span aria-hidden>{count.shown}</span>
      <VisuallyHidden>
        <span id={id}>{texts.room({ count: most })}</span>
        <span role="status">{said.spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
