import { islandLoaders } from './islands/island.js';
import { BusinessContactForm, ContactForm } from './contact/contact-islands.js';
import { FormConfirmation, FormDialog, MarketingForm } from './marketing-forms/marketing-form-islands.js';
import { Reservation } from './reservation/reservation-islands.js';
import { BusinessSavings, SavingsResult, SavingsTotals } from './savings/savings-islands.js';
import { ApplicationForm } from './vacancies/application-islands.js';

export { island, IslandHostProvider, type IslandHostProps, islandLoaders } from './islands/island.js';
export { StorefrontSettingsContext, type StorefrontSettings } from './storefront/storefront-settings.js';
export { storefrontRoutes } from './storefront/storefront-routes.js';

/*
 * The parts of public pages that are applications. Each becomes a root of its own in the browser, whose script is fetched by pages that have it; everything else of a
 * page is HTML.
 */

/** What fetches an island, by its name. */
export const islands = islandLoaders([
  ApplicationForm,
  BusinessContactForm,
  BusinessSavings,
  ContactForm,
  FormConfirmation,
  FormDialog,
  MarketingForm,
  Reservation,
  SavingsResult,
  SavingsTotals,
]);
