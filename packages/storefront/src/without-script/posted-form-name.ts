import type { ReservableProduct } from '@pomp/domain';

/** A form of ours that can also be sent without script. */
export type PostedFormName =
  | 'quick-check'
  | 'contact'
  | 'business-contact'
  | 'business-savings'
  | 'advanced-savings'
  | 'application';

const marketing = 'marketing-';

/** A form for marketing, as its address names it. */
export const marketingFormName = (formId: string): string => marketing + formId;

export const marketingFormIdIn = (name: string): string | undefined =>
  name.startsWith(marketing) ? name.slice(marketing.length) : undefined;

/** The form that reserves a product, as its address names it. */
export const reservationFormName = (product: ReservableProduct): string => `reservation-${product.toLowerCase().replace(' ', '-')}`;
