import { useCallQuery } from '@pomp/api-client';
import type { FinishedQuestionnaire, House } from '@pomp/domain';

const isFinished: Record<FinishedQuestionnaire, (house: House) => boolean> = {
  woning: ({ houseInfoCompleted }) => houseInfoCompleted,
  installatie: ({ installationInfoPompAoCompleted, installationInfoPompTCompleted }) =>
    installationInfoPompAoCompleted || installationInfoPompTCompleted,
};

/** Whether such a questionnaire of any house is finished. As far as anyone knows while the houses aren't there. */
export function useFinished(type: FinishedQuestionnaire): boolean {
  const { data } = useCallQuery('getHouses');
  return data === undefined || data.some(isFinished[type]);
}
