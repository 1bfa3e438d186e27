import type { Control } from '../controls/define-controls.js';

/**
 * A menu over the page closes after one of its links, and is modal in browsers that don't know `command` yet either: there its buttons open it as a popover, until this
 * runs.
 */
export const mobileMenuControl: Control = (document, signal) => {
  const knowsCommand = 'commandForElement' in HTMLButtonElement.prototype;
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const menu = target.closest<HTMLDialogElement>('dialog[popover]');
      if (menu && target.closest('a')) {
        menu.close();
        menu.hidePopover();
      }
      const button = target.closest<HTMLButtonElement>('button[popovertarget][command]');
      if (!button || knowsCommand) return;
      const dialog = button.popoverTargetElement as HTMLDialogElement;
      // One that was opened before this ran closes as it opened.
      if (dialog.matches(':popover-open')) return;
      event.preventDefault();
      if (button.popoverTargetAction === 'hide') dialog.close();
      else dialog.showModal();
    },
    { signal },
  );
};
