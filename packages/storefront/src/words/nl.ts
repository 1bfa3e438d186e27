import { nl as banner } from '../banner/texts.nl.js';
import { nl as consent } from '../consent/texts.nl.js';
import { nl as contact } from '../contact/texts.nl.js';
import { nl as knowledgeBase } from '../knowledge-base/texts.nl.js';
import { nl as formConfirmation } from '../marketing-forms/form-confirmation-texts.nl.js';
import { nl as hubspot } from '../marketing-forms/hubspot/texts.nl.js';
import { nl as newsletter } from '../marketing-forms/newsletter-texts.nl.js';
import { nl as marketingForms } from '../marketing-forms/texts.nl.js';
import { nl as withoutScript } from '../without-script/texts.nl.js';
import { nl as reservation } from '../reservation/texts.nl.js';
import { nl as businessSavings } from '../savings/business-savings-texts.nl.js';
import { nl as confirmHome } from '../savings/confirm-home-texts.nl.js';
import { nl as savingsExample } from '../savings/savings-example-texts.nl.js';
import { nl as savingsResult } from '../savings/savings-result-texts.nl.js';
import { nl as savingsTotals } from '../savings/savings-totals-texts.nl.js';
import { nl as measuredUse } from '../measured-use/texts.nl.js';
import { nl as savings } from '../savings/texts.nl.js';
import { nl as vacancies } from '../vacancies/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
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
} as const;
