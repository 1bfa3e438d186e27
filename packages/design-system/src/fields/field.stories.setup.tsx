import { type ReactElement, useState } from 'react';
import { Stack } from '../layout/stack.js';
import type { UnknownAnswer } from './unknown-toggle.js';

/** As wide as a form. */
export const inForm = (Story: () => ReactElement) => <Stack width="form">{Story()}</Stack>;

/** On a small phone, whatever the window. */
export const onSmallPhone = (Story: () => ReactElement) => <div style={{ maxWidth: 288 }}>{Story()}</div>;

interface HeldValue {
  value: string;
  onValueChange: (value: string) => void;
  unknown: UnknownAnswer;
}

interface HeldProps {
  /** Another one, from the controls, begins anew. */
  first: string;
  children: (held: HeldValue) => ReactElement;
}

/** A form in its smallest shape: keeps the value, and the one to restore after 'Ik weet het niet'. */
export const Held = (props: HeldProps) => <HeldFrom key={props.first} {...props} />;

function HeldFrom({ first, children }: HeldProps) {
  const [value, onValueChange] = useState(first);
  const [before, setBefore] = useState<string>();
  const unknown = {
    pressed: before !== undefined,
    onPressedChange: (pressed: boolean) => {
      setBefore(pressed ? value : undefined);
      onValueChange(pressed ? 'o.b.' : (before ?? ''));
    },
  };
  return children({ value, onValueChange, unknown });
}

export const longLabel = 'Aansprakelijkheidswaardevaststellingsveranderingen van je verwarmingsinstallatie';
