import * as react from 'react';
import { ReactNode } from 'react';
import { Message, Language } from '@pomp/language';
import { ApiClient, Wait, CallAnswer } from '@pomp/api-client';
import { CalendarDate } from '@pomp/domain';
import { SectionFormController } from '@pomp/forms';
import { RoutesTo } from '@pomp/edition';
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
interface Posting {
    readonly filledIn: Pick<FormData, 'has' | 'get' | 'getAll'>;
    readonly backend: ApiClient;
    readonly language: Language;
    readonly routes: StorefrontRoutes;
    readonly today: CalendarDate;
    readonly log?: (message: string) => void;
    readonly wait?: Wait;
}
type Kept = Readonly<Record<string, string>>;
type Posted = {
    readonly leadTo: string;
} | {
    readonly title?: string;
    readonly text: string;
    readonly pageTitle?: Message;
} | {
    readonly again: SectionFormController;
    readonly kept?: Kept;
};
interface PostedForm {
    readonly title: Message;
    readonly submitLabel: (language: Language) => string;
    readonly post: (posting: Posting) => Promise<Posted>;
}
declare function postedForm(name: string): PostedForm | undefined;
interface PostedFormPageProps {
    readonly form: PostedForm | undefined;
    readonly posted: Exclude<Posted, {
        leadTo: string;
    }> | undefined;
    readonly action: string;
    readonly language: Language;
}
declare const postedFormTitle: (form: PostedForm | undefined, posted?: PostedFormPageProps['posted']) => Message;
declare function PostedFormPage({ form, posted, action, language }: PostedFormPageProps): react.JSX.Element;
interface CheckedAddress {
    readonly zip: string;
    readonly houseNumber: string;
    readonly addition: string;
    readonly people: string;
}
declare const readResultWithoutScript: (search: string) => CheckedAddress | undefined;
type HomeLookup = CallAnswer<'getHomeFacts'>;
interface GivenHome {
    readonly address: CheckedAddress;
    readonly lookup: HomeLookup;
}
declare const GivenHomeProvider: react.Provider<GivenHome | undefined>;
declare function homeInOpening({ filledIn, today, backend }: Posting): Promise<ReactNode>;
declare const homePart = "huis";
export { GivenHomeProvider, PostedFormPage, homeInOpening, homePart, postedForm, postedFormTitle, readResultWithoutScript };
export type { GivenHome, Posted, PostedForm, Posting };
