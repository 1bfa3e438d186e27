import { nl as account } from '../account/texts.nl.js';
import { nl as appointments } from '../appointments/texts.nl.js';
import { nl as auth } from '../auth/texts.nl.js';
import { nl as confirmIdentity } from '../confirm-identity/texts.nl.js';
import { nl as copying } from '../copying/texts.nl.js';
import { nl as dashboard } from '../dashboard/texts.nl.js';
import { nl as documents } from '../documents/texts.nl.js';
import { nl as feedback } from '../feedback/texts.nl.js';
import { nl as houseInfo } from '../house-info/texts.nl.js';
import { nl as houseInfoSteps } from '../house-info-steps/texts.nl.js';
import { nl as houseGuests } from '../house-guests/texts.nl.js';
import { nl as houses } from '../houses/texts.nl.js';
import { nl as installationInfo } from '../installation-info/texts.nl.js';
import { nl as installationInfoSteps } from '../installation-info-steps/texts.nl.js';
import { nl as loading } from '../loading/texts.nl.js';
import { nl as localDrafts } from '../local-drafts/texts.nl.js';
import { nl as handover } from '../handover/texts.nl.js';
import { nl as meterReadings } from '../order/meter-readings/texts.nl.js';
import { nl as order } from '../order/texts.nl.js';
import { nl as orderStatus } from '../order-status/texts.nl.js';
import { nl as payment } from '../payment/texts.nl.js';
import { nl as personalDetails } from '../personal-details/texts.nl.js';
import { nl as questionnaire } from '../questionnaire/texts.nl.js';
import { nl as quotes } from '../quotes/texts.nl.js';
import { nl as sessionWarning } from '../session-warning/texts.nl.js';
import { nl as titles } from '../titles/texts.nl.js';
import { nl as uploads } from '../uploads/texts.nl.js';
import { nl as verification } from '../verification/texts.nl.js';
import { nl as withdrawal } from '../withdrawal/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
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
} as const;
