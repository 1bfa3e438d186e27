import * as zod from 'zod';
import { z } from 'zod';
import { HeadingLevel, HouseProps } from '@pomp/design-system';
import { Language } from '@pomp/language';
import * as react from 'react';
import { ReactNode } from 'react';
import * as zod_v4_core from 'zod/v4/core';
import { SpokenProps } from '@pomp/language/react';
interface Described {
    display_name: string;
    description?: string;
    required?: boolean;
    translatable?: true;
}
type StoryblokField = Described & ({
    type: 'text' | 'textarea';
    max_length?: number;
} | {
    type: 'richtext' | 'boolean' | 'number';
} | {
    type: 'datetime';
    disable_time?: boolean;
} | {
    type: 'option';
    options: {
        value: string;
        name: string;
    }[];
    default_value: string;
} | {
    type: 'option';
    source: 'internal';
    datasource_slug: string;
} | {
    type: 'options';
    options: {
        value: string;
        name: string;
    }[];
} | {
    type: 'asset' | 'multiasset';
    filetypes: ('images' | 'videos' | 'audios' | 'texts')[];
} | {
    type: 'multilink';
    allow_target_blank: boolean;
    show_anchor: boolean;
    email_link_type: boolean;
    asset_link_type: boolean;
} | {
    type: 'bloks';
    restrict_components?: boolean;
    component_whitelist?: string[];
    maximum?: number;
} | {
    type: 'tab';
    keys: string[];
});
type Shape = Record<string, z.ZodType>;
interface ContentDefinition<Fields extends Shape> {
    component: string;
    name: string;
    kind?: 'page' | 'block';
    schema: z.ZodObject<Fields>;
}
interface ContentType {
    readonly component: string;
    readonly name: string;
    readonly kind: 'page' | 'block';
    readonly fields: Record<string, StoryblokField>;
}
type Parsed<Props> = {
    status: 'valid';
    props: Props;
} | {
    status: 'invalid';
    issues: string[];
};
interface DefinedContent<Fields extends Shape> extends ContentType {
    readonly schema: z.ZodObject<Fields>;
    parse: (content: unknown) => Parsed<z.output<z.ZodObject<Fields>>>;
}
declare function defineContent<Fields extends Shape>({ component, name, kind, schema, }: ContentDefinition<Fields>): DefinedContent<Fields>;
interface ContentLink {
    href: string;
    newTab: boolean;
}
declare const settingsSlug = "settings/site";
interface NavigationItem extends ContentLink {
    label: string;
}
interface ProductItem extends ContentLink {
    name: string;
    summary: string | undefined;
    reserve: ContentLink;
}
interface QualityMark {
    name: string;
    src: string;
    width: number;
    height: number;
    href?: string;
}
interface SiteSettings {
    header: {
        items: NavigationItem[];
        products: ProductItem[];
        action: NavigationItem | undefined;
    };
    footer: {
        columns: {
            title: string;
            items: NavigationItem[];
        }[];
        legal: NavigationItem[];
        social: NavigationItem[];
        apps: {
            ios: string;
            android: string;
        } | undefined;
        qualityMarks: QualityMark[];
    };
    banner: string;
}
declare const settingsContentTypes: readonly [
    DefinedContent<{
        header_items: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
        header_products: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
        header_action_label: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
        header_action_link: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    full_slug: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentLink | undefined, "" | {
            linktype?: string | null | undefined;
            url?: string | null | undefined;
            cached_url?: string | null | undefined;
            anchor?: string | null | undefined;
            email?: string | null | undefined;
            target?: string | null | undefined;
            story?: {
                full_slug: string;
            } | null | undefined;
        } | null | undefined>>;
        footer_columns: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
        footer_legal: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
        footer_social: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
        footer_app_ios: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    full_slug: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentLink | undefined, "" | {
            linktype?: string | null | undefined;
            url?: string | null | undefined;
            cached_url?: string | null | undefined;
            anchor?: string | null | undefined;
            email?: string | null | undefined;
            target?: string | null | undefined;
            story?: {
                full_slug: string;
            } | null | undefined;
        } | null | undefined>>;
        footer_app_android: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    full_slug: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentLink | undefined, "" | {
            linktype?: string | null | undefined;
            url?: string | null | undefined;
            cached_url?: string | null | undefined;
            anchor?: string | null | undefined;
            email?: string | null | undefined;
            target?: string | null | undefined;
            story?: {
                full_slug: string;
            } | null | undefined;
        } | null | undefined>>;
        footer_marks: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
        banner: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    }>,
    DefinedContent<{
        label: z.ZodString;
        link: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    full_slug: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentLink | undefined, "" | {
            linktype?: string | null | undefined;
            url?: string | null | undefined;
            cached_url?: string | null | undefined;
            anchor?: string | null | undefined;
            email?: string | null | undefined;
            target?: string | null | undefined;
            story?: {
                full_slug: string;
            } | null | undefined;
        } | null | undefined>>;
    }>,
    DefinedContent<{
        name: z.ZodString;
        summary: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
        link: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    full_slug: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentLink | undefined, "" | {
            linktype?: string | null | undefined;
            url?: string | null | undefined;
            cached_url?: string | null | undefined;
            anchor?: string | null | undefined;
            email?: string | null | undefined;
            target?: string | null | undefined;
            story?: {
                full_slug: string;
            } | null | undefined;
        } | null | undefined>>;
        reserve_link: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    full_slug: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentLink | undefined, "" | {
            linktype?: string | null | undefined;
            url?: string | null | undefined;
            cached_url?: string | null | undefined;
            anchor?: string | null | undefined;
            email?: string | null | undefined;
            target?: string | null | undefined;
            story?: {
                full_slug: string;
            } | null | undefined;
        } | null | undefined>>;
    }>,
    DefinedContent<{
        title: z.ZodString;
        items: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
    }>,
    DefinedContent<{
        name: z.ZodString;
        image: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                filename: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                alt: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentImage | undefined, "" | {
            filename?: string | null | undefined;
            alt?: string | null | undefined;
        } | null | undefined>>;
        link: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
            z.ZodObject<{
                linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
                    full_slug: z.ZodString;
                }, z.core.$strip>>>;
            }, z.core.$strip>,
            z.ZodLiteral<"">
        ]>>>, z.ZodTransform<ContentLink | undefined, "" | {
            linktype?: string | null | undefined;
            url?: string | null | undefined;
            cached_url?: string | null | undefined;
            anchor?: string | null | undefined;
            email?: string | null | undefined;
            target?: string | null | undefined;
            story?: {
                full_slug: string;
            } | null | undefined;
        } | null | undefined>>;
    }>
];
declare const fallbackSettings: SiteSettings;
declare function parseSettings(content: unknown): {
    settings: SiteSettings;
    issues: string[];
};
declare const story: z.ZodObject<{
    id: z.ZodNumber;
    uuid: z.ZodString;
    name: z.ZodString;
    slug: z.ZodString;
    full_slug: z.ZodString;
    lang: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    default_full_slug: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    translated_slugs: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        lang: z.ZodString;
        path: z.ZodString;
    }, z.core.$strip>>>>;
    published_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    first_published_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    tag_list: z.ZodDefault<z.ZodArray<z.ZodString>>;
    content: z.ZodObject<{
        component: z.ZodString;
    }, z.core.$loose>;
}, z.core.$strip>;
type Story = z.infer<typeof story>;
declare const readStory: (value: unknown) => Story | null;
type ContentVersion = 'draft' | 'published';
interface ContentClientOptions {
    accessToken: string;
    endpoint?: string;
    region?: 'eu' | 'us' | 'ca' | 'ap' | 'cn';
    version?: ContentVersion;
    language?: string | undefined;
    cache?: 'none' | 'memory';
    timeout?: number;
    fetch?: typeof fetch;
    requestInit?: (tags: string[]) => RequestInit;
    report?: (message: string) => void;
}
interface PageLink {
    slug: string;
    path: string;
    pathIn: (language: string) => string;
    publishedAt: string | undefined;
}
interface StoriesQuery {
    startsWith?: string;
    contentType?: string;
    page?: number;
    perPage?: number;
    sort?: string;
    filter?: Record<string, Record<string, string>>;
    without?: readonly string[];
    version?: ContentVersion;
}
interface Choice {
    readonly value: string;
    readonly name: string;
}
interface StoriesPage {
    stories: Story[];
    total: number;
}
interface ContentClient {
    getStory: (fullSlug: string, options?: {
        version?: ContentVersion;
    }) => Promise<Story | null>;
    stories: (query: StoriesQuery) => Promise<StoriesPage>;
    choices: (datasource: string) => Promise<Choice[]>;
    listPageLinks: () => Promise<PageLink[]>;
    getSiteSettings: (options?: {
        version?: ContentVersion;
    }) => Promise<SiteSettings>;
}
declare const notFoundSlug = "404";
declare function createContentClient(options: ContentClientOptions): ContentClient;
declare class ContentUnavailable extends Error {
    readonly name = "ContentUnavailable";
    readonly status: number | undefined;
    constructor(asked: string, reason: string, status?: number);
}
declare const contentTag = "content";
declare const storyTag: (fullSlug: string) => string;
declare function listTag(startsWith: string): string;
declare function staleTags(fullSlug: string): string[];
type AfterForm = 'follow' | 'stay';
declare const formOfLink: ({ dataset }: HTMLAnchorElement) => {
    readonly formId: string;
    readonly after: AfterForm;
};
declare const formFirst: (formId: string) => {
    readonly 'data-form': string;
    readonly 'data-after': AfterForm;
    readonly 'aria-haspopup': 'dialog';
};
declare const formInstead: (formId: string) => {
    readonly 'data-form': string;
    readonly 'data-after': AfterForm;
    readonly 'aria-haspopup': 'dialog';
};
declare const formLinks = "a[data-form]";
declare function storyPath(fullSlug: string): string;
declare const homePath: ({ lang }: {
    readonly lang?: string | null | undefined;
}) => string;
declare const folderPath: (fullSlug: string) => string;
interface Slugs {
    readonly full_slug: string;
    readonly default_full_slug?: string | null | undefined;
    readonly translated_slugs?: readonly {
        readonly lang: string;
        readonly path: string;
    }[] | null | undefined;
}
declare function storyPathIn({ full_slug, default_full_slug, translated_slugs }: Slugs, language: string | undefined): string;
declare const isPageSlug: (fullSlug: string) => boolean;
declare function slugOfPath(segments: readonly string[]): string | undefined;
interface SearchHit {
    readonly title: string;
    readonly href: string;
    readonly kind: 'question' | 'article';
    readonly summary: string;
    readonly lang?: string | undefined;
}
interface SearchOutcome {
    readonly words: string;
    readonly hits: readonly SearchHit[];
}
interface PageContext {
    readonly story: Story;
    readonly siteUrl: string;
    readonly loanInCents?: number | undefined;
    readonly stories: ContentClient['stories'];
    readonly subjects?: readonly Choice[];
    readonly search?: SearchOutcome | undefined;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly notFound: () => never;
}
interface BlockContext {
    mode: 'published' | 'preview';
    language: Language;
    lang?: string | undefined;
    index: number;
    isInFirstView: boolean;
    headingLevel: HeadingLevel;
    loanInCents?: PageContext['loanInCents'];
    page: () => PageContext;
    renderBlocks: (blocks: readonly unknown[], headingLevel?: HeadingLevel) => ReactNode;
}
interface Definition<Fields extends Shape> extends ContentDefinition<Fields> {
    hasOwnWords?: boolean;
    render: (props: z.output<z.ZodObject<Fields>>, context: BlockContext) => ReactNode;
}
type PreparedBlock = {
    status: 'ready';
    render: (context: BlockContext) => ReactNode;
    anchor: string | undefined;
} | {
    status: 'invalid';
    issues: string[];
};
interface BlockDefinition extends ContentType {
    readonly hasOwnWords: boolean;
    prepare: (content: unknown) => PreparedBlock;
}
type DefinedBlock<Fields extends Shape> = BlockDefinition & DefinedContent<Fields>;
type BlockProps<Block extends {
    schema: z.ZodType;
}> = z.output<Block['schema']>;
declare function defineBlock<Fields extends Shape>({ render, hasOwnWords, ...definition }: Definition<Fields>): DefinedBlock<Fields>;
declare const headingBelow: (level: HeadingLevel) => HeadingLevel;
type BlockRegistry = ReadonlyMap<string, BlockDefinition>;
declare function createRegistry(blocks: readonly BlockDefinition[]): BlockRegistry;
interface BlockProblem {
    reason: 'unknown' | 'invalid' | 'failed';
    component: string;
    uid: string | undefined;
    details: string[];
}
type Content = Readonly<Record<string, unknown>> & {
    readonly component: string;
};
declare function markUntranslated<Block extends Content>(block: Block, original: unknown, { registry, language }: {
    readonly registry: BlockRegistry;
    readonly language: string;
}): Block;
declare const langOf: ({ _lang }: Readonly<Record<string, unknown>>) => string | undefined;
declare function isUntranslated(page: Content, registry: BlockRegistry): boolean;
declare const reviewFields: () => {
    review_widget: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodBoolean,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<boolean, "" | boolean | null | undefined>>;
    review_score: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    review_source: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodObject<{
            linktype: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            url: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            cached_url: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            anchor: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            email: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            target: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            story: zod.ZodOptional<zod.ZodNullable<zod.ZodObject<{
                full_slug: zod.ZodString;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<ContentLink | undefined, "" | {
        linktype?: string | null | undefined;
        url?: string | null | undefined;
        cached_url?: string | null | undefined;
        anchor?: string | null | undefined;
        email?: string | null | undefined;
        target?: string | null | undefined;
        story?: {
            full_slug: string;
        } | null | undefined;
    } | null | undefined>>;
};
interface ReviewLabelProps {
    readonly language: Language;
    readonly source?: ContentLink | undefined;
    readonly score?: string | undefined;
    readonly slot?: ReactNode;
}
declare function ReviewLabel({ language, source, score, slot, }: ReviewLabelProps): react.JSX.Element | null;
interface TextHeaderProps {
    readonly above?: ReactNode;
    readonly title: ReactNode;
    readonly headingLevel: HeadingLevel;
    readonly children?: ReactNode;
    readonly after?: ReactNode;
}
declare const TextHeader: ({ above, title, headingLevel, children, after }: TextHeaderProps) => react.JSX.Element;
interface LinesProps {
    readonly of: string;
}
declare const Lines: ({ of }: LinesProps) => react.JSX.Element[];
declare const Said: ({ lang, children }: {
    readonly lang: string | undefined;
    readonly children: ReactNode;
}) => string | number | bigint | boolean | react.JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | react.ReactElement<unknown, string | react.JSXElementConstructor<any>> | react.ReactPortal | null | undefined> | null | undefined;
interface StoryBlocksProps extends SpokenProps {
    blocks: readonly unknown[];
    registry: BlockRegistry;
    mode: BlockContext['mode'];
    report: (problem: BlockProblem) => void;
    headingLevel?: HeadingLevel;
    page?: PageContext;
}
declare function StoryBlocks(props: StoryBlocksProps): react.JSX.Element;
interface StoryblokComponent {
    name: string;
    display_name: string;
    is_root: boolean;
    is_nestable: boolean;
    schema: Record<string, StoryblokField & {
        pos: number;
    }>;
}
declare function toStoryblokComponent({ component, name, kind, fields }: ContentType): StoryblokComponent;
interface Label {
    label: string;
    help?: string;
}
interface TextLabel extends Label {
    sameInEveryLanguage?: true;
    atMost?: number;
}
declare const text: (label: TextLabel) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
declare const requiredText: (label: TextLabel) => z.ZodString;
declare const longText: (label: TextLabel) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
declare const anchor: () => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
declare const requiredNumber: (label: Label) => z.ZodPipe<z.ZodUnion<readonly [
    z.ZodNumber,
    z.ZodString
]>, z.ZodCoercedNumber<string | number>>;
declare const number: (label: Label) => z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodNumber,
    z.ZodString
]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
declare const moment: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
declare const flag: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodBoolean,
    z.ZodLiteral<"">
]>>>, z.ZodTransform<boolean, "" | boolean | null | undefined>>;
declare function choice<const Values extends readonly [
    string,
    ...string[]
]>(label: Label, options: {
    [Value in Values[number]]: string;
}, values: Values): z.ZodType<Values[number], Values[number] | '' | null | undefined>;
declare const choiceFrom: (label: Label, datasource: string) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
declare const formChoice: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
declare const requiredFormChoice: (label: Label) => z.ZodString;
declare function choices<const Values extends readonly [
    string,
    ...string[]
]>(label: Label, options: {
    [Value in Values[number]]: string;
}, values: Values): z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodArray<z.ZodString>,
    z.ZodLiteral<"">
]>>>, z.ZodTransform<Values[number][], "" | string[] | null | undefined>>;
declare const link: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodObject<{
        linktype: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        cached_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        anchor: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        email: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        target: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        story: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            full_slug: z.ZodString;
        }, z.core.$strip>>>;
    }, z.core.$strip>,
    z.ZodLiteral<"">
]>>>, z.ZodTransform<ContentLink | undefined, "" | {
    linktype?: string | null | undefined;
    url?: string | null | undefined;
    cached_url?: string | null | undefined;
    anchor?: string | null | undefined;
    email?: string | null | undefined;
    target?: string | null | undefined;
    story?: {
        full_slug: string;
    } | null | undefined;
} | null | undefined>>;
declare const image: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodObject<{
        filename: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        alt: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>,
    z.ZodLiteral<"">
]>>>, z.ZodTransform<ContentImage | undefined, "" | {
    filename?: string | null | undefined;
    alt?: string | null | undefined;
} | null | undefined>>;
declare const images: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
    filename: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    alt: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>>>>, z.ZodTransform<ContentImage[], {
    filename?: string | null | undefined;
    alt?: string | null | undefined;
}[] | null | undefined>>;
declare const video: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodObject<{
        filename: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        alt: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        title: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>,
    z.ZodLiteral<"">
]>>>, z.ZodTransform<ContentFile | undefined, "" | {
    filename?: string | null | undefined;
    alt?: string | null | undefined;
    title?: string | null | undefined;
    name?: string | null | undefined;
} | null | undefined>>;
declare const pdf: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodObject<{
        filename: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        alt: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        title: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>,
    z.ZodLiteral<"">
]>>>, z.ZodTransform<ContentFile | undefined, "" | {
    filename?: string | null | undefined;
    alt?: string | null | undefined;
    title?: string | null | undefined;
    name?: string | null | undefined;
} | null | undefined>>;
declare const pdfs: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
    filename: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    alt: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    title: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    name: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>>>>, z.ZodTransform<ContentFile[], {
    filename?: string | null | undefined;
    alt?: string | null | undefined;
    title?: string | null | undefined;
    name?: string | null | undefined;
}[] | null | undefined>>;
declare const richText: (label: Label) => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
    z.ZodCustom<RichTextDocument, RichTextDocument>,
    z.ZodLiteral<"">
]>>>, z.ZodTransform<RichTextDocument | undefined, "" | RichTextDocument | null | undefined>>;
declare const blocks: (label: Label, allowed?: readonly string[] | 'any') => z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
interface RichTextNode {
    type: string;
}
interface RichTextDocument {
    type: 'doc';
    content: RichTextNode[];
}
interface RichTextHeading {
    readonly id: string;
    readonly text: string;
}
declare function richTextHeadings(value: unknown): readonly RichTextHeading[];
declare function wordsIn(value: unknown): readonly string[];
interface DrawnHomeProps extends Pick<HouseProps, 'type' | 'period' | 'label'> {
    readonly caption: ReactNode;
}
declare const DrawnHome: ({ caption, ...home }: DrawnHomeProps) => react.JSX.Element;
declare const savingsForm = "savings_form";
declare const contentBlocks: readonly BlockDefinition[];
interface PriceCardProps extends SpokenProps {
    title: string;
    headingLevel: HeadingLevel;
    priceInCents: number;
    payment: 'once' | 'monthly';
    loanInCents?: number | undefined;
    example?: boolean;
    description?: string | undefined;
    points?: readonly string[];
    smallLetters?: ReactNode;
    highlight?: boolean;
    action?: {
        label: string;
        link: ContentLink;
    } | undefined;
}
declare function PriceCard({ title, headingLevel, priceInCents, payment, loanInCents, example, description, points, language: given, smallLetters, highlight, action, }: PriceCardProps): react.JSX.Element;
declare const faqItemBlock: DefinedBlock<{
    question: zod.ZodString;
    answer: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodCustom<RichTextDocument, RichTextDocument>,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<RichTextDocument | undefined, "" | RichTextDocument | null | undefined>>;
    category: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    pdfs: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodArray<zod.ZodObject<{
        filename: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
        alt: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
        title: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
        name: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
    }, zod_v4_core.$strip>>>>, zod.ZodTransform<ContentFile[], {
        filename?: string | null | undefined;
        alt?: string | null | undefined;
        title?: string | null | undefined;
        name?: string | null | undefined;
    }[] | null | undefined>>;
}>;
declare const factNames: readonly [
    'power',
    'power_in_frost',
    'efficiency',
    'sound_power',
    'refrigerant',
    'size',
    'weight',
    'electricity',
    'contents',
    'warranty',
    'price',
    'included',
    'excluded',
    'subsidy',
    'service'
];
type FactName = (typeof factNames)[number];
declare const productFactsContent: DefinedContent<{
    product: z.ZodType<"all_electric" | "element" | "pomp_ao" | "pomp_t", "" | "all_electric" | "element" | "pomp_ao" | "pomp_t" | null | undefined, z.core.$ZodTypeInternals<"all_electric" | "element" | "pomp_ao" | "pomp_t", "" | "all_electric" | "element" | "pomp_ao" | "pomp_t" | null | undefined>>;
    name: z.ZodString;
    summary: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    machines: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodArray<z.ZodString>,
        z.ZodLiteral<"">
    ]>>>, z.ZodTransform<("all_electric" | "element" | "pomp_ao" | "pomp_t")[], "" | string[] | null | undefined>>;
    examples: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodArray<z.ZodString>,
        z.ZodLiteral<"">
    ]>>>, z.ZodTransform<("contents" | "efficiency" | "electricity" | "excluded" | "included" | "power" | "power_in_frost" | "price" | "refrigerant" | "service" | "size" | "sound_power" | "subsidy" | "warranty" | "weight")[], "" | string[] | null | undefined>>;
    power: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    power_in_frost: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    scop_at_35: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    scop_at_55: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    sound_power: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    has_quiet_setting: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodBoolean,
        z.ZodLiteral<"">
    ]>>>, z.ZodTransform<boolean, "" | boolean | null | undefined>>;
    refrigerant: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    refrigerant_charge: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    height: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    width: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    depth: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    weight: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    electricity: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    contents: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    warranty_years: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    warranty: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    price: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    included: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    excluded: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    subsidy: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    subsidy_year: z.ZodPipe<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodNumber,
        z.ZodString
    ]>>>, z.ZodTransform<string | number | undefined, string | number | null | undefined>>, z.ZodOptional<z.ZodCoercedNumber<string | number>>>;
    service: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
}>;
declare const productFactsFolder = "settings/producten/";
interface ProductFacts extends z.output<typeof productFactsContent.schema> {
    readonly lang: string | undefined;
}
declare function productFacts({ stories }: Pick<PageContext, 'stories'>): Promise<readonly ProductFacts[]>;
declare const isExample: (facts: Pick<ProductFacts, 'examples'>, name: FactName) => boolean;
interface FactRow {
    readonly name: FactName;
    readonly label: string;
    readonly note: string | undefined;
    readonly value: string;
    readonly example: boolean;
}
declare function factRows(facts: ProductFacts, language: Language): readonly FactRow[];
declare const pageBlock: DefinedBlock<{
    title: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    description: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    product: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string | undefined, string | null | undefined>>;
    margin_top: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [
        z.ZodBoolean,
        z.ZodLiteral<"">
    ]>>>, z.ZodTransform<boolean, "" | boolean | null | undefined>>;
    body: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodUnknown>>>, z.ZodTransform<unknown[], unknown[] | null | undefined>>;
}>;
interface PageMetadata {
    title: string;
    description: string | undefined;
}
declare function pageMetadata(story: Pick<Story, 'name' | 'content'>): PageMetadata;
declare const priceCardBlock: DefinedBlock<{
    payement: zod.ZodString;
    price: zod.ZodPipe<zod.ZodUnion<readonly [
        zod.ZodNumber,
        zod.ZodString
    ]>, zod.ZodCoercedNumber<string | number>>;
    is_example: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodBoolean,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<boolean, "" | boolean | null | undefined>>;
    monthly_payment: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodBoolean,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<boolean, "" | boolean | null | undefined>>;
    description: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    specifications: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    product_specifications: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    small_letters: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodCustom<RichTextDocument, RichTextDocument>,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<RichTextDocument | undefined, "" | RichTextDocument | null | undefined>>;
    highlight: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodBoolean,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<boolean, "" | boolean | null | undefined>>;
    button_label: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodString>>, zod.ZodTransform<string | undefined, string | null | undefined>>;
    button_link: zod.ZodPipe<zod.ZodOptional<zod.ZodNullable<zod.ZodUnion<readonly [
        zod.ZodObject<{
            linktype: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            url: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            cached_url: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            anchor: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            email: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            target: zod.ZodOptional<zod.ZodNullable<zod.ZodString>>;
            story: zod.ZodOptional<zod.ZodNullable<zod.ZodObject<{
                full_slug: zod.ZodString;
            }, zod_v4_core.$strip>>>;
        }, zod_v4_core.$strip>,
        zod.ZodLiteral<"">
    ]>>>, zod.ZodTransform<ContentLink | undefined, "" | {
        linktype?: string | null | undefined;
        url?: string | null | undefined;
        cached_url?: string | null | undefined;
        anchor?: string | null | undefined;
        email?: string | null | undefined;
        target?: string | null | undefined;
        story?: {
            full_slug: string;
        } | null | undefined;
    } | null | undefined>>;
}>;
interface ContentFile {
    href: string;
    name: string;
}
interface ContentImage {
    src: string;
    alt: string;
    size?: {
        width: number;
        height: number;
    };
}
interface ContentPictureProps {
    image: ContentImage;
    widths: readonly number[];
    sizes: string;
    priority?: boolean;
}
declare function ContentPicture({ image, widths, sizes, priority }: ContentPictureProps): react.JSX.Element;
declare const plainText: (document: RichTextDocument) => string;
interface RichTextProps {
    document: RichTextDocument;
    headingLevel?: 2 | 3;
    renderBlocks?: (blocks: readonly unknown[]) => ReactNode;
}
declare function RichText({ document, headingLevel, renderBlocks }: RichTextProps): react.JSX.Element;
declare const ground: Record<"deep" | "ice" | "paper" | "sand" | "surface", string>;
interface SectionProps {
    children: ReactNode;
    index: number;
    ground?: keyof typeof ground;
}
declare function Section({ children, index, ground }: SectionProps): react.JSX.Element;
interface SectionTitleProps {
    title: string | undefined;
    intro?: string | undefined;
    level: HeadingLevel;
    lang?: string | undefined;
}
declare function SectionTitle({ title, intro, level, lang }: SectionTitleProps): react.JSX.Element | null;
interface EditorConnection {
    editor: string;
    storyId: number;
    onInput: (story: unknown) => void;
    onSaved: () => void;
    onFailure: (error: unknown) => void;
}
declare function connectEditor({ editor, storyId, onInput, onSaved, onFailure }: EditorConnection): () => void;
declare const chipClasses: {
    readonly row: string;
    readonly chip: string;
};
interface CountUpProps {
    amount: number;
    milliseconds: number;
    language?: Language | undefined;
}
declare function CountUp({ amount, milliseconds, language }: CountUpProps): react.JSX.Element;
export { ContentPicture, ContentUnavailable, CountUp, DrawnHome, Lines, PriceCard, ReviewLabel, RichText, Said, Section, SectionTitle, StoryBlocks, TextHeader, anchor, blocks, chipClasses, choice, choiceFrom, choices, connectEditor, contentBlocks, contentTag, createContentClient, createRegistry, defineBlock, defineContent, factRows, fallbackSettings, faqItemBlock, flag, folderPath, formChoice, formFirst, formInstead, formLinks, formOfLink, headingBelow, homePath, image, images, isExample, isPageSlug, isUntranslated, langOf, link, listTag, longText, markUntranslated, moment, notFoundSlug, number, pageBlock, pageMetadata, parseSettings, pdf, pdfs, plainText, priceCardBlock, productFacts, productFactsContent, productFactsFolder, readStory, requiredFormChoice, requiredNumber, requiredText, reviewFields, richText, richTextHeadings, savingsForm, settingsContentTypes, settingsSlug, slugOfPath, staleTags, storyPath, storyPathIn, storyTag, text, toStoryblokComponent, video, wordsIn };
export type { BlockContext, BlockDefinition, BlockProblem, BlockProps, BlockRegistry, Choice, ContentClient, ContentClientOptions, ContentFile, ContentImage, ContentLink, ContentPictureProps, ContentType, CountUpProps, DefinedBlock, DrawnHomeProps, EditorConnection, FactRow, LinesProps, NavigationItem, PageContext, PageLink, PageMetadata, PriceCardProps, ProductFacts, ProductItem, ReviewLabelProps, RichTextDocument, RichTextHeading, RichTextProps, SearchHit, SearchOutcome, SectionProps, SectionTitleProps, SiteSettings, StoriesPage, StoriesQuery, Story, StoryBlocksProps, StoryblokComponent, TextHeaderProps };
