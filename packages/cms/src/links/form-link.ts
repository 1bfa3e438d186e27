import type { AfterForm } from './form-of-link.js';

/**
 * Attributes of a link that asks for a form before it is followed, as for a brochure. Whoever listens for them is not our concern: without a listener, such as
 * before the page's scripts are there, the link is just followed. They cost a page no script.
 */
export const formFirst = (formId: string) => linkWithForm(formId, 'follow');

/** Attributes of a link to the page of a form, where the form can come to the visitor instead. */
export const formInstead = (formId: string) => linkWithForm(formId, 'stay');

const linkWithForm = (formId: string, after: AfterForm) =>
  ({ 'data-form': formId, 'data-after': after, 'aria-haspopup': 'dialog' }) as const;

/** Links with these attributes. */
export const formLinks = 'a[data-form]';
