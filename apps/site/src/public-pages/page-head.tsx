import type { PageMetadata } from '../seo/page-metadata';
import { titleInTab } from '../seo/title-in-tab';

/** What search engines, the browser's tab and whoever a page is shared with get to see of it, as tags. */
export function PageHead({ of: page, name }: { of: PageMetadata; /** The seller's. */ name: string }) {
  const { description, canonical, languages = {}, openGraph } = page;
  return (
    <>
      <title>{titleInTab(page.title, name)}</title>
      {description && <meta name="description" content={description} />}
      {!page.isIndexed && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {Object.entries(languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {openGraph && (
        <>
          <meta property="og:title" content={page.title} />
          {description && <meta property="og:description" content={description} />}
          {canonical && <meta property="og:url" content={canonical} />}
          <meta property="og:site_name" content={name} />
          <meta property="og:locale" content={openGraph.locale} />
          {openGraph.otherLocales.map((locale) => (
            <meta key={locale} property="og:locale:alternate" content={locale} />
          ))}
          <meta property="og:image" content={openGraph.image.url} />
          <meta property="og:image:width" content={String(openGraph.image.width)} />
          <meta property="og:image:height" content={String(openGraph.image.height)} />
          <meta property="og:image:alt" content={openGraph.image.alt} />
          <meta property="og:type" content={openGraph.published ? 'article' : 'website'} />
          {openGraph.published && <meta property="article:published_time" content={openGraph.published} />}
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={page.title} />
          {description && <meta name="twitter:description" content={description} />}
          <meta name="twitter:image" content={openGraph.image.url} />
          <meta name="twitter:image:alt" content={openGraph.image.alt} />
        </>
      )}
    </>
  );
}
