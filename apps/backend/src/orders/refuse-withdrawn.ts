import { HttpError } from '../errors/http-error.js';

/** Nothing more is done for an order that its customer withdrew from: no step, no appointment, no payment. Call it with a locked order. */
export function refuseWithdrawn({ withdrawnAt }: { readonly withdrawnAt: Date | null }): void {
  if (withdrawnAt !== null) throw new HttpError('orderWithdrawn');
}
