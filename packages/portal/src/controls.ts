import { defineControls } from '@pomp/design-system/controls';
import { accountLinkControl } from './account/account-link.control.js';

export { languageChoiceScript } from './account/language-choice-script.js';

/** What this package's markup can't do by itself, for pages without React. Gives what stops it. */
export const startControls: (document: Document) => () => void = defineControls(accountLinkControl);
