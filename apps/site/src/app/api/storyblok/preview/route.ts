import { slugOfPath } from '@pomp/cms';
import { readEnv } from '@/env';
import { startPreview } from '@/preview/current-preview';
import { goTo, refuse } from '@/preview/preview-responses';
import { previewPath } from '@/preview/preview-path';
import { isSame } from '@/preview/preview-session';

export const dynamic = 'force-dynamic';

/** The address that editors' space has for its preview: `?secret=…&slug=` with the story's slug behind it, and what Storyblok adds. */
export async function GET(request: Request): Promise<Response> {
  const { preview } = readEnv().storyblok;
  if (!preview) return refuse(404, 'notFound', 'Er is hier geen voorvertoning.');
  const asked = new URL(request.url).searchParams;
  if (!isSame(asked.get('secret') ?? '', preview.secret))
    return refuse(403, 'forbidden', 'De sleutel van de voorvertoning klopt niet.');

  const segments = (asked.get('slug') ?? '').split('/').filter(Boolean);
  const slug = slugOfPath(segments[0] === 'home' ? segments.slice(1) : segments);
  if (slug === undefined) return refuse(422, 'invalid', 'Deze pagina kan niet worden bekeken.');

  await startPreview(preview.secret);
  const passedOn = new URLSearchParams([...asked].filter(([name]) => name.startsWith('_storyblok')));
  const language = asked.get('_storyblok_lang') ?? 'default';
  return goTo(
    encodeURI(previewPath(language === 'default' ? slug : `${language}/${slug}`)) + (passedOn.size > 0 ? `?${passedOn}` : ''),
  );
}
