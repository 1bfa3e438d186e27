'use client';

import { formLinks } from '@pomp/cms';
import { useEffect, useState, type ComponentType } from 'react';
import type { FormDialogProps } from './form-dialog.js';

interface Asked {
  readonly link: HTMLAnchorElement;
  readonly Dialog: ComponentType<FormDialogProps>;
}

/** Opens the form of a link that asks for one. The form is fetched at the first press; a page whose links aren't pressed costs nothing but this. */
export function FormLinks() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(formLinks);
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void import('./form-dialog.js').then(
        ({ FormDialog: Dialog }) => setAsked({ link, Dialog }),
        () => window.open(link.href, link.target || '_self'),
      );
    };
    // Before the link's own listeners, which would follow it.
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, []);
  return asked && <asked.Dialog link={asked.link} onClose={() => setAsked(undefined)} />;
}
