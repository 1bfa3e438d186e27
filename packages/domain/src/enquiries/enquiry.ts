import type { MarketingFormId } from '../marketing-forms/marketing-forms.js';

/** The forms by which people ask or tell the seller something. */
export const enquiryKinds = ['contact', 'businessContact', 'vacancy', 'feedback', 'form'] as const;
/** One of `enquiryKinds`. */
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What someone asked or told: the answers to a form of ours, or to one of the forms for marketing. */
export type Enquiry<Given = Readonly<Record<string, string>>> =
  | { readonly kind: Exclude<EnquiryKind, 'form'>; readonly fields: Given }
  | { readonly kind: 'form'; readonly formId: MarketingFormId; readonly fields: Given };
