'use client';

import type { Flow } from '@pomp/domain';
import { QuestionnaireReview } from '../questionnaire/questionnaire-review.js';
import { InInstallation } from './in-installation.js';

/** Props of `InstallationReviewScreen`. */
export interface InstallationReviewScreenProps {
  /** `houseId` and `flow` from the address of the page. */
  readonly houseId: string | undefined;
  readonly flow?: Flow | undefined;
}

/** All installatiegegevens of an order to read back, and to finish. */
export function InstallationReviewScreen({ houseId, flow }: InstallationReviewScreenProps) {
  return (
    <InInstallation houseId={houseId} flow={flow}>
      {(questionnaire) => <QuestionnaireReview questionnaire={questionnaire} />}
    </InInstallation>
  );
}
