import type { Voice } from '@pomp/correspondence';
import type { Edition } from '@pomp/edition';
import { speak } from './speak.js';

interface Seller {
  readonly edition: Edition;
}

/** How people are written to who bought or asked something. */
export const voiceToCustomer = ({ edition }: Seller): Voice => ({ edition, language: speak(edition, edition.locale) });

/** How the seller's own people are written to. */
export const voiceToStaff = ({ edition }: Seller): Voice => ({ edition, language: speak(edition, edition.locale) });
