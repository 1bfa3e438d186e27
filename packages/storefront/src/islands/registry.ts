/*
 * The parts of public pages that are applications. Each becomes a root of its own in the browser, whose script is fetched by pages that have it; everything else of a
 * page is HTML. Their props are JSON, as they travel in the page.
 */
export const islands = {
  'application-form': async () => (await import('../vacancies/application-form.js')).ApplicationForm,
  'business-contact-form': async () => (await import('../contact/business-contact-form.js')).BusinessContactForm,
  'business-savings': async () => (await import('../savings/business-savings.js')).BusinessSavings,
  'contact-form': async () => (await import('../contact/contact-form.js')).ContactForm,
  'form-confirmation': async () => (await import('../marketing-forms/marketing-form-parts.js')).FormConfirmation,
  'marketing-form': async () => (await import('../marketing-forms/marketing-form-parts.js')).MarketingForm,
  reservation: async () => (await import('../reservation/reservation.js')).Reservation,
  'savings-result': async () => (await import('../savings/savings-result.js')).SavingsResult,
  'savings-totals': async () => (await import('../savings/savings-totals.js')).SavingsTotals,
} as const;

export type IslandName = keyof typeof islands;
