import type { ReactNode } from 'react';
import type { VisitorProofInForm } from '../storefront/use-visitor-proof.js';

/** What was filled in, by the name of the field. */
export type FilledIn = Readonly<Record<string, string>>;

type Proof = Awaited<ReturnType<VisitorProofInForm['proof']>>;

export interface MarketingFormProps {
  /** One of `marketingForms`, or an id that only the outside provider knows. */
  readonly formId: string;
  /** Id of the element that the form is put into, for a host that must find it; one of its own unless given. */
  readonly containerId?: string | undefined;
  /** Instead of the form's own. */
  readonly submitLabel?: string | undefined;
  /** What hidden fields of the form hold, such as the job that someone applies for. */
  readonly hidden?: FilledIn | undefined;
  /** Takes what was filled in to another place than the usual one, with what a form of ours knows of who filled it in. Where it throws, the form stays as it is, without a word. */
  readonly send?: ((fields: FilledIn, proof?: Proof) => Promise<void>) | undefined;
  /** Besides what is said where the form can't be had: nobody knows it, the visitor refuses what it needs, or it doesn't load. */
  readonly instead?: ReactNode;
  /** After it was taken. */
  readonly onSubmitted?: ((fields: FilledIn) => void) | undefined;
}
