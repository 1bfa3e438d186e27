'use client';

import type { Flow } from '@pomp/domain';
import { QuestionnaireStep } from '../questionnaire/questionnaire-step.js';
import type { InstallationStep } from '@pomp/edition';
import { InInstallation } from './in-installation.js';

/** Props of `InstallationStepScreen`. */
export interface InstallationStepScreenProps {
  readonly step: InstallationStep;
  /** `houseId` and `flow` from the address of the page. */
  readonly houseId: string | undefined;
  readonly flow?: Flow | undefined;
  /** Where saving leads back to; the next step without it. */
  readonly from?: 'review' | undefined;
}

/** One of the three steps of the installatiegegevens. */
export function InstallationStepScreen({ step, houseId, flow, from }: InstallationStepScreenProps) {
  return (
    <InInstallation houseId={houseId} flow={flow}>
      {(questionnaire) => <QuestionnaireStep questionnaire={questionnaire} step={step} from={from} />}
    </InInstallation>
  );
}
