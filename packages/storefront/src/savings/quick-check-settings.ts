/** By which the page's script knows the form. */
export const quickCheckName = 'quick-check';

/** What the quick check's script has to know. */
export interface QuickCheckSettings {
  /** Where browsers find the backend. */
  readonly backendUrl: string;
  /** The page of the result. */
  readonly resultPath: string;
}
