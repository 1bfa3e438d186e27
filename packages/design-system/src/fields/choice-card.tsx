'use client';

import { type ComponentProps, memo, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../theme/class-names.js';
import * as styles from './choice-cards.css.js';

/** One of the answers to choose from, shown as a card. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** The language of the label, where that isn't the page's: `fr`. */
  lang?: string;
  /** One line that helps to recognise the answer. */
  hint?: string;
  /** A drawing that shows what the words say; it is decoration, the label says it all. */
  picture?: ReactNode;
  /** Why this answer can't be given now. The card stays in sight and says so. */
  unavailable?: string;
}

interface ChoiceCardProps {
  type: keyof typeof styles.input;
  name: string;
  option: Choice;
  /** Left out, the browser keeps it. */
  checked?: boolean | undefined;
  invalid: boolean;
  /** Of a radio stable between renders (see `ChoiceInput`). */
  onPress?: (() => void) | undefined;
  /** Where cards stand beside each other, a picture stands above the words. */
  columns?: keyof typeof styles.columns;
  /** Where cards stand two in a row: it has nothing beside it. */
  alone?: boolean | undefined;
  /** A panel that belongs to this answer hangs below the card. */
  open?: boolean;
  /** One of a row of answers of a sign or two. */
  chip?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One answer as a card: a real input with its words, and all of it is the target. */
export function ChoiceCard({
  type,
  name,
  option,
  checked,
  invalid,
  onPress,
  columns = '1',
  alone = false,
  open = false,
  chip = false,
  ref,
}: ChoiceCardProps) {
  const hintId = useId();
  const { value, label, lang, hint, picture, unavailable } = option;
  const pictureAbove = picture !== undefined && columns !== '1';
  const words = unavailable ?? hint;

  return (
    <label
      className={classNames(
        chip ? styles.chip : styles.card,
        pictureAbove && styles.pictureAbove,
        alone && columns === 'fit' && styles.fillsRow,
        open && styles.cardOpen,
      )}
    >
      <ChoiceInput
        ref={ref}
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={unavailable !== undefined}
        // The hint describes the answer; its name stays what people say.
        aria-label={words ? label : undefined}
        aria-describedby={words ? hintId : undefined}
        aria-invalid={(type === 'checkbox' && invalid) || undefined}
        onChange={onPress}
        className={chip ? styles.chipInput : styles.input[type]}
      />
      <span className={chip ? undefined : styles.words} lang={lang}>
        {label}
        {words && (
          <span id={hintId} className={styles.hint}>
            {words}
          </span>
        )}
      </span>
      {picture !== undefined && (
        <span aria-hidden className={classNames(styles.picture, pictureAbove && styles.pictureOnTop)}>
          {picture}
        </span>
      )}
    </label>
  );
}

/**
 * Rendered again only for what it shows: with each rendering React takes the name from an option for a moment, and where none is chosen yet Tab then stops at the next
 * option, instead of at what follows the group.
 */
const ChoiceInput = memo((props: ComponentProps<'input'>) => <input {...props} />);
