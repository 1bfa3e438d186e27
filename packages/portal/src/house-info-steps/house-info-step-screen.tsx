'use client';

import { QuestionnaireStep } from '../questionnaire/questionnaire-step.js';
import type { HouseInfoStep } from '@pomp/edition';
import { InHouseInfo } from './in-house-info.js';

/** Props of `HouseInfoStepScreen`. */
export interface HouseInfoStepScreenProps {
  readonly step: HouseInfoStep;
  /** `houseId` from the address of the page. */
  readonly houseId: string | undefined;
  /** Where saving leads back to; the next step without it. */
  readonly from?: 'review' | undefined;
}

/** One of the five steps of the woninggegevens. */
export function HouseInfoStepScreen({ step, houseId, from }: HouseInfoStepScreenProps) {
  return (
    <InHouseInfo houseId={houseId}>
      {(questionnaire) => <QuestionnaireStep questionnaire={questionnaire} step={step} from={from} />}
    </InHouseInfo>
  );
}
