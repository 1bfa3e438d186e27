import '@pomp/design-system/styles.css';
import type { ReactNode } from 'react';
import { dictionary } from '../src/words.ts';
import { NextPortal } from './next-portal.tsx';

// Each page is one customer's.
export const dynamic = 'force-dynamic';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <body style={{ margin: 0 }}>
        <NextPortal dictionary={dictionary} backendUrl={process.env.API_URL ?? ''} />
        {children}
      </body>
    </html>
  );
}
