import { defineControls } from '@pomp/design-system/controls';
import { formsControl } from '@pomp/forms/forms-control';
import { ageControl } from './age/age.control.js';
import { siteBannerControl } from './banner/site-banner.control.js';
import { lazyConsentControl } from './consent/lazy-consent.control.js';
import { lazySearchControl } from './knowledge-base/lazy-search.control.js';
import { listAddressControl } from './knowledge-base/list-address.control.js';
import { shareControl } from './knowledge-base/share.control.js';
import { lazyMeasuredUseControl } from './measured-use/lazy-measured-use.control.js';
import { lazyReservedControl } from './reservation/lazy-reserved.control.js';
import { quickCheckName } from './savings/quick-check-settings.js';
import type { ControlsHost } from './storefront/controls-host.js';
import { lazyVacanciesControl } from './vacancies/lazy-vacancies.control.js';

export type { ControlsHost } from './storefront/controls-host.js';

/** What this package's markup can't do by itself, for pages without React. Gives what stops it. */
export const startControls: (document: Document, host: ControlsHost) => () => void = defineControls<[host: ControlsHost]>(
  ageControl,
  siteBannerControl,
  lazyConsentControl,
  listAddressControl,
  shareControl,
  lazyMeasuredUseControl,
  lazyReservedControl,
  lazySearchControl,
  lazyVacanciesControl,
  formsControl({
    [quickCheckName]: async () => (await import('./savings/quick-check.control.js')).enhanceQuickCheck,
  }),
);
