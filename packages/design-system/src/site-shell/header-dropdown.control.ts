import type { Control } from '../controls/define-controls.js';

/**
 * What the header's dropdown can't do by HTML and CSS: it closes on Escape wherever the focus is (WCAG 1.4.13), by a press or focus elsewhere, and after one of its
 * links, as the next page may have the same header. While the pointer stays on what was closed, pointing doesn't open it again.
 */
export const headerDropdownControl: Control = (document, signal) => {
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { signal });
  const dropdowns = () => document.querySelectorAll<HTMLElement>('[data-dropdown]');
  const dismiss = (dropdown: HTMLElement) => {
    dropdown.dataset.dropdown = 'dismissed';
    dropdown.querySelector('details')?.removeAttribute('open');
  };
  const closeOthers = ({ target }: Event) => {
    for (const dropdown of dropdowns())
      if (!dropdown.contains(target as Node)) dropdown.querySelector('details')?.removeAttribute('open');
  };

  listen('pointerdown', closeOthers);
  listen('focusin', closeOthers);
  listen('pointerover', ({ target }) => {
    for (const dropdown of dropdowns()) if (!dropdown.contains(target as Node)) dropdown.dataset.dropdown = '';
  });
  listen('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const dropdown of dropdowns()) {
      if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus();
      dismiss(dropdown);
    }
  });
  listen('click', ({ target }) => {
    const dropdown = (target as Element).closest<HTMLElement>('[data-dropdown]');
    if (!dropdown) return;
    if ((target as Element).closest('a')) dismiss(dropdown);
    // The browser closes it now: pointing at it must not keep it open.
    else if (dropdown.querySelector('details[open]')) dropdown.dataset.dropdown = 'dismissed';
  });
};
