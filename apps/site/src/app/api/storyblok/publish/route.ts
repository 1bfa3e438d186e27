import { contentTag, settingsSlug, staleTags, storyTag } from '@pomp/cms';
import { revalidateTag } from 'next/cache';
import { publishEvent } from '@/content/publish-event';
import { isSignedBy } from '@/content/webhook-signature';
import { readEnv } from '@/env';
import { notePublished } from '@/publishing/published';

/** Events are small; anything else isn't read, as it isn't known yet who sends it. */
const maxBytes = 100_000;
const secret = readEnv().storyblok.webhookSecret;

/** Storyblok's publishing webhook. Only marks pages stale: while the content service is down, the last good ones are served on. */
export async function POST(request: Request): Promise<Response> {
  const bytes = Number(request.headers.get('content-length'));
  if (!(bytes > 0 && bytes <= maxBytes))
    return Response.json({ message: 'Dit bericht is te groot.', code: 'tooLarge' }, { status: 413 });
  const body = await request.text();
  if (!secret || !isSignedBy(secret, body, request.headers.get('webhook-signature'))) {
    return Response.json({ message: 'De handtekening klopt niet.', code: 'forbidden' }, { status: 403 });
  }
  const event = publishEvent(JSON.parse(body));
  const stale = event.changed === 'story' ? staleTags(event.fullSlug) : [contentTag];
  const noted = notePublished({ tags: stale, message: body });
  // Next keeps menus too, which lead to where the story was until now.
  for (const tag of [...stale, storyTag(settingsSlug)]) revalidateTag(tag, 'max');
  // A site that is killed once it has answered has told the others.
  await noted;
  return Response.json({ stale });
}
