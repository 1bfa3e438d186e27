import { isUntranslated, StoryBlocks } from '@pomp/cms';
import { routesIn } from '@pomp/edition';
import { type Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { type ContentPageProps } from '@/content/asked-page';
import { pageContext } from '@/content/page-story';
import { registry } from '@/content/registry';
import { reportBlock } from '@/content/report';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { pageLanguage } from '@/language/page-language';
import { Words } from '@/language/words';
import { blocksOf } from '@/content/blocks-of';
import { Untranslated } from '@/messages/untranslated';
import { addressIn } from '@/seo/other-languages';
import { askedAddress } from '@/seo/asked-address';
import { seoMetadata } from '@/seo/page-metadata';
import type { Site } from '@/seo/site-data';
import { StructuredData } from '@/seo/structured-data';
import { NotFoundPage, notFoundTitle } from '@/messages/not-found-page';
import { notFoundMarker } from '@/page-cache/page-status';

// Nothing is made at build time: a page is made on its first visit, and again after publishing or, should a webhook get lost, an hour.
export const generateStaticParams = () => [];
export const revalidate = 3600;

export async function generateMetadata(props: ContentPageProps): Promise<Metadata> {
  const page = await pageContext(props);
  return page ? seoMetadata(page, await siteOf()) : { title: await notFoundTitle(), robots: { index: false } };
}

export default async function ContentPage(props: ContentPageProps) {
  const page = await pageContext(props);
  if (!page) return <NothingHere />;
  const site = await siteOf();
  const { edition, language } = site;
  const address = addressIn(page, edition, language.locale);
  // In another language the seller's own slug finds the story too.
  if (language.locale !== edition.locale && address !== (await askedAddress(props))) permanentRedirect(address);
  return (
    <Words of={['(site)/[[...slug]]', ...blocksOf(page.story)]}>
      {isUntranslated(page.story.content, registry) && <Untranslated language={language} />}
      <StoryBlocks
        blocks={[page.story.content]}
        registry={registry}
        mode="published"
        report={reportBlock}
        page={page}
        language={language}
      />
      <StructuredData page={page} site={site} />
    </Words>
  );
}

const siteOf = async (): Promise<Site> => {
  const edition = siteEdition();
  const language = await pageLanguage();
  return { siteUrl: readEnv().siteUrl, edition, language, routes: routesIn(edition, language.locale) };
};

/** In the page's HTML, as every page is: what Next shows for `notFound()` is left to scripts, and until they are there the page is empty. */
const NothingHere = () => (
  <>
    <meta {...notFoundMarker} />
    <NotFoundPage />
  </>
);
