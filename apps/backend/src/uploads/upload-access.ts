import type { UploadQuestion } from '@pomp/api-contract';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { hashOfToken, isSecretToken } from '../secrets/secret-token.js';
import { uploadTokenRepository } from './upload-token.repository.js';

/** What a token allows: everything of one customer, or one question's files. */
export type UploadAccess =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'link'; readonly customerId: string; readonly question: UploadQuestion };

/** @throws HttpError `uploadTokenExpired`, the same for a token that ended and one that never was */
export async function uploadAccessOf({ database, clock }: Context, token: string | undefined): Promise<UploadAccess> {
  const found =
    token !== undefined && isSecretToken(token)
      ? await uploadTokenRepository(database).find(hashOfToken(token), clock())
      : undefined;
  if (!found) throw new HttpError('uploadTokenExpired');
  const { customerId, houseId, section, field } = found;
  return houseId !== null && section !== null && field !== null
    ? { kind: 'link', customerId, question: { houseId, section, field } }
    : { kind: 'customer', customerId };
}
