import { nl as demo } from '../demo/texts.nl.js';
import { nl as errors } from '../errors/texts.nl.js';
import { nl as http } from '../http/texts.nl.js';
import { nl as ownData } from '../own-data/texts.nl.js';
import { nl as payments } from '../payments/texts.nl.js';
import { nl as quotes } from '../quotes/texts.nl.js';
import { nl as sessions } from '../sessions/texts.nl.js';
import { nl as conversation } from '../conversation/texts.nl.js';
import { nl as handover } from '../handover/texts.nl.js';
import { nl as warranty } from '../conversation/warranty.nl.js';

/** Everything that the backend itself says, in Dutch, by the names of its texts. */
export const words = {
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
} as const;
