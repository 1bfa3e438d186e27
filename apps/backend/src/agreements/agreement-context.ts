import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';
import type { Signer } from './signer.js';

export interface AgreementContext extends Context {
  readonly storage: FileStorage;
  readonly signer: Signer;
  /** Where visitors find the site: the confirmation names its page. */
  readonly siteUrl: string;
}

/** Where anyone can have a confirmation checked. */
export const verificationLink = (siteUrl: string, code: string) => `${siteUrl}/controle/?code=${code}`;
