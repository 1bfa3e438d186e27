'use client';

import { useTexts } from '@pomp/language/react';
import { Stack, Text } from '@pomp/design-system';
import type { ReactNode } from 'react';
import { PageLink } from '../storefront/page-link.js';
import { reservationTexts } from './texts.js';

/** Under what went wrong: a way on, and whom to ask when that doesn't help. */
export function FailureHelp({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(reservationTexts);
  return (
    <Stack gap="m" align="start">
      {children}
      <Text>
        {texts.persists({
          contact: (words) => (
            <PageLink key="contact" to="contact">
              {words}
            </PageLink>
          ),
        })}
      </Text>
    </Stack>
  );
}
