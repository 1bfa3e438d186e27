'use client';

import { useTexts } from '@pomp/language/react';
import { Button, Inline, Stack, Text } from '@pomp/design-system';
import { useId } from 'react';
import { savingsTexts } from './texts.js';

/** The place for the additions that a number has, beside the error that asks for one, with a button to copy. Choosing one calculates at once. */
export function SuggestedAdditions() {
  const texts = useTexts(savingsTexts);
  const heading = useId();
  return (
    <section aria-labelledby={heading} hidden data-additions>
      <Stack gap="s">
        <Text as="strong" id={heading}>
          {texts.additions}
        </Text>
        <Inline as="ul">
          <li>
            <Button tone="secondary" size="small">
              {' '}
            </Button>
          </li>
        </Inline>
      </Stack>
    </section>
  );
}
