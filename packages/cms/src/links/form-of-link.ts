/** What someone who filled in the form that opened on a link gets next. */
export type AfterForm = 'follow' | 'stay';

/** Apart from what finds the links, which every page carries. */
export const formOfLink = ({ dataset }: HTMLAnchorElement): { readonly formId: string; readonly after: AfterForm } => ({
  formId: dataset['form'] ?? '',
  after: dataset['after'] === 'follow' ? 'follow' : 'stay',
});
