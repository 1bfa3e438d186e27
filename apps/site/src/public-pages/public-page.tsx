import { isUntranslated, type PageContext, pageMetadata, type SiteSettings, StoryBlocks, storyPath } from '@pomp/cms';
import {
  LanguageSwitch,
  type LanguageLink,
  type LinkComponentProps,
  NavigationProvider,
  type NavigationProviderProps,
} from '@pomp/design-system';
import { LanguageProvider } from '@pomp/language/react';
import { AccountLink } from '@pomp/portal';
import { bannerDismissalScript, SiteBanner, storefrontRoutes } from '@pomp/storefront';
import { IslandHostProvider } from '@pomp/storefront/islands';
import { PostedFormPage, postedFormTitle } from '@pomp/storefront/posted-forms';
import { type ComponentProps, type ReactNode } from 'react';
import { registry } from '../content/registry';
import { reportBlock } from '../content/report';
import { editionInPage } from '../edition-in-page';
import { readEnv } from '../env';
import { sellingParts } from '../frame/selling-parts';
import { SiteFrame } from '../frame/site-frame';
import { StorefrontWiring } from '../frame/storefront-wiring';
import { wordsIn } from '../language/dictionaries';
import { NotFoundPage, notFoundTitle } from '../messages/not-found-page';
import { personalRoots } from '../navigation/personal-roots';
import { PreviewBar } from '../preview/preview-bar';
import { previewHref } from '../preview/preview-path';
import { Untranslated } from '../messages/untranslated';
import { blocksIn } from '../seo/blocks-in';
import { seoMetadata } from '../seo/page-metadata';
import type { Site } from '../seo/site-data';
import { StructuredDataOf } from '../seo/structured-data';
import type { PageAssets } from './assets';
import { PageDocument } from './page-document';
import { PageHead } from './page-head';

/** What every page of a site has around it. */
export interface FramedPageProps {
  site: Site;
  settings: SiteSettings;
  assets: PageAssets;
  /** Of the page, as visitors see it: marks the current item of the menu. */
  pathname: string;
  /** Where the page is in other languages. */
  languages: readonly LanguageLink[];
  islandHost: NonNullable<ComponentProps<typeof IslandHostProvider>['value']>;
}

interface AroundPageProps extends Pick<FramedPageProps, 'site' | 'pathname'> {
  LinkComponent?: NavigationProviderProps['LinkComponent'];
  children: ReactNode;
}

interface FramedProps extends FramedPageProps, Pick<AroundPageProps, 'LinkComponent' | 'children'> {
  head: ReactNode;
  /** Where a password is typed: no script of others runs there. */
  personal?: boolean;
  asksToSubscribe?: boolean;
}

/** What every part of a page may ask for: what is said, and where it is. */
export const AroundPage = ({ site, pathname, LinkComponent = 'a', children }: AroundPageProps) => (
  <LanguageProvider {...wordsIn(site.edition, site.language.locale)}>
    <NavigationProvider pathname={pathname} LinkComponent={LinkComponent}>
      {children}
    </NavigationProvider>
  </LanguageProvider>
);

/** What a form or a sum asks for. */
export function AroundForms({ site, children }: Pick<AroundPageProps, 'site' | 'children'>) {
  const { backendPublicUrl, hubSpot } = readEnv();
  const edition = editionInPage(site.language.locale);
  return (
    <StorefrontWiring
      backendUrl={backendPublicUrl}
      hubSpot={hubSpot}
      routes={storefrontRoutes(site.routes)}
      prices={edition?.prices}
      sellerName={edition?.brand.name}
    >
      {children}
    </StorefrontWiring>
  );
}

function FramedPage({ head, LinkComponent, personal = false, asksToSubscribe = false, children, ...frame }: FramedProps) {
  const { site, settings, assets, pathname, languages, islandHost } = frame;
  const { language, routes } = site;
  return (
    <AroundPage site={site} pathname={pathname} LinkComponent={LinkComponent}>
      <IslandHostProvider value={islandHost}>
        <PageDocument site={site} assets={assets} head={head}>
          {/* A form may be asked for anywhere. */}
          <AroundForms site={site}>
            <SiteFrame
              settings={settings}
              language={language}
              routes={routes}
              account={<AccountLink routes={routes} language={language} />}
              languages={<LanguageSwitch languages={languages} />}
              personal={personal}
              {...(!personal && { selling: sellingParts({ language, asksToSubscribe }) })}
            >
              {children}
            </SiteFrame>
          </AroundForms>
        </PageDocument>
      </IslandHostProvider>
    </AroundPage>
  );
}

/** What everyone reads, below what is announced. */
function ContentPage({ children, ...frame }: Omit<FramedProps, 'personal'>) {
  const { site, settings, pathname } = frame;
  return (
    <FramedPage {...frame}>
      {settings.banner && (
        <>
          <script dangerouslySetInnerHTML={{ __html: bannerDismissalScript }} />
          <SiteBanner routes={storefrontRoutes(site.routes)} pathname={pathname} />
        </>
      )}
      <main id="inhoud">{children}</main>
    </FramedPage>
  );
}

/** Whether the newsletter can be had on the page, as a block of its own, as its form or as what confirms that. */
const asksToSubscribe = (content: unknown): boolean =>
  ['newsletter_section', 'form_confirmation'].some((block) => blocksIn(content, block).length > 0) ||
  blocksIn(content, 'form_section').some((form) => (form as { hubspot_form_id?: unknown }).hubspot_form_id === 'newsletter');

/** A story as visitors see it. */
export function PublicPage({ page, ...frame }: FramedPageProps & { page: PageContext }) {
  const { site } = frame;
  const { language, edition } = site;
  return (
    <ContentPage
      {...frame}
      head={<PageHead of={seoMetadata(page, site)} name={edition.brand.name} />}
      asksToSubscribe={asksToSubscribe(page.story.content)}
    >
      {isUntranslated(page.story.content, registry) && <Untranslated language={language} />}
      <StoryBlocks
        blocks={[page.story.content]}
        registry={registry}
        mode="published"
        report={reportBlock}
        page={page}
        language={language}
      />
      <StructuredDataOf page={page} site={site} />
    </ContentPage>
  );
}

/** Where there is no page. */
export function MissingPage(frame: FramedPageProps) {
  const { language, edition, routes } = frame.site;
  return (
    <ContentPage {...frame} head={<PageHead of={{ title: notFoundTitle(language), isIndexed: false }} name={edition.brand.name} />}>
      <NotFoundPage language={language} routes={routes} />
    </ContentPage>
  );
}

/** What came of a form that was sent without script. */
export function FormPage({
  form,
  posted,
  ...frame
}: FramedPageProps & Pick<ComponentProps<typeof PostedFormPage>, 'form' | 'posted'>) {
  const { language, edition } = frame.site;
  const title = language.say(postedFormTitle(form, posted));
  return (
    <FramedPage {...frame} head={<PageHead of={{ title, isIndexed: false }} name={edition.brand.name} />}>
      <main id="inhoud">
        <PostedFormPage form={form} posted={posted} action={frame.pathname} language={language} />
      </main>
    </FramedPage>
  );
}

/** A draft as its editor sees it: links lead to other drafts. */
export function PreviewPage({ page, editor, ...frame }: FramedPageProps & { page: PageContext; editor: string }) {
  const { site, assets } = frame;
  const { id, full_slug, content } = page.story;
  const personal = personalRoots(site.edition);
  const toDraft = (href: string) => previewHref(href, personal);
  const languages = frame.languages.map(({ href, ...link }) => ({ ...link, href: toDraft(href) }));
  const DraftLink = ({ href, children, ...rest }: LinkComponentProps) => (
    <a {...rest} href={toDraft(href)}>
      {children}
    </a>
  );
  const head = (
    <>
      <PageHead of={{ ...pageMetadata(page.story), isIndexed: false }} name={site.edition.brand.name} />
      <script type="module" src={assets.previewScript} integrity={assets.integrity[assets.previewScript]} />
    </>
  );
  return (
    <ContentPage {...frame} languages={languages} head={head} LinkComponent={DraftLink}>
      <StoryBlocks
        blocks={[content]}
        registry={registry}
        mode="preview"
        report={() => undefined}
        page={page}
        language={site.language}
      />
      <PreviewBar storyId={id} editor={editor} path={storyPath(full_slug)} />
    </ContentPage>
  );
}

interface SignedOutPageProps extends FramedPageProps {
  title: string;
  /** The screen, which is an island. */
  children: ReactNode;
}

/** A page for whoever is not logged in: on the way into the account, or behind a link of a customer. */
export function SignedOutPage({ title, children, ...frame }: SignedOutPageProps) {
  return (
    <FramedPage {...frame} head={<PageHead of={{ title, isIndexed: false }} name={frame.site.edition.brand.name} />} personal>
      {children}
    </FramedPage>
  );
}
