'use client';

import type { SectionFormController } from '@pomp/forms';
import { useEffect, useRef } from 'react';

/** Takes over what someone typed before the page's scripts were there. @returns a ref for an element around the form */
export function useKeptTyping<Place extends HTMLElement>(form: SectionFormController) {
  const place = useRef<Place>(null);
  useEffect(() => {
    for (const name of Object.keys(form.section.fields)) {
      const input = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `input[name="${name}"]:not([type="radio"], [type="checkbox"]), input[name="${name}"]:checked, textarea[name="${name}"]`,
      );
      if (input && input.value !== '' && form.field(name).value === '') form.change(name, input.value);
    }
  }, [form]);
  return place;
}
