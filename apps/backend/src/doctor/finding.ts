/** What was looked at, how it is, and what to do where that isn't well. */
export interface Finding {
  readonly what: string;
  readonly state: 'good' | 'attention' | 'wrong';
  readonly says: string;
  readonly todo?: string;
}

export const good = (what: string, says: string): Finding => ({ what, state: 'good', says });
export const attention = (what: string, says: string, todo: string): Finding => ({ what, state: 'attention', says, todo });
export const wrong = (what: string, says: string, todo: string): Finding => ({ what, state: 'wrong', says, todo });

export const said = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // A name with several addresses fails with all of their errors, and no message of its own.
  const [first] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [];
  const { message } = first instanceof Error ? first : error;
  return error.cause instanceof Error ? `${message} (${said(error.cause)})` : message;
};
