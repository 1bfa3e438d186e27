import { revalidateTag } from 'next/cache';
import { staleTags } from '@/content/publish-event';
import { isSignedBy } from '@/content/webhook-signature';
import { readEnv } from '@/env';

const secret = readEnv().storyblok.webhookSecret;

/** Storyblok's publishing webhook. Only marks pages stale: while the content service is down, the last good ones are served on. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  if (!secret || !isSignedBy(secret, body, request.headers.get('webhook-signature'))) {
    return Response.json({ message: 'De handtekening klopt niet.', code: 'forbidden' }, { status: 403 });
  }
  const tags = staleTags(JSON.parse(body));
  for (const tag of tags) revalidateTag(tag, 'max');
  return Response.json({ stale: tags });
}
