'use client';

import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { OwnHouse } from '../own-house/own-house.js';
import { BesidePicture } from '../questionnaire/beside-picture.js';
import { DrawnHouse } from './drawn-house.js';
import type { HouseInfoSectionName } from './house-info-progress.js';
import { ownPart, type LookedAtPart } from './house-parts.js';
import { houseInfoTexts } from './texts.js';

export interface HouseInPictureProps {
  readonly houseId: string;
  /** What the question at hand is about; undefined while nothing is asked. */
  readonly part: LookedAtPart | undefined;
  readonly done: readonly HouseInfoSectionName[];
  /** How far the questions are. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
}

/** Questions with the house beside them: what is known of it in colour, and what the question is about marked. */
export function HouseInPicture({ houseId, part, done, status, children }: HouseInPictureProps) {
  const texts = useTexts(houseInfoTexts);
  return (
    <BesidePicture
      picture={
        <OwnHouse
          houseId={houseId}
          part={part && ownPart(part)}
          drawing={(isWanted) => <DrawnHouse part={part} done={done} isWanted={isWanted} />}
        />
      }
      about={part && texts.part[part]}
      status={status}
    >
      {children}
    </BesidePicture>
  );
}
