import type { Translation } from '@pomp/language';
import { en as account } from '../account/texts.en.js';
import { en as appointments } from '../appointments/texts.en.js';
import { en as auth } from '../auth/texts.en.js';
import { en as confirmIdentity } from '../confirm-identity/texts.en.js';
import { en as copying } from '../copying/texts.en.js';
import { en as dashboard } from '../dashboard/texts.en.js';
import { en as documents } from '../documents/texts.en.js';
import { en as feedback } from '../feedback/texts.en.js';
import { en as houseInfo } from '../house-info/texts.en.js';
import { en as houseInfoSteps } from '../house-info-steps/texts.en.js';
import { en as houseGuests } from '../house-guests/texts.en.js';
import { en as houses } from '../houses/texts.en.js';
import { en as installationInfo } from '../installation-info/texts.en.js';
import { en as installationInfoSteps } from '../installation-info-steps/texts.en.js';
import { en as loading } from '../loading/texts.en.js';
import { en as localDrafts } from '../local-drafts/texts.en.js';
import { en as handover } from '../handover/texts.en.js';
import { en as meterReadings } from '../order/meter-readings/texts.en.js';
import { en as order } from '../order/texts.en.js';
import { en as orderStatus } from '../order-status/texts.en.js';
import { en as payment } from '../payment/texts.en.js';
import { en as personalDetails } from '../personal-details/texts.en.js';
import { en as questionnaire } from '../questionnaire/texts.en.js';
import { en as quotes } from '../quotes/texts.en.js';
import { en as sessionWarning } from '../session-warning/texts.en.js';
import { en as titles } from '../titles/texts.en.js';
import { en as uploads } from '../uploads/texts.en.js';
import { en as verification } from '../verification/texts.en.js';
import { en as withdrawal } from '../withdrawal/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
  'portal/account': account,
  'portal/appointments': appointments,
  'portal/auth': auth,
  'portal/confirm-identity': confirmIdentity,
  'portal/copying': copying,
  'portal/dashboard': dashboard,
  'portal/documents': documents,
  'portal/feedback': feedback,
  'portal/handover': handover,
  'portal/house-info': houseInfo,
  'portal/house-info-steps': houseInfoSteps,
  'portal/house-guests': houseGuests,
  'portal/houses': houses,
  'portal/installation-info': installationInfo,
  'portal/installation-info-steps': installationInfoSteps,
  'portal/loading': loading,
  'portal/local-drafts': localDrafts,
  'portal/order/meter-readings': meterReadings,
  'portal/order': order,
  'portal/order-status': orderStatus,
  'portal/payment': payment,
  'portal/personal-details': personalDetails,
  'portal/questionnaire': questionnaire,
  'portal/quotes': quotes,
  'portal/session-warning': sessionWarning,
  'portal/titles': titles,
  'portal/uploads': uploads,
  'portal/verification': verification,
  'portal/withdrawal': withdrawal,
};
