import { useHrefOf, type CallRequest } from '@pomp/api-client';
import { PictureOver } from '@pomp/design-system';
import type { ReactNode } from 'react';

/** What of a house a question can be about. */
export type OwnHousePart = NonNullable<CallRequest<'getHousePicture'>['query']['part']>;

export interface OwnHouseProps {
  readonly houseId: string;
  /** What is marked. */
  readonly part?: OwnHousePart | undefined;
  /** The drawing, for where nobody knows what kind of house it is. */
  readonly children?: ReactNode;
}

/** The customer's own house, drawn by the server: a picture, so that no page carries the script of it. */
export function OwnHouse({ houseId, part, children }: OwnHouseProps) {
  const hrefOf = useHrefOf();
  return <PictureOver src={hrefOf('getHousePicture', { houseId, ...(part && { part }) })}>{children}</PictureOver>;
}
