'use client';

import { useHrefOf, type CallRequest } from '@pomp/api-client';
import { PictureOver } from '@pomp/design-system';
import { useCallback, useState, type ReactNode } from 'react';

/** What of a house a question can be about. */
export type OwnHousePart = NonNullable<CallRequest<'getHousePicture'>['query']['part']>;

export interface OwnHouseProps {
  readonly houseId: string;
  /** What is marked. */
  readonly part?: OwnHousePart | undefined;
  /** The drawing, for where nobody knows what kind of house it is, or the picture can't be had. */
  readonly drawing?: ((isWanted: boolean) => ReactNode) | undefined;
}

/** The customer's own house, drawn by the server: a picture, so that no page carries the script of it. */
export function OwnHouse({ houseId, part, drawing }: OwnHouseProps) {
  const hrefOf = useHrefOf();
  const [isMissed, setMissed] = useState(false);
  const miss = useCallback(() => setMissed(true), []);
  return (
    <PictureOver key={houseId} src={hrefOf('getHousePicture', { houseId, part })} onMissing={miss}>
      {drawing?.(isMissed)}
    </PictureOver>
  );
}
