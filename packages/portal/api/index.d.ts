import * as react from 'react';
import { ReactNode } from 'react';
import { Customer, FinishedQuestionnaire, Flow, Order, House, CalendarDate, BookingPage } from '@pomp/domain';
import { Routes, InstallationStep, HouseInfoStep, EditionInPage } from '@pomp/edition';
import { SpokenProps } from '@pomp/language/react';
import { Sending, StoredUpload } from '@pomp/forms';
import { ApiClient } from '@pomp/api-client';
import { QueryClient } from '@tanstack/react-query';
interface AccountFrameProps {
    readonly children: ReactNode;
}
declare function AccountFrame({ children }: AccountFrameProps): react.JSX.Element;
interface AccountLinkProps extends SpokenProps {
    readonly customer?: Customer | null;
    readonly routes?: Routes;
}
declare function AccountLink({ customer, routes, language }: AccountLinkProps): react.JSX.Element;
interface LoginGuardProps {
    readonly customer?: Customer | null;
    readonly title?: string;
    readonly children: ReactNode;
}
declare function LoginGuard({ customer, title, children }: LoginGuardProps): string | number | bigint | boolean | react.JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | react.ReactElement<unknown, string | react.JSXElementConstructor<any>> | react.ReactPortal | null | undefined> | null | undefined;
interface ConfirmEmailScreenProps {
    readonly token: string | undefined;
}
declare function ConfirmEmailScreen({ token }: ConfirmEmailScreenProps): react.JSX.Element;
interface ForgotPasswordScreenProps {
    readonly email?: string | undefined;
}
declare function ForgotPasswordScreen({ email }: ForgotPasswordScreenProps): react.JSX.Element;
interface LoginScreenProps {
    readonly email?: string;
    readonly userExists?: boolean;
}
declare function LoginScreen({ email, userExists }: LoginScreenProps): react.JSX.Element;
interface SetPasswordScreenProps {
    readonly token: string | undefined;
}
declare function SetPasswordScreen({ token }: SetPasswordScreenProps): react.JSX.Element;
declare function AppointmentsScreen(): react.JSX.Element;
declare function DashboardScreen(): react.JSX.Element;
interface DocumentsScreenProps {
    readonly orderId?: string | undefined;
}
declare function DocumentsScreen({ orderId }: DocumentsScreenProps): react.JSX.Element;
interface FeedbackScreenProps {
    readonly type: FinishedQuestionnaire;
}
declare function FeedbackScreen({ type }: FeedbackScreenProps): react.JSX.Element;
declare function AddHouseScreen(): react.JSX.Element;
interface HouseInfoScreenProps {
    readonly houseId?: string | undefined;
}
declare function HouseInfoScreen({ houseId }: HouseInfoScreenProps): react.JSX.Element;
interface InstallationOrder extends Order {
    readonly flow: Flow;
}
interface NamedOrder {
    readonly orderId?: string | undefined;
    readonly houseId?: string | undefined;
    readonly flow?: Flow | undefined;
}
declare const chosenInstallation: (orders: readonly Order[], named: NamedOrder) => InstallationOrder | undefined;
type InstallationInfoScreenProps = NamedOrder;
declare function InstallationInfoScreen(named: InstallationInfoScreenProps): react.JSX.Element;
interface InstallationReviewScreenProps {
    readonly houseId: string | undefined;
    readonly flow?: Flow | undefined;
}
declare function InstallationReviewScreen({ houseId, flow }: InstallationReviewScreenProps): react.JSX.Element;
interface InstallationStepScreenProps {
    readonly step: InstallationStep;
    readonly houseId: string | undefined;
    readonly flow?: Flow | undefined;
    readonly from?: 'review' | undefined;
}
declare function InstallationStepScreen({ step, houseId, flow, from }: InstallationStepScreenProps): react.JSX.Element;
interface ShotListScreenProps {
    readonly houseId: string | undefined;
    readonly flow?: Flow | undefined;
}
declare function ShotListScreen({ houseId, flow }: ShotListScreenProps): react.JSX.Element;
declare const askedHouses: (orders: readonly Order[], houses: readonly House[]) => readonly House[];
interface OrderScreenProps {
    readonly orderId: string | undefined;
}
declare function OrderScreen({ orderId }: OrderScreenProps): react.JSX.Element;
declare function OrdersScreen(): react.JSX.Element;
interface HouseInfoReviewScreenProps {
    readonly houseId: string | undefined;
}
declare function HouseInfoReviewScreen({ houseId }: HouseInfoReviewScreenProps): react.JSX.Element;
interface HouseInfoStepScreenProps {
    readonly step: HouseInfoStep;
    readonly houseId: string | undefined;
    readonly from?: 'review' | undefined;
}
declare function HouseInfoStepScreen({ step, houseId, from }: HouseInfoStepScreenProps): react.JSX.Element;
interface PaymentScreenProps {
    readonly orderId: string | undefined;
    readonly type: string | undefined;
    readonly returned?: boolean;
}
declare function PaymentScreen({ orderId, type: asked, returned }: PaymentScreenProps): react.JSX.Element;
declare function PersonalDetailsScreen(): react.JSX.Element;
interface HandoverScreenProps {
    readonly token: string | undefined;
}
declare function HandoverScreen({ token }: HandoverScreenProps): react.JSX.Element;
interface VerificationScreenProps {
    readonly code: string | undefined;
}
declare function VerificationScreen({ code: inAddress }: VerificationScreenProps): react.JSX.Element;
interface WithdrawalScreenProps {
    readonly orderId: string | undefined;
}
declare function WithdrawalScreen({ orderId }: WithdrawalScreenProps): react.JSX.Element;
interface NamedQuote {
    readonly quoteId: string | undefined;
}
type OrderQuoteScreenProps = NamedQuote;
declare function OrderQuoteScreen({ quoteId }: OrderQuoteScreenProps): react.JSX.Element;
type QuoteScreenProps = NamedQuote;
declare function QuoteScreen({ quoteId }: QuoteScreenProps): react.JSX.Element;
declare function QuotesScreen(): react.JSX.Element;
interface RequestQuoteScreenProps extends NamedQuote {
    readonly product?: string | undefined;
}
declare function RequestQuoteScreen({ quoteId, product }: RequestQuoteScreenProps): react.JSX.Element;
interface GuestHouseInfoScreenProps {
    readonly token: string | undefined;
}
declare function GuestHouseInfoScreen({ token }: GuestHouseInfoScreenProps): react.JSX.Element;
interface PhotoScreenProps {
    readonly token: string | undefined;
}
declare function PhotoScreen({ token }: PhotoScreenProps): react.JSX.Element;
interface UploadQuestion {
    readonly houseId: string;
    readonly section: string;
    readonly field: string;
}
interface UploadClient {
    readonly send: (question: UploadQuestion | undefined, file: File, sending: Sending) => Promise<StoredUpload>;
    readonly remove: (id: string) => Promise<void>;
}
interface OfflineWorker {
    readonly url: string;
    readonly scope: string;
}
type PortalEdition = Pick<EditionInPage, 'locale' | 'locales'> & Partial<Pick<EditionInPage, 'routes'>>;
interface PortalProviderProps {
    readonly today: () => CalendarDate;
    readonly now: () => Date;
    readonly keepAfter?: number | undefined;
    readonly edition?: PortalEdition | undefined;
    readonly bookingPages?: Readonly<Record<BookingPage, string>> | undefined;
    readonly client?: ApiClient;
    readonly queryClient?: QueryClient;
    readonly backendUrl?: string;
    readonly offlineWorker?: OfflineWorker | undefined;
    readonly uploadClient?: UploadClient;
    readonly children: ReactNode;
}
declare function PortalProvider({ today, now, keepAfter, edition, bookingPages, client, queryClient, backendUrl, offlineWorker, uploadClient, children, }: PortalProviderProps): react.JSX.Element;
export { AccountFrame, AccountLink, AddHouseScreen, AppointmentsScreen, ConfirmEmailScreen, DashboardScreen, DocumentsScreen, FeedbackScreen, ForgotPasswordScreen, GuestHouseInfoScreen, HandoverScreen, HouseInfoReviewScreen, HouseInfoScreen, HouseInfoStepScreen, InstallationInfoScreen, InstallationReviewScreen, InstallationStepScreen, LoginGuard, LoginScreen, OrderQuoteScreen, OrderScreen, OrdersScreen, PaymentScreen, PersonalDetailsScreen, PhotoScreen, PortalProvider, QuoteScreen, QuotesScreen, RequestQuoteScreen, SetPasswordScreen, ShotListScreen, VerificationScreen, WithdrawalScreen, askedHouses, chosenInstallation };
export type { AccountFrameProps, AccountLinkProps, ConfirmEmailScreenProps, DocumentsScreenProps, FeedbackScreenProps, ForgotPasswordScreenProps, GuestHouseInfoScreenProps, HandoverScreenProps, HouseInfoReviewScreenProps, HouseInfoScreenProps, HouseInfoStepScreenProps, InstallationInfoScreenProps, InstallationReviewScreenProps, InstallationStepScreenProps, LoginGuardProps, LoginScreenProps, NamedOrder, OrderQuoteScreenProps, OrderScreenProps, PaymentScreenProps, PhotoScreenProps, PortalEdition, PortalProviderProps, QuoteScreenProps, RequestQuoteScreenProps, SetPasswordScreenProps, ShotListScreenProps, UploadClient, UploadQuestion, VerificationScreenProps, WithdrawalScreenProps };
