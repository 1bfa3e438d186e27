import type { AccountTexts } from '../account/texts.js';
import type { AppointmentsTexts } from '../appointments/texts.js';
import type { AuthTexts } from '../auth/texts.js';
import type { DashboardTexts } from '../dashboard/texts.js';
import type { DocumentsTexts } from '../documents/texts.js';
import type { FeedbackTexts } from '../feedback/texts.js';
import type { HouseInfoTexts } from '../house-info/texts.js';
import type { HouseInfoStepsTexts } from '../house-info-steps/texts.js';
import type { HousesTexts } from '../houses/texts.js';
import type { InstallationInfoTexts } from '../installation-info/texts.js';
import type { InstallationStepsTexts } from '../installation-info-steps/texts.js';
import type { KeptAnswersTexts } from '../kept-answers/texts.js';
import type { LoadingTexts } from '../loading/texts.js';
import type { OrdersTexts } from '../orders/texts.js';
import type { PaymentTexts } from '../payment/texts.js';
import type { PersonalDetailsTexts } from '../personal-details/texts.js';
import type { QuestionnaireTexts } from '../questionnaire/texts.js';
import type { QuotesTexts } from '../quotes/texts.js';
import type { SessionWarningTexts } from '../session-warning/texts.js';
import type { UploadsTexts } from '../uploads/texts.js';
import type { VerificationTexts } from '../verification/texts.js';
import type { WithdrawalTexts } from '../withdrawal/texts.js';

/** The texts of every feature; texts that belong to fields and order steps live in the domain. */
export interface PortalTexts {
  readonly account: AccountTexts;
  readonly appointments: AppointmentsTexts;
  readonly auth: AuthTexts;
  readonly dashboard: DashboardTexts;
  readonly documents: DocumentsTexts;
  readonly feedback: FeedbackTexts;
  readonly houseInfo: HouseInfoTexts;
  readonly houseInfoSteps: HouseInfoStepsTexts;
  readonly houses: HousesTexts;
  readonly installationInfo: InstallationInfoTexts;
  readonly installationSteps: InstallationStepsTexts;
  readonly keptAnswers: KeptAnswersTexts;
  readonly loading: LoadingTexts;
  readonly orders: OrdersTexts;
  readonly payment: PaymentTexts;
  readonly personalDetails: PersonalDetailsTexts;
  readonly questionnaire: QuestionnaireTexts;
  readonly quotes: QuotesTexts;
  readonly sessionWarning: SessionWarningTexts;
  readonly uploads: UploadsTexts;
  readonly verification: VerificationTexts;
  readonly withdrawal: WithdrawalTexts;
}

export type PortalTextOverrides = { readonly [Feature in keyof PortalTexts]?: Partial<PortalTexts[Feature]> };
