'use client';

import { Alert, Link, PageHeader, Stack } from '@pomp/design-system';

export interface NowhereProps {
  /** What the page would have been about. */
  readonly title: string;
  /** Why it can't be. */
  readonly text: string;
  readonly wayOut: { readonly label: string; readonly href: string };
}

/** A step or review whose address names nothing of this customer. */
export function Nowhere({ title, text, wayOut }: NowhereProps) {
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
