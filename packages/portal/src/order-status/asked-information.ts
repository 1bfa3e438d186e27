import { orderMessage, type House, type Order } from '@pomp/domain';

/** Which questionnaire an order asks its customer to fill in now. */
export type AskedInformation = 'houseInfo' | 'installationInfo';

export function askedInformation(order: Order, house: House): AskedInformation | undefined {
  const { action } = orderMessage({ order, house });
  if (!action || action.disabled) return undefined;
  const { to } = action.target;
  return to === 'houseInfo' || to === 'installationInfo' ? to : undefined;
}

/** The houses of which an order asks something, each once: what the orders say of those depends on what is known of them. */
export const askedHouses = (orders: readonly Order[], houses: readonly House[]): readonly House[] =>
  houses.filter((house) => orders.some((order) => order.houseId === house.id && askedInformation(order, house) !== undefined));
