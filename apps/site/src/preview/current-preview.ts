import { join } from 'node:path';
import { type ContentClient, createContentClient } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { now } from '@/clock';
import { contentLanguage } from '@/content/content-language';
import { reportContent } from '@/content/report';
import { saidAsUntranslated } from '@/content/said-as-untranslated';
import { siteEdition } from '@/edition';
import { readEnv } from '@/env';
import { openSession, previewDuration, type PreviewSession, sealSession } from './preview-session';
import { createUnsavedStories } from './unsaved-stories';

const { dataDir, siteUrl, storyblok } = readEnv();
const https = siteUrl.startsWith('https:');

export const unsavedStories = createUnsavedStories(join(dataDir, 'previews'));

const cookie = {
  name: 'pomp_preview',
  httpOnly: true,
  path: '/',
  // The editor frames the site from another one; over http that is only ever this machine.
  ...(https ? ({ secure: true, sameSite: 'none', partitioned: true } as const) : ({ sameSite: 'lax' } as const)),
};

/** Whose preview this request is, with all that is needed to show it; undefined for a visitor. */
export const currentPreview = cache(async () => {
  const settings = storyblok.preview;
  const session = settings && openSession(settings.secret, (await cookies()).get(cookie.name)?.value, now());
  return settings && session
    ? { session, editor: settings.editor, content: (locale: Locale) => drafts(settings.token, locale) }
    : undefined;
});

/** Never kept: a draft is for whoever asks for it, now. */
function drafts(accessToken: string, locale: Locale): ContentClient {
  const { locale: own } = siteEdition();
  const content = createContentClient({
    accessToken,
    ...(storyblok.endpoint && { endpoint: storyblok.endpoint }),
    version: 'draft',
    language: contentLanguage(locale),
    requestInit: () => ({ cache: 'no-store' }),
    report: reportContent,
  });
  return locale === own ? content : saidAsUntranslated(content, drafts(accessToken, own), languageCode(own));
}

export async function startPreview(secret: string): Promise<void> {
  const session: PreviewSession = { id: crypto.randomUUID(), until: Math.floor(now().getTime() / 1000) + previewDuration };
  await unsavedStories.forgetOld(previewDuration, now());
  (await cookies()).set({ ...cookie, value: sealSession(secret, session), maxAge: previewDuration });
}

export async function stopPreview(): Promise<void> {
  const preview = await currentPreview();
  if (preview) await unsavedStories.forget(preview.session.id);
  (await cookies()).set({ ...cookie, value: '', maxAge: 0 });
}
