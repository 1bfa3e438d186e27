import { type ReactNode } from 'react';

/** As bare as a Next page can be: the floor that `pnpm bench` measures the site's own pages against. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <body>{children}</body>
    </html>
  );
}
