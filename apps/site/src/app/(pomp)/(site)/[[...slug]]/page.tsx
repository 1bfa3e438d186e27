import { pageMetadata, StoryBlocks, storyPath } from '@pomp/cms';
import { type Metadata } from 'next';
import { type ContentPageProps, pageContext, pageStory } from '@/content/page-story';
import { registry } from '@/content/registry';
import { reportBlock } from '@/content/report';

// Nothing is made at build time: a page is made on its first visit, and again after publishing or, should a webhook get lost, an hour.
export const generateStaticParams = () => [];
export const revalidate = 3600;

export async function generateMetadata(props: ContentPageProps): Promise<Metadata> {
  const story = await pageStory(props);
  return { ...pageMetadata(story), alternates: { canonical: storyPath(story.full_slug) } };
}

export default async function ContentPage(props: ContentPageProps) {
  const page = await pageContext(props);
  return <StoryBlocks blocks={[page.story.content]} registry={registry} mode="published" report={reportBlock} page={page} />;
}
