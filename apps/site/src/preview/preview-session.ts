import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** One editor who looks at drafts. */
export interface PreviewSession {
  /** Names what this editor is typing; hexadecimal and dashes. */
  id: string;
  /** In seconds since 1970. */
  until: number;
}

/** In seconds: a working day. */
export const previewDuration = 8 * 60 * 60;

/** The cookie that says so, signed: nobody can make one without the secret. */
export const sealSession = (secret: string, { id, until }: PreviewSession): string =>
  `${id}.${until}.${signature(secret, id, until)}`;

/** What a cookie says, or undefined when it isn't ours or has had its time. */
export function openSession(secret: string, cookie: string | undefined, now: Date): PreviewSession | undefined {
  const [, id = '', until = '', signed = ''] = /^([\da-f-]{36})\.(\d{1,12})\.([\w-]+)$/.exec(cookie ?? '') ?? [];
  if (id === '' || !isSame(signed, signature(secret, id, Number(until)))) return undefined;
  return Number(until) * 1000 > now.getTime() ? { id, until: Number(until) } : undefined;
}

/** Takes as long for a wrong text as for the right one. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

const signature = (secret: string, id: string, until: number) =>
  createHmac('sha256', secret).update(`preview:${id}:${until}`).digest('base64url');
