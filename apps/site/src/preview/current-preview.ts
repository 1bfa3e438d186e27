import { cookies } from 'next/headers';
import { now } from '@/clock';
import { readEnv } from '@/env';
import { previewCookie, previewOf, unsavedStories } from './preview-of';
import { previewDuration, type PreviewSession, sealSession } from './preview-session';

const https = readEnv().siteUrl.startsWith('https:');

const cookie = {
  name: previewCookie,
  httpOnly: true,
  path: '/',
  // The editor frames the site from another one; over http that is only ever this machine.
  ...(https ? ({ secure: true, sameSite: 'none', partitioned: true } as const) : ({ sameSite: 'lax' } as const)),
};

/** Whose preview this request is; undefined for a visitor. */
export const currentPreview = async () => previewOf((await cookies()).get(previewCookie)?.value);

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
