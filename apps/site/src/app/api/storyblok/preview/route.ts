import { readEnv } from '@/env';
import { startPreview } from '@/preview/current-preview';
import { goTo, refuse } from '@/preview/preview-responses';
import { previewAsked, previewWithoutPage } from '@/preview/preview-path';
import { isSame } from '@/preview/preview-session';

export const dynamic = 'force-dynamic';

/** The address that editors' space has for its preview: `?secret=…&slug=` with the story's slug behind it, and what Storyblok adds. */
export async function GET(request: Request): Promise<Response> {
  const { preview } = readEnv().storyblok;
  if (!preview) return refuse(404, 'notFound', 'Er is hier geen voorvertoning.');
  const asked = new URL(request.url).searchParams;
  if (!isSame(asked.get('secret') ?? '', preview.secret))
    return refuse(403, 'forbidden', 'De sleutel van de voorvertoning klopt niet.');

  const language = asked.get('_storyblok_lang') ?? 'default';
  const path = previewAsked(asked.get('slug') ?? '', language === 'default' ? undefined : language) ?? previewWithoutPage;

  await startPreview(preview.secret);
  const passedOn = new URLSearchParams([...asked].filter(([name]) => name.startsWith('_storyblok')));
  return goTo(encodeURI(path) + (passedOn.size > 0 ? `?${passedOn}` : ''));
}
