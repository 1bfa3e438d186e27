import type { Translation } from '@pomp/language';
import { en as keptByLaw } from '../account/kept-by-law-texts.en.js';
import { en as appointments } from '../appointments/texts.en.js';
import { en as noHouse } from '../houses/no-house-texts.en.js';
import { en as orderMessages } from '../order-messages/texts.en.js';
import { en as orderSteps } from '../orders/order-step-texts.en.js';
import { en as withdrawal } from '../orders/withdrawal-texts.en.js';
import { en as prices } from '../prices/texts.en.js';
import { en as savingsCalculation } from '../savings/calculation-texts.en.js';
import { en as showSavings } from '../savings/show-savings-texts.en.js';
import { en as uploads } from '../uploads/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
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
};
