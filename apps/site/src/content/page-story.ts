import type { PageContext } from '@pomp/cms';
import { notFound } from 'next/navigation';
import { readEnv } from '../env';
import { pageLocale } from '../language/page-language';
import { askedStory, type ContentPageProps } from './asked-page';
import { contentIn } from './content';
import { showableStory } from './showable-story';

/** The story of a page with what its blocks may ask for; undefined where there is none. */
export async function pageContext(props: ContentPageProps): Promise<PageContext | undefined> {
  const asked = await askedStory(props);
  if (!asked) return undefined;
  return {
    story: showableStory(asked.story),
    siteUrl: readEnv().siteUrl,
    query: asked.query,
    stories: contentIn(await pageLocale()).stories,
    notFound,
  };
}
