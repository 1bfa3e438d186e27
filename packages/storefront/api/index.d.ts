import * as react from 'react';
import { ReactNode } from 'react';
import { SpokenProps } from '@pomp/language/react';
import { RoutesTo, Routes, EditionInPage } from '@pomp/edition';
import { HeadingLevel } from '@pomp/design-system';
import * as _pomp_cms from '@pomp/cms';
import { Choice, PageContext, BlockDefinition } from '@pomp/cms';
import * as zod_v4_core from 'zod/v4/core';
import * as zod from 'zod';
import { CallAnswer, Wait } from '@pomp/api-client';
import { CalendarDate } from '@pomp/domain';
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
interface SiteBannerProps extends SpokenProps {
    readonly routes: Pick<StorefrontRoutes, 'banner'>;
    readonly pathname: string;
}
declare function SiteBanner({ routes, pathname, language }: SiteBannerProps): react.JSX.Element | null;
declare const bannerMayShow: ({ banner }: Pick<StorefrontRoutes, 'banner'>, pathname: string) => boolean;
declare const bannerDismissalScript = "try{if(sessionStorage.getItem('pomp_banner_dismissed')==='true')document.documentElement.dataset.banner='dismissed'}catch{}";
interface ConsentBannerProps extends SpokenProps {
    readonly services: readonly string[];
}
declare function ConsentBanner({ services, language }: ConsentBannerProps): react.JSX.Element;
declare function ConsentSettingsButton({ language }: SpokenProps): react.JSX.Element;
type ConsentPurpose = 'functional' | 'marketing';
interface ConsentGateProps {
    readonly purpose: ConsentPurpose;
    readonly fallback?: ReactNode;
    readonly children: ReactNode;
}
declare function ConsentGate({ purpose, fallback, children }: ConsentGateProps): ReactNode;
interface Consent {
    readonly decided: boolean;
    readonly allows: (purpose: ConsentPurpose) => boolean;
    readonly open: () => void;
}
declare function useConsent(): Consent;
interface HubSpotSettings {
    readonly portalId: string;
    readonly region: string;
    readonly scriptUrl: string;
    readonly formIds: Readonly<Record<string, string>>;
}
interface NewsletterProps extends SpokenProps {
    readonly level: HeadingLevel;
    readonly title?: ReactNode;
    readonly text?: ReactNode;
    readonly label?: ReactNode;
    readonly formId?: string | undefined;
}
declare function Newsletter({ level, title, text, label, formId, language }: NewsletterProps): react.JSX.Element;
declare const articleBlock: _pomp_cms.DefinedBlock<{
    title: zod.ZodString;
    teaser: zod.ZodString;
    category: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    image: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodObject<{
            filename: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            alt: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
        }, zod_v4_core.$strip>,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<_pomp_cms.ContentImage | undefined, "" | {
        filename?: string | null | undefined;
        alt?: string | null | undefined;
    } | null | undefined>>;
    date_added: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    author: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    checked_on: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    sources: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodArray<zod.ZodUnknown>>>, zod.ZodTransform<unknown[], unknown[] | null | undefined>>;
    body: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodArray<zod.ZodUnknown>>>, zod.ZodTransform<unknown[], unknown[] | null | undefined>>;
}>;
declare const subjectsDatasource = "onderwerpen";
declare const subjectName: (subjects: readonly Choice[], value: string | undefined) => string | undefined;
type Article = CallAnswer<'getRelevantArticles'>['relevantStories'][number];
declare const articlesFolder = "kennisbank/";
declare function relevantArticles(stories: PageContext['stories'], category: string): Promise<Article[]>;
interface ReviewsScriptProps {
    readonly src: string;
}
declare function ReviewsScript({ src }: ReviewsScriptProps): react.JSX.Element;
declare const reservedScript = "try{let p=JSON.parse(sessionStorage.getItem('pomp.reserved')).path;if(p===location.pathname||[...document.querySelectorAll('link[hreflang]')].some(l=>new URL(l.href).pathname===p))document.documentElement.dataset.reserved='true'}catch{}";
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
interface StorefrontProviderProps extends StorefrontSettings {
    readonly children: ReactNode;
}
declare function StorefrontProvider({ children, ...settings }: StorefrontProviderProps): react.JSX.Element;
declare const storefrontBlocks: readonly BlockDefinition[];
declare const vacancyBlock: _pomp_cms.DefinedBlock<{
    title: zod.ZodString;
    description: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    location: zod.ZodString;
    time: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    education: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    salary: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    salary_from: zod.ZodPipe<zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodNumber,
        zod.ZodString
    ]>>>, zod.ZodTransform<string | number | undefined, string | number | null | undefined>>, zod.ZodOptional<zod.ZodCoercedNumber<string | number>>>;
    salary_to: zod.ZodPipe<zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodNumber,
        zod.ZodString
    ]>>>, zod.ZodTransform<string | number | undefined, string | number | null | undefined>>, zod.ZodOptional<zod.ZodCoercedNumber<string | number>>>;
    salary_per: zod.ZodType<"hour" | "month" | "year", "" | "hour" | "month" | "year" | null | undefined, zod_v4_core.$ZodTypeInternals<"hour" | "month" | "year", "" | "hour" | "month" | "year" | null | undefined>>;
    employment: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodArray<zod.ZodString>,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<("full_time" | "intern" | "part_time" | "temporary")[], "" | string[] | null | undefined>>;
    date_added: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    valid_through: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    paragraphs: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodArray<zod.ZodUnknown>>>, zod.ZodTransform<unknown[], unknown[] | null | undefined>>;
}>;
declare const vacancyParagraphBlock: _pomp_cms.DefinedBlock<{
    header: zod.ZodString;
    content: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodCustom<_pomp_cms.RichTextDocument, _pomp_cms.RichTextDocument>,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<_pomp_cms.RichTextDocument | undefined, "" | _pomp_cms.RichTextDocument | null | undefined>>;
    id: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
}>;
export { ConsentBanner, ConsentGate, ConsentSettingsButton, Newsletter, ReviewsScript, SiteBanner, StorefrontProvider, articleBlock, articlesFolder, bannerDismissalScript, bannerMayShow, relevantArticles, reservedScript, storefrontBlocks, storefrontRoutes, subjectName, subjectsDatasource, useConsent, vacancyBlock, vacancyParagraphBlock };
export type { Consent, ConsentBannerProps, ConsentGateProps, HubSpotSettings, NewsletterProps, ReviewsScriptProps, SiteBannerProps, StorefrontProviderProps, StorefrontRoutes };
