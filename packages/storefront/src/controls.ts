import { defineControls } from '@pomp/design-system/controls';
import { ageControl } from './age/age.control.js';
import { listAddressControl } from './knowledge-base/list-address.control.js';
import { shareControl } from './knowledge-base/share.control.js';
import { vacanciesControl } from './vacancies/vacancies.control.js';

/** What this package's markup can't do by itself, for pages without React; what time it is, the host says. Gives what stops it. */
export const startControls: (document: Document, now: () => Date) => () => void = defineControls<[now: () => Date]>(
  ageControl,
  listAddressControl,
  shareControl,
  vacanciesControl,
);
