import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** A mail as a mail server takes it, but for its addresses. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Both forms come from one element, so that they say the same. */
export async function renderMail(subject: string, mail: ReactElement): Promise<RenderedMail> {
  const html = await render(mail);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: '[data-html-only]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    ],
  });
  return { subject, html, text };
}
