'use client';

import { useEffect } from 'react';

type InForm = { form: HTMLFormElement | null } | null;

/** For what a field keeps of its own answer: a form that is emptied tells no field of it. */
export function useFormReset(control: () => InForm, onReset: () => void): void {
  useEffect(() => {
    const form = control()?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
}
