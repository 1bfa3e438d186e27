import type { accountTexts } from '../account/texts.js';
import type { appointmentsTexts } from '../appointments/texts.js';
import type { authTexts } from '../auth/texts.js';
import type { dashboardTexts } from '../dashboard/texts.js';
import type { feedbackTexts } from '../feedback/texts.js';
import type { houseInfoTexts } from '../house-info/texts.js';
import type { houseInfoStepsTexts } from '../house-info-steps/texts.js';
import type { housesTexts } from '../houses/texts.js';
import type { installationInfoTexts } from '../installation-info/texts.js';
import type { installationStepsTexts } from '../installation-info-steps/texts.js';
import type { localDraftTexts } from '../local-drafts/texts.js';
import type { loadingTexts } from '../loading/texts.js';
import type { ordersTexts } from '../order-status/texts.js';
import type { paymentTexts } from '../payment/texts.js';
import type { personalDetailsTexts } from '../personal-details/texts.js';
import type { questionnaireTexts } from '../questionnaire/texts.js';
import type { quotesTexts } from '../quotes/texts.js';
import type { sessionWarningTexts } from '../session-warning/texts.js';
import type { uploadsTexts } from '../uploads/texts.js';
import type { verificationTexts } from '../verification/texts.js';
import type { withdrawalTexts } from '../withdrawal/texts.js';

/** Every feature that says something; its own `texts.ts` has the Dutch words and the name to override them by. */
type Declared =
  | typeof accountTexts
  | typeof appointmentsTexts
  | typeof authTexts
  | typeof dashboardTexts
  | typeof feedbackTexts
  | typeof houseInfoTexts
  | typeof houseInfoStepsTexts
  | typeof housesTexts
  | typeof installationInfoTexts
  | typeof installationStepsTexts
  | typeof localDraftTexts
  | typeof loadingTexts
  | typeof ordersTexts
  | typeof paymentTexts
  | typeof personalDetailsTexts
  | typeof questionnaireTexts
  | typeof quotesTexts
  | typeof sessionWarningTexts
  | typeof uploadsTexts
  | typeof verificationTexts
  | typeof withdrawalTexts;

/** The texts of every feature; texts that belong to fields and order steps live in the domain. */
export type PortalTexts = { readonly [Texts in Declared as Texts['feature']]: Texts['own'] };

export type PortalTextOverrides = { readonly [Feature in keyof PortalTexts]?: Partial<PortalTexts[Feature]> };
