import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  reserving: 'Reservation not completed yet.',
  reserved: 'Reservation received! We’ll contact you as soon as possible.',
  reservationDone: 'Reservation successful, you need to plan an inspection.',
  planInspection: 'Plan your digital inspection. Then we’ll look together at what is possible in your home.',
  inspectionPlanned: 'Your digital inspection is planned, and we have all your details.',
  inspectionPlannedUninformed: 'Your digital inspection is planned. We still need some information from you.',
  inspectionDone: 'Your digital inspection is done.',
  houseMissing: 'We still need your home details. With those our adviser works out what suits your home.',
  installationMissing: 'We still need your installation details. They show us where everything can go.',
  nothingMissing: 'We have all your details. We’re waiting for the digital inspection.',
  seeYou: 'Digital inspection planned. See you soon!',
  makingPlan: 'We’re making your installation plan. You can view it here as soon as it’s ready.',
  sign: 'Your installation plan is ready. Agree to it digitally and make the down payment.',
  downPaymentDone: 'Your down payment has been made.',
  downPaymentIn: 'Down payment completed.',
  pay: 'Your installation is done. Pay the final invoice and apply for the subsidy.',
  collected: 'Your installation is done. The final invoice will be collected by direct debit. You can also pay it yourself now.',
  complete: 'Everything is arranged, your order is complete.',
  byPhone: 'Your reservation for Heatcycle has been received. An adviser will call you.',
  withdrawn: 'You withdrew from this order on {when, date, day}.',
  detail: {
    inspection: 'The inspection is on {when, date, moment}.',
    installation: 'The installation is on {when, date, moment}.',
    incasso: 'The direct debit is on {when, date, day}.',
  },
  action: {
    planInspection: 'Plan digital inspection',
    inform: 'Complete information',
    nothing: 'No action needed',
    appointment: 'Check appointment',
    sign: 'Sign & make down payment',
    pay: 'Pay final invoice',
  },
};
