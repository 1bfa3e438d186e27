import { BusinessContactForm, ContactForm } from './contact/contact-islands.js';
import { FormConfirmation, FormDialog, MarketingForm } from './marketing-forms/marketing-form-islands.js';
import { Reservation } from './reservation/reservation-islands.js';
import { BusinessSavings, SavingsResult, SavingsTotals } from './savings/savings-islands.js';
import { ApplicationForm } from './vacancies/application-islands.js';

export { IslandHostProvider, type IslandHostProps } from './islands/island.js';
export { StorefrontSettingsContext, type StorefrontSettings } from './storefront/storefront-settings.js';
export { storefrontRoutes } from './storefront/storefront-routes.js';

/*
 * The parts of public pages that are applications. Each becomes a root of its own in the browser, whose script is fetched by pages that have it; everything else of a
 * page is HTML.
 */
const all = [
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
] as const;

export type IslandName = (typeof all)[number]['island']['name'];

type Islands = { readonly [Each in (typeof all)[number] as Each['island']['name']]: Each['island']['load'] };

/** What fetches an island, by its name. */
export const islands = Object.fromEntries(all.map(({ island: { name, load } }) => [name, load])) as unknown as Islands;
