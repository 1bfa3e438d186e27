import { outcomeKind, type SavingsResult } from '@pomp/domain';

/** Whether a pump is for the home, perhaps with other radiators. */
export const isGoodFit = ({ verdict }: SavingsResult['fit']): boolean => verdict === 'fits' || verdict === 'fitsWithOtherRadiators';

/** Whether it is for the home and probably saves money: nobody else is led on to reserve one. */
export const isAdvised = ({ fit, euroSaved }: Pick<SavingsResult, 'fit' | 'euroSaved'>): boolean =>
  isGoodFit(fit) && outcomeKind(euroSaved) === 'saves';
