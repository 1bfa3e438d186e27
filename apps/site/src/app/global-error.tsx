'use client';

import '@/messages/failure-styles';
import { Failure } from '@/messages/failure';

/** Where even the frame of the site failed. It is made at build time, for every edition, so it names none. */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  return (
    <html lang="nl">
      <body>
        <title>Er ging iets mis</title>
        <Failure retry={retry} />
      </body>
    </html>
  );
}
