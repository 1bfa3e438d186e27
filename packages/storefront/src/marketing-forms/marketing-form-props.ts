/** What was filled in, by the name of the field. */
export type FilledIn = Readonly<Record<string, string>>;

export interface MarketingFormProps {
  /** One of `marketingForms`, or an id that only the outside provider knows. */
  readonly formId: string;
  /** Of the element that the form is put into, for who must find it; otherwise it has one of its own. */
  readonly containerId?: string | undefined;
  /** Instead of the form's own. */
  readonly submitLabel?: string | undefined;
  /** What hidden fields of the outside provider's form hold, such as the job that someone applies for. */
  readonly hidden?: FilledIn | undefined;
  /** Takes what was filled in to another place than the usual one. Where it throws, the form stays as it is. */
  readonly send?: ((fields: FilledIn) => Promise<void>) | undefined;
  /** After it was taken. */
  readonly onSubmitted?: ((fields: FilledIn) => void) | undefined;
}
