'use client';

import { Badge, Inline, SelectField, Stack, Text } from '@pomp/design-system';
import { formatAddress, type House } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { housesTexts } from './texts.js';

export interface HouseChoiceProps {
  readonly houses: readonly House[];
  /** Undefined when none of them is chosen. */
  readonly house: House | undefined;
  readonly onChoose: (houseId: string) => void;
}

/** Which of the customer's addresses the screen is about, and how that one stands. */
export function HouseChoice({ houses, house, onChoose }: HouseChoiceProps) {
  const texts = useTexts(housesTexts);
  const marks = house && (house.mainAddress || !house.houseInfoCompleted) && (
    <Inline gap="xs">
      {house.mainAddress && <Badge tone="info">{texts.mainAddress}</Badge>}
      {!house.houseInfoCompleted && <Badge tone="warning">{texts.incomplete}</Badge>}
    </Inline>
  );
  return (
    <Stack gap="s">
      {house && houses.length === 1 ? (
        <Text size="lead" weight="strong">
          {formatAddress(house)}
        </Text>
      ) : (
        <SelectField
          label={texts.chooseAddress}
          name="houseId"
          options={houses.map((each) => ({
            value: each.id,
            label: formatAddress(each),
            ...(each.mainAddress && { hint: texts.mainAddress }),
            ...(!each.houseInfoCompleted && { alert: texts.incomplete }),
          }))}
          value={house?.id}
          onValueChange={onChoose}
        />
      )}
      {marks}
    </Stack>
  );
}
