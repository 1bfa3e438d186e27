import { ContentUnavailable } from '@pomp/cms';
import { routesIn } from '@pomp/edition';
import { sharePicture } from '@/brand/share-picture';
import { contentIn } from '@/content/content';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { speak } from '@/language/dictionaries';
import { askedPage } from '@/public-pages/asked-page';
import { pageFacts } from '@/seo/page-facts';
import { firstOwnPhoto, pathOfSharePicture } from '@/seo/share-picture-address';

export const dynamic = 'force-dynamic';

/** The picture with which a page is shared; only of pages that are there. */
export async function GET(request: Request): Promise<Response> {
  const edition = siteEdition();
  const path = pathOfSharePicture(new URL(request.url).pathname);
  const asked = path === undefined ? undefined : askedPage(edition, path);
  if (!asked) return new Response(null, { status: 404 });
  const { locale, slug } = asked;
  try {
    const story = await contentIn(locale).getStory(slug);
    if (!story) return new Response(null, { status: 404 });
    const site = { siteUrl: readEnv().siteUrl, edition, language: speak(edition, locale), routes: routesIn(edition, locale) };
    const { title } = pageFacts({ story, query: {} }, site);
    const picture = await sharePicture({ title, photo: firstOwnPhoto(story.content) }, edition);
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
    });
  } catch (error) {
    if (error instanceof ContentUnavailable) return new Response(null, { status: 503 });
    throw error;
  }
}
