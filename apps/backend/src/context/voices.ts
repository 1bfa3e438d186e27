import type { Voice } from '@pomp/correspondence';
import type { Context } from './context.js';

type Speaking = Pick<Context, 'edition' | 'speak'>;

/** How people are written to who bought or asked something. */
export const voiceToCustomer = ({ edition, speak }: Speaking): Voice => ({ edition, language: speak(edition.locale) });

/** How the seller's own people are written to. */
export const voiceToStaff = ({ edition, speak }: Speaking): Voice => ({ edition, language: speak(edition.locale) });
