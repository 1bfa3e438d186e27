'use client';

import { useTexts } from '@pomp/language/react';
import { Button, Inline, Stack, Text } from '@pomp/design-system';
import { useFormState, type SectionFormController } from '@pomp/forms';
import { useId } from 'react';
import { savingsTexts } from './texts.js';

interface SuggestedAdditionsProps {
  readonly form: SectionFormController;
  readonly additions: readonly string[];
}

/** The additions that a number has, beside the error that asks for one. Choosing one calculates at once. */
export function SuggestedAdditions({ form, additions }: SuggestedAdditionsProps) {
  const texts = useTexts(savingsTexts);
  const { status } = useFormState(form);
  const heading = useId();
  if (status.state !== 'failed' || additions.length === 0) return null;
  const choose = (addition: string) => {
    form.change('addition', addition);
    void form.submit();
  };
  const houseNumber = String(form.field('houseNumber').value);
  return (
    <section aria-labelledby={heading}>
      <Stack gap="s">
        <Text as="strong" id={heading}>
          {texts.additions}
        </Text>
        <Inline as="ul">
          {additions.map((addition) => (
            <li key={addition}>
              <Button tone="secondary" size="small" onClick={() => choose(addition)}>
                {addition === '' ? texts.withoutAddition({ houseNumber }) : texts.withAddition({ houseNumber, addition })}
              </Button>
            </li>
          ))}
        </Inline>
      </Stack>
    </section>
  );
}
