'use client';

import { useLanguage } from '@pomp/language/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.js';
import { capsLockIcon, hideIcon, showIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { InputField, type InputFieldProps } from './input-field.js';
import * as styles from './password-field.css.js';
import { type PasswordRule, PasswordStrength, type PasswordStrengthWord } from './password-strength.js';
import { passwordTexts } from './password-texts.js';
import { useFormReset } from './use-form-reset.js';

type Purpose =
  | {
      /** `current` for the one that someone has, which a password manager fills in; `new` for one that is being chosen, which it may propose. */
      purpose?: 'current';
      rules?: undefined;
      strength?: undefined;
    }
  | {
      purpose: 'new';
      /** What it needs, judged by the form at every change; left out for the field that asks it once more. */
      rules?: readonly PasswordRule[] | undefined;
      /** How hard one that keeps the rules is to guess, by an estimate that knows what others choose. Without it the meter says fair at most: rules alone can't tell. */
      strength?: PasswordStrengthWord | undefined;
    };

/** Props of `PasswordField`. */
export type PasswordFieldProps = InputFieldProps & Purpose & { unknown?: undefined };

/** A password that can be made readable, with a word about Caps Lock and, for a new one, about its strength. */
export function PasswordField({ purpose = 'current', rules, strength, onValueChange, onBlur, ...props }: PasswordFieldProps) {
  const language = useLanguage();
  const texts = language.texts(passwordTexts);
  const rulesId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [empty, setEmpty] = useState(!(props.value ?? props.defaultValue));
  const isEmpty = props.value === undefined ? empty : props.value === '';

  useFormReset(
    () => button.current,
    () => setEmpty(!props.defaultValue),
  );

  // Browsers only offer to remember what is sent from a password field.
  useEffect(() => {
    const form = shown ? button.current?.form : undefined;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [shown]);

  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <InputField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      onKey={noticeCapsLock}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      onValueChange={(value) => {
        setEmpty(value === '');
        onValueChange?.(value);
      }}
      describedBy={rules && rulesId}
      below={rules && <PasswordStrength id={rulesId} rules={rules} estimate={strength} empty={isEmpty} />}
      inside={
        <>
          <span role="status" className={capsLock ? styles.capsLock : undefined}>
            {capsLock && (
              <>
                <Icon of={capsLockIcon} size="small" />
                {texts.capsLock}
                <VisuallyHidden> {texts.capsLockOn}</VisuallyHidden>
              </>
            )}
          </span>
          <button
            ref={button}
            type="button"
            className={styles.show}
            aria-pressed={shown}
            aria-label={texts.showOf({
              label: `${props.label.charAt(0).toLocaleLowerCase(language.locale)}${props.label.slice(1)}`,
            })}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? hideIcon : showIcon} />
            {texts.show}
          </button>
        </>
      }
    />
  );
}
