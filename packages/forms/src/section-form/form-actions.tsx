'use client';

import { Button, SavedIndicator, type ButtonProps } from '@pomp/design-system';
import { usePlacedForm } from './section-form-context.js';
import { useFormState } from './use-section-form.js';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onClick' | 'loadingLabel'> & { readonly loadingLabel: string };

/** Saves the section finally. Never disabled: what is missing is said after pressing it. */
export function SubmitButton({ loadingLabel, ...button }: SubmitButtonProps) {
  const { status } = useFormState(usePlacedForm().form);
  return <Button {...button} type="submit" loadingLabel={status.state === 'saving' ? loadingLabel : undefined} />;
}

/** Says that the section was saved, until something in it changes. */
export function FormSavedIndicator() {
  const { status } = useFormState(usePlacedForm().form);
  return <SavedIndicator visible={status.state === 'saved'} />;
}
