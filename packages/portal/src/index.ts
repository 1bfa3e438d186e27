export { AccountFrame, type AccountFrameProps } from './account/account-frame.js';
export { AccountLink, type AccountLinkProps } from './account/account-link.js';
export { LoginGuard, type LoginGuardProps } from './account/login-guard.js';

export { ConfirmEmailScreen, type ConfirmEmailScreenProps } from './auth/confirm-email-screen.js';
export { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './auth/forgot-password-screen.js';
export { LoginScreen, type LoginScreenProps } from './auth/login-screen.js';
export { SetPasswordScreen, type SetPasswordScreenProps } from './auth/set-password-screen.js';

export { AppointmentsScreen } from './appointments/appointments-screen.js';
export { DashboardScreen } from './dashboard/dashboard-screen.js';
export { DocumentsScreen, type DocumentsScreenProps } from './documents/documents-screen.js';
export { FeedbackScreen, type FeedbackScreenProps } from './feedback/feedback-screen.js';
export { AddHouseScreen } from './houses/add-house-screen.js';
export { HouseInfoScreen, type HouseInfoScreenProps } from './house-info/house-info-screen.js';
export { InstallationInfoScreen, type InstallationInfoScreenProps } from './installation-info/installation-info-screen.js';
export {
  InstallationReviewScreen,
  type InstallationReviewScreenProps,
} from './installation-info-steps/installation-review-screen.js';
export { InstallationStepScreen, type InstallationStepScreenProps } from './installation-info-steps/installation-step-screen.js';
export { ShotListScreen, type ShotListScreenProps } from './installation-info-steps/shot-list-screen.js';
export { chosenInstallation, type NamedOrder } from './installation-info/installation-orders.js';
export { askedHouses } from './order-status/asked-information.js';
export { OrderScreen, type OrderScreenProps } from './order/order-screen.js';
export { OrdersScreen } from './orders/orders-screen.js';
export { HouseInfoReviewScreen, type HouseInfoReviewScreenProps } from './house-info-steps/house-info-review-screen.js';
export { HouseInfoStepScreen, type HouseInfoStepScreenProps } from './house-info-steps/house-info-step-screen.js';
export { PaymentScreen, type PaymentScreenProps } from './payment/payment-screen.js';
export { PersonalDetailsScreen } from './personal-details/personal-details-screen.js';

export { HandoverScreen, type HandoverScreenProps } from './handover/handover-screen.js';
export { VerificationScreen, type VerificationScreenProps } from './verification/verification-screen.js';
export { WithdrawalScreen, type WithdrawalScreenProps } from './withdrawal/withdrawal-screen.js';

export { OrderQuoteScreen, type OrderQuoteScreenProps } from './quotes/order-quote-screen.js';
export { QuoteScreen, type QuoteScreenProps } from './quotes/quote-screen.js';
export { QuotesScreen } from './quotes/quotes-screen.js';
export { RequestQuoteScreen, type RequestQuoteScreenProps } from './quotes/request-quote-screen.js';

export { GuestHouseInfoScreen, type GuestHouseInfoScreenProps } from './house-info-together/guest-house-info-screen.js';
export { PhotoScreen, type PhotoScreenProps } from './uploads/photo-screen.js';
export type { UploadClient, UploadQuestion } from './uploads/upload-client.js';

export { type PortalEdition, PortalProvider, type PortalProviderProps } from './provider/portal-provider.js';
