'use client';

import { Skeleton, Stack, Text, type SelectFieldProps } from '@pomp/design-system';
import { lazy, Suspense } from 'react';

const SelectList = lazy(async () => ({ default: (await import('./select-list.js')).SelectList }));

/** A searchable list weighs more than all other controls together: a form without one, such as logging in, doesn't fetch it. */
export function LazySelect(props: SelectFieldProps) {
  return (
    <Suspense fallback={<SelectPlace label={props.label} />}>
      <SelectList {...props} />
    </Suspense>
  );
}

function SelectPlace({ label }: Pick<SelectFieldProps, 'label'>) {
  return (
    <Stack gap="xs">
      <Text weight="strong">{label}</Text>
      <Skeleton shape="field" />
    </Stack>
  );
}
