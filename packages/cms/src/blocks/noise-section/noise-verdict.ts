import { judgeNoise, type NoiseVerdict, type OutdoorUnit } from '@pomp/domain';

export const noiseVerdicts = ['quietEnough', 'onlyByDay', 'tooLoud'] as const satisfies readonly NoiseVerdict[];

/** What is drawn before someone chooses, in metres. */
export const firstDistance = 5;

/** Louder by day is for units with a quiet setting for the night only. */
export function verdictOf(unit: OutdoorUnit, metres: number, hasQuietSetting: boolean): NoiseVerdict {
  const verdict = judgeNoise(unit, metres);
  return verdict === 'onlyByDay' && !hasQuietSetting ? 'tooLoud' : verdict;
}
