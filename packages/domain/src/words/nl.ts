import { nl as keptByLaw } from '../account/kept-by-law-texts.nl.js';
import { nl as mailChoice } from '../account/mail-choice.nl.js';
import { nl as languageChoice } from '../account/language-choice.nl.js';
import { nl as identity } from '../account/identity.nl.js';
import { nl as login } from '../account/login.nl.js';
import { nl as newCustomer } from '../account/new-customer.nl.js';
import { nl as newPassword } from '../account/new-password.nl.js';
import { nl as passwordChange } from '../account/password-change.nl.js';
import { nl as passwordRecovery } from '../account/password-recovery.nl.js';
import { nl as person } from '../account/person.nl.js';
import { nl as verification } from '../agreements/verification-form.nl.js';
import { nl as appointments } from '../appointments/texts.nl.js';
import { nl as vacancy } from '../enquiries/application-form.nl.js';
import { nl as businessContact } from '../enquiries/business-contact-form.nl.js';
import { nl as contact } from '../enquiries/contact-form.nl.js';
import { nl as feedback } from '../enquiries/feedback-form.nl.js';
import { nl as givenFeedback } from '../enquiries/given-feedback.nl.js';
import { nl as enquirySubjects } from '../enquiries/subjects.nl.js';
import { nl as consumption } from '../house-info/consumption.nl.js';
import { nl as energylabel } from '../house-info/energylabel.nl.js';
import { nl as heating } from '../house-info/heating.nl.js';
import { nl as houseDoubts } from '../house-info/house-doubts.nl.js';
import { nl as house } from '../house-info/house-section.nl.js';
import { nl as isolation } from '../house-info/isolation.nl.js';
import { nl as addHouse } from '../houses/add-house-form.nl.js';
import { nl as address } from '../houses/address-form.nl.js';
import { nl as houseGuest } from '../houses/house-guest-form.nl.js';
import { nl as newHouse } from '../houses/new-house.nl.js';
import { nl as noHouse } from '../houses/no-house-texts.nl.js';
import { nl as connection } from '../installation-info/connection.nl.js';
import { nl as photos } from '../installation-info/photos.nl.js';
import { nl as placing } from '../installation-info/placing.nl.js';
import { nl as grades } from '../marketing-forms/grades.nl.js';
import { nl as marketingForms } from '../marketing-forms/marketing-forms.nl.js';
import { nl as marketing } from '../marketing-forms/marketing.nl.js';
import { nl as orderMessages } from '../order-messages/texts.nl.js';
import { nl as orderMessage } from '../order-timeline/message-form.nl.js';
import { nl as incasso } from '../orders/incasso-form.nl.js';
import { nl as order } from '../orders/order-form.nl.js';
import { nl as orderSteps } from '../orders/order-step-texts.nl.js';
import { nl as quantity } from '../orders/quantity.nl.js';
import { nl as quote } from '../orders/quote-form.nl.js';
import { nl as handover } from '../orders/handover-form.nl.js';
import { nl as meterReading } from '../meter-readings/meter-form.nl.js';
import { nl as meterReadings } from '../meter-readings/meter-texts.nl.js';
import { nl as sign } from '../orders/sign-form.nl.js';
import { nl as plan } from '../plans/plan-texts.nl.js';
import { nl as signing } from '../orders/sign-texts.nl.js';
import { nl as terms } from '../orders/terms-form.nl.js';
import { nl as withdrawal } from '../orders/withdrawal-form.nl.js';
import { nl as withdrawalRefusals } from '../orders/withdrawal-texts.nl.js';
import { nl as prices } from '../prices/texts.nl.js';
import { nl as quoteRequest } from '../quotes/quote-request.nl.js';
import { nl as reservationContact } from '../reservation/reservation-contact.nl.js';
import { nl as reservationDetails } from '../reservation/reservation-details.nl.js';
import { nl as reservation } from '../reservation/reservation-request.nl.js';
import { nl as advancedSavings } from '../savings/advanced-savings-form.nl.js';
import { nl as businessSavings } from '../savings/business-savings-form.nl.js';
import { nl as savingsCalculation } from '../savings/calculation-texts.nl.js';
import { nl as quickCheck } from '../savings/quick-check-form.nl.js';
import { nl as fit } from '../savings/fit-texts.nl.js';
import { nl as netMetering } from '../savings/net-metering-texts.nl.js';
import { nl as savingsLimits } from '../savings/limits-texts.nl.js';
import { nl as showSavings } from '../savings/show-savings-texts.nl.js';
import { nl as sections } from '../sections/texts.nl.js';
import { nl as uploads } from '../uploads/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
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
} as const;
