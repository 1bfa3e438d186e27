import type { ReactNode } from 'react';
import type { PickedFile } from '../file-picker/picked-file.js';

/** How far one photo of the list is. `waiting`: it goes when there is reception. `again`: someone looked at it and asks for another. */
export type ShotState = 'missing' | 'waiting' | 'sending' | 'stalled' | 'sent' | 'failed' | 'again' | 'skipped';

/** One photo to make. */
export interface Shot {
  id: string;
  /** What it shows: 'Het typeplaatje'. */
  title: string;
  /** A drawing of a good one. */
  example: ReactNode;
  state: ShotState;
  /** What was made of it last. */
  file?: Pick<PickedFile, 'name' | 'kind' | 'picture'> | undefined;
  /** Not sent yet, and the device has no room for it: gone with the page. */
  onlyHere?: boolean;
  /** Why it is asked again, or wasn't taken. */
  note?: string | undefined;
  /** What may be wrong with what was made here. A friendly word: it is sent all the same. */
  doubt?: 'dark' | 'blurred' | undefined;
  /** Whether nobody has to make it who can't get there. */
  canSkip?: boolean;
}

/** Photos of one place. */
export interface ShotGroup {
  id: string;
  title: string;
  shots: readonly Shot[];
}

const asks: readonly ShotState[] = ['again', 'failed', 'missing'];

/** Which photo is to be made now: what is asked again comes first. Undefined where nothing is left to do. */
export function nextShot(groups: readonly ShotGroup[]): Shot | undefined {
  const all = groups.flatMap(({ shots }) => shots);
  return asks.map((state) => all.find((shot) => shot.state === state)).find((shot) => shot !== undefined);
}
