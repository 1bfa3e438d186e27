import type { Translation } from '@pomp/language';
import { en as banner } from '../banner/texts.en.js';
import { en as consent } from '../consent/texts.en.js';
import { en as contact } from '../contact/texts.en.js';
import { en as knowledgeBase } from '../knowledge-base/texts.en.js';
import { en as formConfirmation } from '../marketing-forms/form-confirmation-texts.en.js';
import { en as hubspot } from '../marketing-forms/hubspot/texts.en.js';
import { en as newsletter } from '../marketing-forms/newsletter-texts.en.js';
import { en as marketingForms } from '../marketing-forms/texts.en.js';
import { en as withoutScript } from '../without-script/texts.en.js';
import { en as reservation } from '../reservation/texts.en.js';
import { en as businessSavings } from '../savings/business-savings-texts.en.js';
import { en as confirmHome } from '../savings/confirm-home-texts.en.js';
import { en as savingsExample } from '../savings/savings-example-texts.en.js';
import { en as savingsResult } from '../savings/savings-result-texts.en.js';
import { en as savingsTotals } from '../savings/savings-totals-texts.en.js';
import { en as measuredUse } from '../measured-use/texts.en.js';
import { en as savings } from '../savings/texts.en.js';
import { en as vacancies } from '../vacancies/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
  'storefront/banner': banner,
  'storefront/consent': consent,
  'storefront/contact': contact,
  'storefront/knowledge-base': knowledgeBase,
  'storefront/marketing-forms': marketingForms,
  'storefront/newsletter': newsletter,
  'storefront/form-confirmation': formConfirmation,
  'storefront/hubspot': hubspot,
  'storefront/without-script': withoutScript,
  'storefront/reservation': reservation,
  'storefront/savings': savings,
  'storefront/confirm-home': confirmHome,
  'storefront/savings-result': savingsResult,
  'storefront/business-savings': businessSavings,
  'storefront/savings-example': savingsExample,
  'storefront/savings-totals': savingsTotals,
  'storefront/measured-use': measuredUse,
  'storefront/vacancies': vacancies,
};
