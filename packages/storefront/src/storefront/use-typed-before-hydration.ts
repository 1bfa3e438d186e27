'use client';

import type { SectionFormController } from '@pomp/forms';
import { useEffect, useRef } from 'react';

/** Takes over what was typed before hydration. @returns a ref for an element around the form */
export function useTypedBeforeHydration<Place extends HTMLElement>(form: SectionFormController) {
  const place = useRef<Place>(null);
  useEffect(() => {
    for (const name of Object.keys(form.section.fields)) {
      const input = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `input[name="${name}"]:not([type="radio"], [type="checkbox"]), input[name="${name}"]:checked, textarea[name="${name}"]`,
      );
      if (input && input.value !== '' && form.field(name).value === '')
        form.change(name, input.type === 'checkbox' ? true : input.value);
    }
  }, [form]);
  return place;
}
