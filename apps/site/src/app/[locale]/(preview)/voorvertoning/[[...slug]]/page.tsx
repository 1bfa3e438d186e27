import { type PageContext, pageMetadata, StoryBlocks, storyPath } from '@pomp/cms';
import { type Metadata } from 'next';
import { notFound } from 'next/navigation';
import { askedPage, type ContentPageProps } from '@/content/asked-page';
import { registry } from '@/content/registry';
import { readEnv } from '@/env';
import { pageLanguage, pageLocale } from '@/language/page-language';
import { Words } from '@/language/words';
import { blocksOf } from '@/content/blocks-of';
import { currentPreview, unsavedStories } from '@/preview/current-preview';
import { PreviewBar } from '@/preview/preview-bar';

interface PreviewPageProps extends ContentPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: PreviewPageProps): Promise<Metadata> {
  const { page } = await previewedPage(props);
  return pageMetadata(page.story);
}

export default async function PreviewPage(props: PreviewPageProps) {
  const { page, editor } = await previewedPage(props);
  const language = await pageLanguage();
  const { id, full_slug, content } = page.story;
  return (
    <Words of={['(preview)/voorvertoning/[[...slug]]', ...blocksOf(page.story)]}>
      <StoryBlocks blocks={[content]} registry={registry} mode="preview" report={() => undefined} page={page} language={language} />
      <PreviewBar storyId={id} editor={editor} path={storyPath(full_slug)} />
    </Words>
  );
}

/** The page's draft, with what the editor has typed since. It is made for this editor, so its query is what the address says. */
async function previewedPage(props: PreviewPageProps): Promise<{ page: PageContext; editor: string }> {
  const { session, editor, content: contentIn } = (await currentPreview()) ?? notFound();
  const content = contentIn(await pageLocale());
  const { slug } = (await askedPage(props)) ?? notFound();
  const draft = (await content.getStory(slug)) ?? notFound();
  const story = (await unsavedStories.read(session.id, draft.id)) ?? draft;
  const query = Object.fromEntries(
    Object.entries(await props.searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return { page: { story, siteUrl: readEnv().siteUrl, query, stories: content.stories, notFound }, editor };
}
