import { dashboardOrder, isToInstall, type Flow, type House, type Order } from '@pomp/domain';

/** An order with something to install. */
export interface InstallationOrder extends Order {
  readonly flow: Flow;
}

export const installationOrders = (orders: readonly Order[]): readonly InstallationOrder[] => orders.filter(isToInstall);

/** What the address of a page may name. */
export interface NamedOrder {
  readonly orderId?: string | undefined;
  readonly houseId?: string | undefined;
  readonly flow?: Flow | undefined;
}

/** The order that is named, by itself or by its house and flow; the one under way when nothing is. */
export function chosenOrder(
  orders: readonly InstallationOrder[],
  { orderId, houseId, flow }: NamedOrder,
): InstallationOrder | undefined {
  if (orderId !== undefined) return orders.find(({ id }) => id === orderId);
  if (houseId !== undefined)
    return orders.find((order) => order.houseId === houseId && (flow === undefined || order.flow === flow));
  return dashboardOrder(orders) ?? orders[0];
}

/** What Installatiegegevens starts with, for a server that asks for it beforehand. */
export const chosenInstallation = (orders: readonly Order[], named: NamedOrder): InstallationOrder | undefined =>
  chosenOrder(installationOrders(orders), named);

export interface OrderAtHouse {
  readonly order: InstallationOrder;
  readonly house: House;
}

/** Every order with the house that it is for. */
export const atHouses = (orders: readonly InstallationOrder[], houses: readonly House[]): readonly OrderAtHouse[] =>
  orders.flatMap((order) => {
    const house = houses.find(({ id }) => id === order.houseId);
    return house ? [{ order, house }] : [];
  });
