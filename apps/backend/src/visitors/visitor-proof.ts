import type { VisitorProof } from '@pomp/api-contract';
import { leastTimeOnPage } from '@pomp/domain';
import { HttpError } from '../errors/http-error.js';

/**
 * Whether people sent it. What only a program fills in is to be answered as if it were done; what came sooner than anyone fills in
 * a form is refused, and passes when it is sent again.
 */
export function isFromPeople({ website = '', took }: VisitorProof): boolean {
  if (website !== '') return false;
  if (took !== undefined && took < leastTimeOnPage) throw new HttpError('tooFast');
  return true;
}

type Asked<Body> = Body extends unknown ? Omit<Body, keyof VisitorProof> : never;

/** What was asked, without how long it took: a form that is sent again took longer, and asks the same. */
export function withoutProof<Body extends VisitorProof>({ website: _website, took: _took, ...asked }: Body): Asked<Body> {
  return asked as Asked<Body>;
}
