import type { Translation } from '@pomp/language';
import { en as demo } from '../demo/texts.en.js';
import { en as errors } from '../errors/texts.en.js';
import { en as http } from '../http/texts.en.js';
import { en as ownData } from '../own-data/texts.en.js';
import { en as payments } from '../payments/texts.en.js';
import { en as quotes } from '../quotes/texts.en.js';
import { en as sessions } from '../sessions/texts.en.js';
import { en as conversation } from '../conversation/texts.en.js';
import { en as handover } from '../handover/texts.en.js';
import { en as warranty } from '../conversation/warranty.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
  'backend/demo': demo,
  'backend/errors': errors,
  'backend/http': http,
  'backend/own-data': ownData,
  'backend/payments': payments,
  'backend/quotes': quotes,
  'backend/sessions': sessions,
  'backend/conversation': conversation,
  'backend/handover': handover,
  'backend/warranty': warranty,
};
