import { StoryBlocks } from '@pomp/cms';
import { type Metadata } from 'next';
import { type ContentPageProps, pageContext } from '@/content/page-story';
import { registry } from '@/content/registry';
import { reportBlock } from '@/content/report';
import { readEnv } from '@/env';
import { foundMetadata } from '@/found/page-metadata';
import { StructuredData } from '@/found/structured-data';

// Nothing is made at build time: a page is made on its first visit, and again after publishing or, should a webhook get lost, an hour.
export const generateStaticParams = () => [];
export const revalidate = 3600;

export const generateMetadata = async (props: ContentPageProps): Promise<Metadata> =>
  foundMetadata(await pageContext(props), readEnv().siteUrl);

export default async function ContentPage(props: ContentPageProps) {
  const page = await pageContext(props);
  return (
    <>
      <StoryBlocks blocks={[page.story.content]} registry={registry} mode="published" report={reportBlock} page={page} />
      <StructuredData page={page} siteUrl={readEnv().siteUrl} />
    </>
  );
}
