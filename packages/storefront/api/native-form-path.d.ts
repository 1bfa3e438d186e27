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
declare const nativeForms = "formulier/";
declare const nativeFormPath: ({ paths }: Pick<StorefrontRoutes, 'paths'>, form: string) => string;
export { nativeFormPath, nativeForms };
