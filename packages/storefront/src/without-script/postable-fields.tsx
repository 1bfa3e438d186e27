'use client';

import { Stack, Text } from '@pomp/design-system';
import type { Fields } from '@pomp/domain';
import { PostedFields, SectionFields } from '@pomp/forms';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import * as styles from './postable-fields.css.js';
import { withoutScriptTexts } from './texts.js';

/** Every field of a form that stands in a page, and that browsers without script send too. These have controls of their own, first: of two answers by one name the first is read. */
export function PostableFields({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <noscript>
        <Stack gap="l">
          {children}
          <PostedFields idPrefix="noscript-" />
        </Stack>
      </noscript>
      <div className={styles.scripted}>
        <Stack gap="l">
          <SectionFields />
        </Stack>
      </div>
    </>
  );
}

/** How to answer that nobody knows, where no button can be pressed for it. */
export function UnknownHint() {
  return (
    <Text italic tone="muted">
      {useTexts(withoutScriptTexts).unknown}
    </Text>
  );
}

/** Whether one of the fields takes that for an answer. */
export const takesUnknown = (fields: Fields): boolean => Object.values(fields).some(({ unknown }) => unknown);
