import type { CallName, VisitorProof } from '@pomp/api-contract';
import { leastTimeOnPage } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { caughtFormRepository } from './caught-form.repository.js';

/**
 * Whether people sent it. What only a program fills in is to be answered as if it were done, and is kept for the seller to look at; what came sooner than
 * anyone fills in a form is refused, and passes when it is sent again.
 */
export async function isFromPeople({ database, clock }: Context, call: CallName, body: VisitorProof): Promise<boolean> {
  const { reference = '', took } = body;
  if (reference !== '') {
    await caughtFormRepository(database).insert({ call, body: { ...body }, caughtAt: clock() });
    return false;
  }
  if (took !== undefined && took < leastTimeOnPage) throw new HttpError('tooFast');
  return true;
}

type Asked<Body> = Body extends unknown ? Omit<Body, keyof VisitorProof> : never;

/** What was asked, without how long it took: a form that is sent again took longer, and asks the same. */
export function withoutProof<Body extends VisitorProof>({ reference: _reference, took: _took, ...asked }: Body): Asked<Body> {
  return asked as Asked<Body>;
}
