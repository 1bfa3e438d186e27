'use client';

import type { Fields, SectionContext } from '@pomp/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SectionForm, SectionFormOptions } from './create-form-on.js';
import { createSectionForm } from './create-section-form.js';
import type { FieldState, FormState } from './form-snapshots.js';

/**
 * A section as a form. `scope` decides what is asked and may change while editing; newer `values` are taken over unless something
 * unsaved would be lost. Another `section` is another form: while developing, a save of the section's file brings one. Keep all three
 * stable between renders.
 */
export function useSectionForm<F extends Fields, After, Context extends SectionContext>(
  options: SectionFormOptions<F, After, Context>,
): SectionForm<F> {
  const { section, scope, save, values } = options;
  const [made, setMade] = useState(() => ({ section, form: createSectionForm(options) }));
  let { form } = made;
  if (made.section !== section) {
    form = createSectionForm(options);
    setMade({ section, form });
  }
  useEffect(() => {
    form.rescope({ scope, save });
  }, [form, scope, save]);
  useEffect(() => {
    form.adopt(values);
  }, [form, values]);
  return form;
}

/** Subscribes to a form's state; renders again when it changes. */
export function useFormState(form: SectionForm): FormState {
  return useSyncExternalStore(form.subscribe, form.state, form.state);
}

export function useFieldState(form: SectionForm, name: string): FieldState {
  const snapshot = () => form.field(name);
  return useSyncExternalStore(form.subscribe, snapshot, snapshot);
}
