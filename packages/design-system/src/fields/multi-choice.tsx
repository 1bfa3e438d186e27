'use client';

import { useTexts } from '@pomp/language/react';
import { type Ref, useId } from 'react';
import { classNames } from '../theme/class-names.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { type Choice, ChoiceCard } from './choice-card.js';
import * as styles from './choice-cards.css.js';
import { FieldGroup, type FieldProps } from './field-frame.js';
import { onGroupBlur } from './on-group-blur.js';
import { type UnknownAnswer, UnknownToggle } from './unknown-toggle.js';
import { fieldsTexts } from './texts.js';
import { useClearedOptions } from './use-cleared-options.js';

/** Props of `MultiChoice`. */
export interface MultiChoiceProps<Value extends string = string> extends FieldProps {
  /** In the order in which people think of them. The exclusive one is among them, wherever it stands. */
  options: readonly Choice<Value>[];
  /** What is chosen now. What a press makes of it is the form's to decide, so that a server can hold to the same rule. */
  value: readonly string[];
  /** The option that was pressed, chosen or not. */
  onPress: (option: Value) => void;
  /** The option that can't go with others, such as 'geen': it stands apart, after 'of'. */
  exclusive?: string | undefined;
  /** The focus left the whole group: the moment for a message. */
  onLeave?: () => void;
  /** How many stand beside each other from 768 px. */
  columns?: keyof typeof styles.columns;
  /** Offers 'Ik weet het niet' below the cards. A submitted form then has nothing of this name. */
  unknown?: UnknownAnswer;
  /** The first choice. */
  ref?: Ref<HTMLInputElement>;
}

/** Any number of answers, all in sight. Says aloud which ones went when one came that can't go with them. */
export function MultiChoice<Value extends string>({
  label,
  name,
  id: givenId,
  required,
  help,
  error,
  labelSize,
  options,
  value,
  onPress,
  exclusive,
  onLeave,
  columns = '1',
  unknown,
  ref,
}: MultiChoiceProps<Value>) {
  const texts = useTexts(fieldsTexts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const { announcement, pressing } = useClearedOptions(options, value);
  const together = options.filter((option) => option.value !== exclusive);
  const apart = options.find((option) => option.value === exclusive);

  const cardOf = (option: Choice<Value>, first: boolean) => (
    <ChoiceCard
      key={option.value}
      ref={first ? ref : undefined}
      type="checkbox"
      name={name}
      option={option}
      checked={value.includes(option.value) && !unknown?.pressed}
      invalid={Boolean(error)}
      columns={columns}
      alone={option === apart || (option === together.at(-1) && together.length % 2 === 1)}
      onPress={() => {
        pressing(option.value);
        onPress(option.value);
      }}
    />
  );

  return (
    <FieldGroup
      id={id}
      label={label}
      required={required}
      help={help}
      error={error}
      labelSize={labelSize}
      after={unknown && <UnknownToggle {...unknown} fieldLabel={label} />}
    >
      <div className={classNames(styles.cards, styles.columns[columns])} onBlur={onGroupBlur(onLeave)}>
        {together.map((option, index) => cardOf(option, index === 0))}
        {apart && (
          <>
            <span className={styles.or}>{texts.or}</span>
            {cardOf(apart, together.length === 0)}
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
