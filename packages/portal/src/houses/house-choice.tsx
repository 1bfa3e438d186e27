'use client';

import { SelectField } from '@pomp/design-system';
import { formatAddress, type House } from '@pomp/domain';
import { useTexts } from '../portal/portal-context.js';
import { housesTexts } from './texts.js';

export interface HouseChoiceProps {
  readonly houses: readonly House[];
  readonly houseId: string | undefined;
  readonly onChoose: (houseId: string) => void;
}

/** Which of the customer's addresses the screen is about. */
export function HouseChoice({ houses, houseId, onChoose }: HouseChoiceProps) {
  const texts = useTexts('houses', housesTexts);
  return (
    <SelectField
      label={texts.chooseAddress}
      name="houseId"
      options={houses.map((house) => ({ value: house.id, label: formatAddress(house) }))}
      value={houseId}
      onValueChange={onChoose}
    />
  );
}
