'use client';

import { Alert, Link, PageHeader, Stack } from '@pomp/design-system';

export interface NotFoundScreenProps {
  /** What the page would have been about. */
  readonly title: string;
  /** Why it can't be. */
  readonly text: string;
  readonly wayOut: { readonly label: string; readonly href: string };
}

/** For a step or review whose address names nothing that this customer has. */
export function NotFoundScreen({ title, text, wayOut }: NotFoundScreenProps) {
  return (
    <Stack gap="l" width="form">
      <PageHeader title={title} />
      <Stack gap="m" align="start">
        <Alert tone="error">{text}</Alert>
        <Link tone="strong" href={wayOut.href}>
          {wayOut.label}
        </Link>
      </Stack>
    </Stack>
  );
}
