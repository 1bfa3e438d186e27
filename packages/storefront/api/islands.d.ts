import { HeadingLevel } from '@pomp/design-system';
import { CallAnswer, Wait } from '@pomp/api-client';
import * as react from 'react';
import { ReactNode, ReactElement, ComponentType } from 'react';
import { ReservableProduct, CalendarDate } from '@pomp/domain';
import { RoutesTo, Routes, EditionInPage } from '@pomp/edition';
interface CheckedAddress {
    readonly zip: string;
    readonly houseNumber: string;
    readonly addition: string;
    readonly people: string;
}
type HomeLookup = CallAnswer<'getHomeFacts'>;
interface GivenHome {
    readonly address: CheckedAddress;
    readonly lookup: HomeLookup;
}
interface SavingsResultProps {
    readonly headingLevel: HeadingLevel;
    readonly title: string;
    readonly titleLang?: string | undefined;
    readonly given?: GivenHome | undefined;
}
interface ReservationProps {
    readonly product: ReservableProduct;
    readonly level: HeadingLevel;
    readonly cards: ReactNode;
    readonly help?: ReactNode;
}
declare const trapName = "reference";
interface VisitorProofInForm {
    readonly field: ReactNode;
    readonly proof: () => Promise<{
        readonly took: number;
        readonly [trapName]?: string;
    }>;
}
type FilledIn = Readonly<Record<string, string>>;
type Proof = Awaited<ReturnType<VisitorProofInForm['proof']>>;
interface MarketingFormProps {
    readonly formId: string;
    readonly containerId?: string | undefined;
    readonly submitLabel?: string | undefined;
    readonly hidden?: FilledIn | undefined;
    readonly send?: ((fields: FilledIn, proof?: Proof) => Promise<void>) | undefined;
    readonly instead?: ReactNode;
    readonly onSubmitted?: ((fields: FilledIn) => void) | undefined;
}
interface FormDialogProps {
    readonly link: HTMLAnchorElement;
    readonly onClose: () => void;
}
interface ApplicationFormProps {
    readonly job: string;
}
interface IslandHostProps {
    readonly name: string;
    readonly props: object;
    readonly children: ReactElement<object>;
}
declare const IslandHostProvider: react.Provider<ComponentType<IslandHostProps> | undefined>;
type Island<Name extends string, Props extends object> = ((props: Props) => ReactElement) & {
    readonly island: {
        readonly name: Name;
        readonly load: () => Promise<ComponentType<Props>>;
    };
};
declare function island<const Name extends string, Props extends object>(name: Name, load: () => Promise<ComponentType<Props>>): Island<Name, Props>;
interface AnyIsland {
    readonly island: {
        readonly name: string;
        readonly load: () => Promise<unknown>;
    };
}
declare function islandLoaders<const All extends readonly AnyIsland[]>(all: All): {
    readonly [Each in All[number] as Each['island']['name']]: Each['island']['load'];
};
declare const fixed: readonly [
    'home',
    'contact',
    'cookies',
    'privacy',
    'newsletter',
    'vacancies',
    'savingsResult',
    'forgotPassword'
];
declare const ofSomething: readonly [
    'reservation',
    'reserved',
    'requestQuote',
    'login'
];
type TargetName = (typeof fixed)[number] | (typeof ofSomething)[number];
interface StorefrontRoutes extends RoutesTo<TargetName> {
    readonly banner: {
        readonly leadsTo: string;
        readonly quietPlaces: readonly string[];
    };
}
declare const storefrontRoutes: (routes: Routes) => StorefrontRoutes;
interface HubSpotSettings {
    readonly portalId: string;
    readonly region: string;
    readonly scriptUrl: string;
    readonly formIds: Readonly<Record<string, string>>;
}
interface StorefrontSettings {
    readonly backendUrl: string;
    readonly today: () => CalendarDate;
    readonly sinceOpened: () => number;
    readonly log: (message: string) => void;
    readonly routes: StorefrontRoutes;
    readonly prices?: EditionInPage['prices'] | undefined;
    readonly sellerName?: string | undefined;
    readonly wait?: Wait | undefined;
    readonly hubSpot?: HubSpotSettings | undefined;
}
declare const StorefrontSettingsContext: react.Context<StorefrontSettings | undefined>;
declare const islands: {
    readonly "application-form": () => Promise<react.ComponentType<ApplicationFormProps>>;
    readonly "business-contact-form": () => Promise<react.ComponentType<object>>;
    readonly "business-savings": () => Promise<react.ComponentType<object>>;
    readonly "contact-form": () => Promise<react.ComponentType<object>>;
    readonly "form-confirmation": () => Promise<react.ComponentType<object>>;
    readonly "form-dialog": () => Promise<react.ComponentType<FormDialogProps>>;
    readonly "marketing-form": () => Promise<react.ComponentType<MarketingFormProps>>;
    readonly reservation: () => Promise<react.ComponentType<ReservationProps>>;
    readonly "savings-result": () => Promise<react.ComponentType<SavingsResultProps>>;
    readonly "savings-totals": () => Promise<react.ComponentType<object>>;
};
export { IslandHostProvider, StorefrontSettingsContext, island, islandLoaders, islands, storefrontRoutes };
export type { IslandHostProps, StorefrontSettings };
