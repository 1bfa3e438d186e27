import { ReservableProduct, ReservedProduct, PaymentType, houseInfo, Flow, InstallationSectionName, FinishedQuestionnaire } from '@pomp/domain';
type HouseInfoStep = keyof typeof houseInfo.sections;
type InstallationStep = InstallationSectionName;
type Target = {
    readonly to: 'home';
} | {
    readonly to: 'contact';
} | {
    readonly to: 'faq';
} | {
    readonly to: 'cookies';
} | {
    readonly to: 'terms';
} | {
    readonly to: 'privacy';
} | {
    readonly to: 'knowledgeBase';
} | {
    readonly to: 'vacancies';
} | {
    readonly to: 'newsletter';
} | {
    readonly to: 'newsletterConfirmation';
    readonly token: string;
} | {
    readonly to: 'products';
} | {
    readonly to: 'hybridHeatPump';
} | {
    readonly to: 'reservation';
    readonly product: ReservableProduct;
} | {
    readonly to: 'reserved';
    readonly product?: ReservedProduct;
} | {
    readonly to: 'savingsResult';
} | {
    readonly to: 'verification';
    readonly code?: string;
} | {
    readonly to: 'photoUpload';
    readonly token: string;
} | {
    readonly to: 'handover';
    readonly token: string;
} | {
    readonly to: 'guestHouseInfo';
    readonly token: string;
} | {
    readonly to: 'login';
    readonly email?: string;
    readonly userExists?: 'true';
} | {
    readonly to: 'forgotPassword';
    readonly email?: string;
} | {
    readonly to: 'setPassword';
    readonly token: string;
} | {
    readonly to: 'confirmEmail';
    readonly token: string;
} | {
    readonly to: 'dashboard';
} | {
    readonly to: 'personalDetails';
} | {
    readonly to: 'orders';
} | {
    readonly to: 'order';
    readonly orderId: string;
} | {
    readonly to: 'appointments';
} | {
    readonly to: 'documents';
    readonly orderId?: string;
} | {
    readonly to: 'payment';
    readonly orderId: string;
    readonly type: PaymentType;
    readonly back?: '1';
} | {
    readonly to: 'withdrawal';
    readonly orderId: string;
} | {
    readonly to: 'quotes';
} | {
    readonly to: 'quote';
    readonly quoteId: string;
} | {
    readonly to: 'requestQuote';
    readonly quoteId?: string;
    readonly product?: ReservedProduct;
} | {
    readonly to: 'orderQuote';
    readonly quoteId: string;
} | {
    readonly to: 'houseInfo';
    readonly houseId?: string;
} | {
    readonly to: 'houseInfoStep';
    readonly houseId: string;
    readonly step: HouseInfoStep;
    readonly from?: 'review';
} | {
    readonly to: 'houseInfoReview';
    readonly houseId: string;
} | {
    readonly to: 'installationInfo';
    readonly orderId?: string;
    readonly houseId?: string;
    readonly flow?: Flow;
} | {
    readonly to: 'installationStep';
    readonly houseId: string;
    readonly flow?: Flow;
    readonly step: InstallationStep;
    readonly from?: 'review';
} | {
    readonly to: 'installationReview';
    readonly houseId: string;
    readonly flow?: Flow;
} | {
    readonly to: 'shotList';
    readonly houseId: string;
    readonly flow?: Flow;
} | {
    readonly to: 'addHouse';
} | {
    readonly to: 'feedback';
    readonly type: FinishedQuestionnaire;
};
type TargetName = Target['to'];
declare const contentTargets: readonly [
    "home",
    "contact",
    "faq",
    "cookies",
    "terms",
    "privacy",
    "knowledgeBase",
    "vacancies",
    "newsletter",
    "newsletterConfirmation",
    "products",
    "hybridHeatPump",
    "reservation",
    "reserved",
    "savingsResult"
];
interface Routes {
    readonly paths: {
        readonly [To in TargetName]: string;
    };
    readonly segments: {
        readonly houseInfoStep: Readonly<Record<HouseInfoStep, string>>;
        readonly installationStep: Readonly<Record<InstallationStep, string>>;
        readonly reservation: Readonly<Record<ReservableProduct, string>>;
        readonly reserved: Readonly<Record<ReservedProduct, string>>;
    };
    readonly queryNames: Readonly<Record<string, string>>;
    readonly review: string;
}
type ScreenName = Exclude<TargetName, (typeof contentTargets)[number]>;
declare function accountPages(routes: Routes): (path: string) => boolean;
interface TargetAt {
    readonly to: ScreenName;
    readonly values: Readonly<Record<string, string | undefined>>;
}
declare function targetsAt(routes: Routes): (path: string, search: URLSearchParams) => TargetAt | undefined;
interface AddressTranslation {
    translate(pathAndQuery: string): string | undefined;
}
declare function translateAddresses(from: Routes, to: Routes): AddressTranslation;
export { accountPages, targetsAt, translateAddresses };
export type { AddressTranslation, ScreenName, TargetAt };
