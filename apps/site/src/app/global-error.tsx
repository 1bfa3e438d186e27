'use client';

import '@/messages/failure-styles';
import { Failure } from '@/messages/failure';

/**
 * Where even the frame of the site failed. It is made at build time, for every edition, so it names none, and it speaks as the page did in whose place it comes. One
 * that fails on the server is the reverse proxy's to answer.
 */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return (
    <html lang={lang}>
      <body>
        <Failure retry={retry} />
      </body>
    </html>
  );
}
