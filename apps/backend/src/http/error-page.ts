import { createHash } from 'node:crypto';
import { languageCode, type Language } from '@pomp/language';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pageTexts } from './texts.js';

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.5rem;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.2}a{color:inherit;display:inline-block;padding:.5rem 0}';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

interface ErrorPage {
  readonly message: string;
  /** A path that leads back to where they came from. */
  readonly back: string | undefined;
  readonly language: Language;
}

/** A page that needs nothing else, in the reader's own colours: its reader may be in any portal. */
export function errorPage({ message, back, language }: ErrorPage): {
  readonly html: HtmlEscapedString | Promise<HtmlEscapedString>;
  readonly policy: string;
} {
  const texts = language.texts(pageTexts);
  return {
    policy,
    html: html`<!doctype html><html lang="${languageCode(language.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${raw(style)}</style></head><body><main><h1>${texts.title}</h1><p>${message}</p>${back === undefined ? '' : html`<a href="${back}">${texts.back}</a>`}</main></body></html>`,
  };
}
