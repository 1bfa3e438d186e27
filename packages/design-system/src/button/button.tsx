'use client';

import { type AriaAttributes, type MouseEvent, type Ref, useId } from 'react';
import * as styles from './button.css.js';
import { buttonClass, ButtonFace, type ButtonFaceProps } from './button-face.js';

/** Props of `Button`. */
export interface ButtonProps
  extends
    ButtonFaceProps,
    Pick<AriaAttributes, 'aria-label' | 'aria-expanded' | 'aria-pressed' | 'aria-controls' | 'aria-describedby'> {
  /** `submit` sends the form around it, as Enter in a field does, and `reset` empties it; `button` does neither, so that nothing happens by accident. */
  type?: 'button' | 'submit' | 'reset';
  /** Says what is going on ('Opslaan…') while it is; the button then keeps its focus but does nothing. */
  loadingLabel?: string | undefined;
  /** The same, ready for a form's script to show. Never beside `loadingLabel`. */
  whenBusy?: string | undefined;
  /** Why the button can't be used now. A button is never disabled without saying so. Where it may come later, pass `undefined` until then: the button keeps its focus. */
  disabledReason?: string | undefined;
  /** Another button of the same form is busy and says so: this one keeps its focus and does nothing until that is over. */
  waiting?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  name?: string;
  /** Goes along under `name` when this button submits the form: tells which of two was pressed. */
  value?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. `type` is `button` unless given, so that no form is submitted by accident. */
export function Button(props: ButtonProps) {
  const {
    children,
    tone,
    size,
    width,
    iconBefore,
    iconAfter,
    type = 'button',
    loadingLabel,
    whenBusy,
    disabledReason,
    waiting = false,
    onClick,
    ...rest
  } = props;
  const reasonId = useId();
  const inactive = waiting || loadingLabel !== undefined || disabledReason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  };

  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, width }, inactive, waiting)}
      aria-disabled={inactive || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={handleClick}
    >
      {whenBusy !== undefined && (
        <span hidden data-busy className={styles.busy}>
          <BusyFace label={whenBusy} />
        </span>
      )}
      {loadingLabel === undefined ? (
        <ButtonFace iconBefore={iconBefore} iconAfter={iconAfter}>
          {children}
        </ButtonFace>
      ) : (
        <BusyFace label={loadingLabel} />
      )}
    </button>
  );

  // Where a reason can come or go, the button stays the same element, with its focus.
  if (!('disabledReason' in props)) return button;
  return (
    <span className={disabledReason ? styles.around.reason : styles.around.nothing}>
      {button}
      {disabledReason && (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

function BusyFace({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden className={styles.spinner} />
      <span role="status">{label}</span>
    </>
  );
}
