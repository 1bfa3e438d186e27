/** What stands beside an outdoor unit and throws its sound back: nothing but the ground, a wall behind it too, or a corner. */
export const reflections = ['ground', 'wall', 'corner'] as const;
/** One of `reflections`. */
export type Reflection = (typeof reflections)[number];

/** Into what part of a whole sphere the sound goes: each hard plane doubles it. */
const directionFactor: Readonly<Record<Reflection, number>> = { ground: 2, wall: 4, corner: 8 };

/**
 * What the rule for outdoor units at homes allows at the edge of the plot and at a neighbour's windows, in dB(A) (Bbl art. 4.107, by infomil.nl and
 * losser.nl; when it is to be read again, `noiseOrigin` says). More by day, from 7 to 19 h, only with a quiet setting for the rest.
 */
export const noiseLimits = { night: 40, dayWithQuietSetting: 45, tonalPenalty: 5 } as const;

/** Where a unit stands, and how loud it is. */
export interface OutdoorUnit {
  /** LW of its data sheet, in dB(A): at its loudest. */
  readonly soundPower: number;
  readonly reflection: Reflection;
  /** Whether it hums: that counts for more. */
  readonly tonal?: boolean;
}

/** What is heard at so many metres, in dB(A): LW + 10·log₁₀(Q ÷ 4πr²), and the penalty where it hums. An indication; the rule's own tool is a table of the ministry. */
export const noiseAt = ({ soundPower, reflection, tonal = false }: OutdoorUnit, metres: number): number =>
  soundPower + 10 * Math.log10(directionFactor[reflection] / (4 * Math.PI * metres ** 2)) + (tonal ? noiseLimits.tonalPenalty : 0);

/** At how many metres at least it is no louder than a limit. */
export const leastDistance = (unit: OutdoorUnit, limit: number = noiseLimits.night): number =>
  10 ** ((noiseAt(unit, 1) - limit) / 20);

/** Pumps of 5 kW with propane, at their loudest, in dB(A): what data sheets of several makers say (read on 22-11-2026). For where it isn't known yet which. */
const usualSoundPower = { quietest: 50, loudest: 60 } as const;

/** From how many whole metres on a usual pump that stands there is quiet enough at night: the quietest, and the loudest. */
export const usualLeastDistance = (reflection: Reflection) => {
  const wholeMetres = (soundPower: number) => Math.ceil(leastDistance({ soundPower, reflection }));
  return { from: wholeMetres(usualSoundPower.quietest), to: wholeMetres(usualSoundPower.loudest) } as const;
};

/** Whether a unit may stand so far from a neighbour: always, by day if it has a quiet setting for the night, or not there. */
export type NoiseVerdict = 'quietEnough' | 'onlyByDay' | 'tooLoud';

/** Whether a unit may stand at so many metres of a neighbour's plot or window. */
export function judgeNoise(unit: OutdoorUnit, metres: number): NoiseVerdict {
  const level = noiseAt(unit, metres);
  if (level <= noiseLimits.night) return 'quietEnough';
  return level <= noiseLimits.dayWithQuietSetting ? 'onlyByDay' : 'tooLoud';
}
