'use client';

import { Badge, SelectField, Stack, Text } from '@pomp/design-system';
import { formatStreet, hasInstallationWarning, productLabel } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import type { OrderAtHouse } from './installation-orders.js';
import { installationInfoTexts } from './texts.js';

export interface OrderChoiceProps {
  readonly choices: readonly OrderAtHouse[];
  /** Undefined when none of them is chosen. */
  readonly chosen: OrderAtHouse | undefined;
  readonly onChoose: (orderId: string) => void;
}

const misses = ({ order, house }: OrderAtHouse) => hasInstallationWarning(order.flow, house);

/** Which order the screen is about, with the warning on those that miss something. */
export function OrderChoice({ choices, chosen, onChoose }: OrderChoiceProps) {
  const texts = useTexts(installationInfoTexts);
  const labelOf = ({ order, house }: OrderAtHouse) =>
    texts.order({ product: productLabel(order.product), street: formatStreet(house), orderNumber: order.orderNumber });
  return (
    <Stack gap="s">
      {chosen && choices.length === 1 ? (
        <Text size="lead" weight="strong">
          {labelOf(chosen)}
        </Text>
      ) : (
        <SelectField
          label={texts.chooseOrder}
          name="orderId"
          options={choices.map((choice) => ({
            value: choice.order.id,
            label: labelOf(choice),
            ...(misses(choice) && { alert: texts.incomplete }),
          }))}
          value={chosen?.order.id}
          onValueChange={onChoose}
        />
      )}
      {chosen && misses(chosen) && (
        <div>
          <Badge tone="warning">{texts.incomplete}</Badge>
        </div>
      )}
    </Stack>
  );
}
