import { join } from 'node:path';
import { now } from '../clock';
import { draftContent } from '../content/content-client';
import { readEnv } from '../env';
import { openSession } from './preview-session';
import { createUnsavedStories } from './unsaved-stories';
import type { Locale } from '@pomp/edition';

const { dataDir, storyblok } = readEnv();

export const previewCookie = 'pomp_preview';

export const unsavedStories = createUnsavedStories(join(dataDir, 'previews'));

/** Whose preview a request is, by the cookie that it has, with all that is needed to show it; undefined for a visitor. */
export function previewOf(cookie: string | undefined) {
  const settings = storyblok.preview;
  const session = settings && openSession(settings.secret, cookie, now());
  return settings && session
    ? { session, editor: settings.editor, content: (locale: Locale) => draftContent(locale, settings.token) }
    : undefined;
}
