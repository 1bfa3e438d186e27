import { chevronDownIcon, Icon } from '@pomp/design-system';
import type { Language } from '@pomp/language';
import { useId } from 'react';
import * as styles from './interactive.css.js';
import { interactiveTexts } from './texts.js';

/** Says that there is more below, and goes there: one screen down, in 800 ms; without script to what follows it. */
export function ScrollCue({ language }: { readonly language: Language }) {
  const id = useId();
  return (
    <>
      <a href={`#${id}`} data-scroll="800" data-screen="" className={styles.scrollCue}>
        {language.texts(interactiveTexts).scroll}
        <Icon of={chevronDownIcon} />
      </a>
      <span id={id} className={styles.scrolledPast} />
    </>
  );
}
