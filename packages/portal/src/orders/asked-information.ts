import { orderMessage, type House, type Order } from '@pomp/domain';

/** Which questionnaire an order asks its customer to fill in now. */
export type AskedInformation = 'houseInfo' | 'installationInfo';

export function askedInformation(order: Order, house: House): AskedInformation | undefined {
  const { action } = orderMessage({ order, house });
  if (!action || action.disabled) return undefined;
  const { to } = action.target;
  return to === 'houseInfo' || to === 'installationInfo' ? to : undefined;
}
