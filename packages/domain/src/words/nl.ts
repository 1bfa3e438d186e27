import { nl as keptByLaw } from '../account/kept-by-law-texts.nl.js';
import { nl as appointments } from '../appointments/texts.nl.js';
import { nl as noHouse } from '../houses/no-house-texts.nl.js';
import { nl as orderMessages } from '../order-messages/texts.nl.js';
import { nl as orderSteps } from '../orders/order-step-texts.nl.js';
import { nl as withdrawal } from '../orders/withdrawal-texts.nl.js';
import { nl as prices } from '../prices/texts.nl.js';
import { nl as savingsCalculation } from '../savings/calculation-texts.nl.js';
import { nl as showSavings } from '../savings/show-savings-texts.nl.js';
import { nl as uploads } from '../uploads/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
  'domain/appointments': appointments,
  'domain/kept-by-law': keptByLaw,
  'domain/no-house': noHouse,
  'domain/order-messages': orderMessages,
  'domain/order-steps': orderSteps,
  'domain/prices': prices,
  'domain/savings-calculation': savingsCalculation,
  'domain/show-savings': showSavings,
  'domain/uploads': uploads,
  'domain/withdrawal': withdrawal,
} as const;
