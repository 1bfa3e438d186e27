import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A mail as a mail server takes it, but for its addresses. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What mail clients know best. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Both forms come from one element, so that they say the same.
 *
 * Not by React Email's own `render`: it streams, and what React streams it runs in an `AsyncLocalStorage`. On Node 20 the first mail would make every
 * promise of the process, of each request after it, slower for good.
 */
export async function renderMail(subject: string, mail: ReactElement): Promise<RenderedMail> {
  const html = doctype + renderToStaticMarkup(mail);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: '[data-html-only]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
      // Its address follows it in words.
      { selector: 'a.mail-button', format: 'anchor', options: { ignoreHref: true } },
    ],
  });
  return { subject, html, text };
}
