import { Words } from '@pomp/language';
import { Brand } from '@pomp/design-system/brands';
import { ReservableProduct, ReservedProduct, PaymentType, houseInfo, Flow, InstallationSectionName, FinishedQuestionnaire, ProductPrice, PromisedDays } from '@pomp/domain';
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
type Locale = string;
type WordsByLocale = Readonly<Record<Locale, Readonly<Record<string, Words>>>>;
type InEachLanguage = Readonly<Record<Locale, string>>;
interface LegalIdentity {
    readonly name: string;
    readonly kvkNumber: string;
    readonly vatNumber: string;
    readonly address: {
        readonly street: string;
        readonly postCode: string;
        readonly city: string;
    };
    readonly isExample?: boolean | undefined;
}
interface Seller {
    readonly description: InEachLanguage;
    readonly slogan: InEachLanguage;
    readonly email: string;
    readonly phone: string | undefined;
    readonly legal: LegalIdentity | undefined;
}
interface Edition {
    readonly id: string;
    readonly locale: Locale;
    readonly locales: readonly Locale[];
    readonly words?: WordsByLocale | undefined;
    readonly brand: Brand;
    readonly seller: Seller;
    readonly routes: Routes;
    readonly translatedRoutes?: Readonly<Record<Locale, Routes>> | undefined;
    readonly prices: readonly ProductPrice[];
    readonly promisedDays?: PromisedDays | undefined;
}
declare function loadEdition(name: string, said?: Readonly<Record<string, Words>>): Promise<Edition>;
export { loadEdition };
