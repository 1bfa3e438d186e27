'use client';

import { Icon } from '../icon/icon.js';
import { helpIcon } from '../icon/icons.js';
import * as styles from './field.css.js';
import { questionId, type FieldQuestion } from './field-question.js';

/** What is asked again, below the answer. Pressing what was meant brings focus back to the field. */
export function AskedAgain({ id, question: { text, meant } }: { id: string; question: FieldQuestion }) {
  return (
    <>
      <div id={questionId(id)} className={styles.question}>
        <span className={styles.errorIcon}>
          <Icon of={helpIcon} size="small" />
        </span>
        <span>{text}</span>
      </div>
      {meant && (
        <div className={styles.meant}>
          <button
            type="button"
            className={styles.toggle}
            onClick={() => {
              meant.onPress();
              document.getElementById(id)?.focus();
            }}
          >
            {meant.label}
          </button>
        </div>
      )}
    </>
  );
}
