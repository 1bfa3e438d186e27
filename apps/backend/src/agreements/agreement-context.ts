import type { Language } from '@pomp/language';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';
import { linkTo, type SiteContext } from '../context/link-to.js';
import type { Signer } from './signer.js';

export interface AgreementContext extends Context {
  readonly storage: FileStorage;
  readonly signer: Signer;
  /** Whether a timestamp service is asked about what was signed. */
  readonly hasTimestamps: boolean;
  /** Where visitors find the site: the confirmation names its page. */
  readonly siteUrl: string;
}

/** Where anyone can have a confirmation checked. */
export const verificationLink = (context: SiteContext, code: string, language: Pick<Language, 'locale'>) =>
  linkTo(context, { to: 'verification', code }, language);
