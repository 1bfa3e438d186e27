import type { Edition, Locale } from '@pomp/edition';
import { HttpError } from '../errors/http-error.js';

/** @throws when the seller doesn't offer this language. */
export function requireOffered({ locales }: Pick<Edition, 'locales'>, locale: Locale): void {
  if (!locales.includes(locale)) throw new HttpError('malformedRequest', {}, { logged: 'no language that is offered' });
}
