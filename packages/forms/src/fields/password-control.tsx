'use client';

import { PasswordField } from '@pomp/design-system';
import type { ControlOf } from './control.js';
import { textOf } from './frame-of.js';
import { usePasswordStrength } from './password-estimator.js';
import { holding } from './texting.js';

export const PasswordControl: ControlOf<'password'> = (props) => {
  const { autoComplete, rules } = props.field;
  if (autoComplete === 'current-password') return <PasswordField {...holding(props)} />;
  if (rules.length === 0) return <PasswordField {...holding(props)} purpose="new" />;
  return <NewPassword {...props} />;
};

/** Ticks off what it has, and once it has all of that, says how hard it is to guess. */
const NewPassword: ControlOf<'password'> = (props) => {
  const value = textOf(props.value);
  const rules = props.field.rules.map(({ text, met }) => ({ text: props.language.say(text), met: met(value) }));
  const keepsRules = rules.every(({ met }) => met);
  const strength = usePasswordStrength(value, keepsRules);
  return <PasswordField {...holding(props)} purpose="new" rules={rules} strength={strength} />;
};
