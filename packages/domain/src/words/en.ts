import type { Translation } from '@pomp/language';
import { en as keptByLaw } from '../account/kept-by-law-texts.en.js';
import { en as mailChoice } from '../account/mail-choice.en.js';
import { en as languageChoice } from '../account/language-choice.en.js';
import { en as identity } from '../account/identity.en.js';
import { en as login } from '../account/login.en.js';
import { en as newCustomer } from '../account/new-customer.en.js';
import { en as newPassword } from '../account/new-password.en.js';
import { en as passwordChange } from '../account/password-change.en.js';
import { en as passwordRecovery } from '../account/password-recovery.en.js';
import { en as person } from '../account/person.en.js';
import { en as verification } from '../agreements/verification-form.en.js';
import { en as appointments } from '../appointments/texts.en.js';
import { en as vacancy } from '../enquiries/application-form.en.js';
import { en as businessContact } from '../enquiries/business-contact-form.en.js';
import { en as contact } from '../enquiries/contact-form.en.js';
import { en as feedback } from '../enquiries/feedback-form.en.js';
import { en as givenFeedback } from '../enquiries/given-feedback.en.js';
import { en as enquirySubjects } from '../enquiries/subjects.en.js';
import { en as consumption } from '../house-info/consumption.en.js';
import { en as energylabel } from '../house-info/energylabel.en.js';
import { en as heating } from '../house-info/heating.en.js';
import { en as houseDoubts } from '../house-info/house-doubts.en.js';
import { en as house } from '../house-info/house-section.en.js';
import { en as isolation } from '../house-info/isolation.en.js';
import { en as addHouse } from '../houses/add-house-form.en.js';
import { en as address } from '../houses/address-form.en.js';
import { en as houseGuest } from '../houses/house-guest-form.en.js';
import { en as newHouse } from '../houses/new-house.en.js';
import { en as noHouse } from '../houses/no-house-texts.en.js';
import { en as connection } from '../installation-info/connection.en.js';
import { en as photos } from '../installation-info/photos.en.js';
import { en as placing } from '../installation-info/placing.en.js';
import { en as grades } from '../marketing-forms/grades.en.js';
import { en as marketingForms } from '../marketing-forms/marketing-forms.en.js';
import { en as marketing } from '../marketing-forms/marketing.en.js';
import { en as orderMessages } from '../order-messages/texts.en.js';
import { en as orderMessage } from '../order-timeline/message-form.en.js';
import { en as incasso } from '../orders/incasso-form.en.js';
import { en as order } from '../orders/order-form.en.js';
import { en as orderSteps } from '../orders/order-step-texts.en.js';
import { en as quantity } from '../orders/quantity.en.js';
import { en as quote } from '../orders/quote-form.en.js';
import { en as handover } from '../orders/handover-form.en.js';
import { en as meterReading } from '../meter-readings/meter-form.en.js';
import { en as meterReadings } from '../meter-readings/meter-texts.en.js';
import { en as sign } from '../orders/sign-form.en.js';
import { en as plan } from '../plans/plan-texts.en.js';
import { en as signing } from '../orders/sign-texts.en.js';
import { en as terms } from '../orders/terms-form.en.js';
import { en as withdrawal } from '../orders/withdrawal-form.en.js';
import { en as withdrawalRefusals } from '../orders/withdrawal-texts.en.js';
import { en as prices } from '../prices/texts.en.js';
import { en as quoteRequest } from '../quotes/quote-request.en.js';
import { en as reservationContact } from '../reservation/reservation-contact.en.js';
import { en as reservationDetails } from '../reservation/reservation-details.en.js';
import { en as reservation } from '../reservation/reservation-request.en.js';
import { en as advancedSavings } from '../savings/advanced-savings-form.en.js';
import { en as businessSavings } from '../savings/business-savings-form.en.js';
import { en as savingsCalculation } from '../savings/calculation-texts.en.js';
import { en as quickCheck } from '../savings/quick-check-form.en.js';
import { en as fit } from '../savings/fit-texts.en.js';
import { en as netMetering } from '../savings/net-metering-texts.en.js';
import { en as savingsLimits } from '../savings/limits-texts.en.js';
import { en as showSavings } from '../savings/show-savings-texts.en.js';
import { en as sections } from '../sections/texts.en.js';
import { en as uploads } from '../uploads/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
  'domain/addHouse': addHouse,
  'domain/address': address,
  'domain/advancedSavings': advancedSavings,
  'domain/appointments': appointments,
  'domain/businessContact': businessContact,
  'domain/businessSavings': businessSavings,
  'domain/connection': connection,
  'domain/consumption': consumption,
  'domain/contact': contact,
  'domain/energylabel': energylabel,
  'domain/enquiry-subjects': enquirySubjects,
  'domain/feedback': feedback,
  'domain/fit': fit,
  'domain/net-metering': netMetering,
  'domain/givenFeedback': givenFeedback,
  'domain/grades': grades,
  'domain/heating': heating,
  'domain/house': house,
  'domain/house-doubts': houseDoubts,
  'domain/houseGuest': houseGuest,
  'domain/identity': identity,
  'domain/incasso': incasso,
  'domain/isolation': isolation,
  'domain/kept-by-law': keptByLaw,
  'domain/languageChoice': languageChoice,
  'domain/mailChoice': mailChoice,
  'domain/login': login,
  'domain/marketing': marketing,
  'domain/newCustomer': newCustomer,
  'domain/newHouse': newHouse,
  'domain/newPassword': newPassword,
  'domain/no-house': noHouse,
  'domain/order': order,
  'domain/order-messages': orderMessages,
  'domain/orderMessage': orderMessage,
  'domain/order-steps': orderSteps,
  'domain/passwordChange': passwordChange,
  'domain/passwordRecovery': passwordRecovery,
  'domain/person': person,
  'domain/photos': photos,
  'domain/placing': placing,
  'domain/prices': prices,
  'domain/quantity': quantity,
  'domain/quickCheck': quickCheck,
  'domain/quote': quote,
  'domain/quoteRequest': quoteRequest,
  'domain/reservation': reservation,
  'domain/reservationContact': reservationContact,
  'domain/reservationDetails': reservationDetails,
  'domain/savings-calculation': savingsCalculation,
  'domain/savings-limits': savingsLimits,
  'domain/sections': sections,
  'domain/show-savings': showSavings,
  'domain/handover': handover,
  'domain/meterReading': meterReading,
  'domain/meter-readings': meterReadings,
  'domain/sign': sign,
  'domain/plan': plan,
  'domain/signing': signing,
  'domain/terms': terms,
  'domain/uploads': uploads,
  'domain/vacancy': vacancy,
  'domain/verification': verification,
  'domain/withdrawal': withdrawal,
  'domain/withdrawal-refusals': withdrawalRefusals,
  ...marketingForms,
};
