/** A form of ours that can also be sent without script. */
export type PostedFormName = 'quick-check' | 'contact' | 'business-contact';

const marketing = 'marketing-';

/** A form for marketing, as its address names it. */
export const marketingFormName = (formId: string): string => marketing + formId;

export const marketingFormIdIn = (name: string): string | undefined =>
  name.startsWith(marketing) ? name.slice(marketing.length) : undefined;
