'use client';

import { useLeaveGuardControl, useNavigation } from '@pomp/design-system';
import { preselectedHouse, type House } from '@pomp/domain';
import { useState } from 'react';

interface ChosenHouse {
  /** Undefined when there is none, or when the address names one that the customer doesn't have. */
  readonly house: House | undefined;
  readonly choose: (houseId: string) => void;
}

/**
 * The house that a screen is about: the one in the address of the page, so that a reload keeps it, else the main address. A choice
 * shows at once; the address follows, and changing it from outside (back, a link) changes the choice.
 */
export function useChosenHouse(
  houses: readonly House[],
  inAddress: string | undefined,
  pathOf: (houseId: string) => string,
): ChosenHouse {
  const [choice, setChoice] = useState({ inAddress, houseId: inAddress });
  const { mayLeave } = useLeaveGuardControl();
  const { push } = useNavigation();
  if (choice.inAddress !== inAddress) setChoice({ inAddress, houseId: inAddress });

  const house = choice.houseId === undefined ? preselectedHouse(houses) : houses.find(({ id }) => id === choice.houseId);
  const choose = (houseId: string) => {
    if (houseId === house?.id || !mayLeave()) return;
    setChoice({ inAddress, houseId });
    push(pathOf(houseId));
  };
  return { house, choose };
}
