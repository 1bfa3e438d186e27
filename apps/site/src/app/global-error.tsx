'use client';

import '@/messages/failure-styles';
import { Failure } from '@/messages/failure';

/** Where even the frame of the site failed. */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  return (
    <html lang="nl">
      <body>
        <title>Er ging iets mis | Pomp</title>
        <Failure retry={retry} />
      </body>
    </html>
  );
}
