import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.5rem;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.2}a{color:inherit;display:inline-block;padding:.5rem 0}';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

/** A page that needs nothing else, in the reader's own colours: its reader may be in any portal. @param back a path that leads back to where they came from */
export function errorPage(
  message: string,
  back: string | undefined,
): { readonly html: HtmlEscapedString | Promise<HtmlEscapedString>; readonly policy: string } {
  return {
    policy,
    html: html`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dit lukt niet</title><style>${raw(style)}</style></head><body><main><h1>Dit lukt niet</h1><p>${message}</p>${back === undefined ? '' : html`<a href="${back}">Terug</a>`}</main></body></html>`,
  };
}
