'use client';

import type { Fields, Presence } from '@pomp/domain';
import { createContext, useContext } from 'react';

interface PlacedNativeForm {
  readonly section: { readonly name: string; readonly fields: Fields };
  readonly presenceOf: (field: string) => Presence | undefined;
  readonly fieldId: (name: string) => string;
}

export const NativeFormContext = createContext<PlacedNativeForm | undefined>(undefined);

export function usePlacedNativeForm(): PlacedNativeForm {
  const placed = useContext(NativeFormContext);
  if (!placed) throw new Error('Fields of a native form belong inside <NativeForm section={…}>.');
  return placed;
}
