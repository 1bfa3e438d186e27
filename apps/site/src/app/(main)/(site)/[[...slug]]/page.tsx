import { StoryBlocks } from '@pomp/cms';
import { type Metadata } from 'next';
import { type ContentPageProps, pageContext } from '@/content/page-story';
import { registry } from '@/content/registry';
import { reportBlock } from '@/content/report';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { dutch } from '@/language/speak';
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
  return page ? seoMetadata(page, siteOf()) : { title: notFoundTitle, robots: { index: false } };
}

export default async function ContentPage(props: ContentPageProps) {
  const page = await pageContext(props);
  if (!page) return <NothingHere />;
  return (
    <>
      <StoryBlocks
        blocks={[page.story.content]}
        registry={registry}
        mode="published"
        report={reportBlock}
        page={page}
        language={dutch}
      />
      <StructuredData page={page} site={siteOf()} />
    </>
  );
}

const siteOf = (): Site => ({ siteUrl: readEnv().siteUrl, edition: siteEdition() });

/** In the page's HTML, as every page is: what Next shows for `notFound()` is left to scripts, and until they are there the page is empty. */
const NothingHere = () => (
  <>
    <meta {...notFoundMarker} />
    <NotFoundPage />
  </>
);
