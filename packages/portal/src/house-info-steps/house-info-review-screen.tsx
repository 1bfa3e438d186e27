'use client';

import { QuestionnaireReview } from '../questionnaire/questionnaire-review.js';
import { InHouseInfo } from './in-house-info.js';

/** Props of `HouseInfoReviewScreen`. */
export interface HouseInfoReviewScreenProps {
  /** `houseId` from the address of the page. */
  readonly houseId: string | undefined;
}

/** All woninggegevens of a house to read back, and to finish. */
export function HouseInfoReviewScreen({ houseId }: HouseInfoReviewScreenProps) {
  return <InHouseInfo houseId={houseId}>{(questionnaire) => <QuestionnaireReview questionnaire={questionnaire} />}</InHouseInfo>;
}
