'use client';

import { Stack, Text } from '@pomp/design-system';
import type { ReactNode } from 'react';
import { PageLink } from '../storefront/page-link.js';
import { reservationTexts } from './texts.js';

const { before, link, after } = reservationTexts.persists;

/** Under what went wrong: a way on, and whom to ask when that doesn't help. */
export function FailureHelp({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="m" align="start">
      {children}
      <Text>
        {before}
        <PageLink to="contact">{link}</PageLink>
        {after}
      </Text>
    </Stack>
  );
}
