import { hasInstallationWarning, goesOn, type House, type Order } from '@pomp/domain';
import { atHouses, installationOrders } from '../installation-info/installation-orders.js';

/** Which answers the menu says are missing. */
export interface MissingInformation {
  readonly houseInfo: boolean;
  readonly installationInfo: boolean;
}

/** What is still asked about houses and installations: of a house all of whose orders are done, nobody waits for answers. */
export const missingInformation = (orders: readonly Order[], houses: readonly House[]): MissingInformation => ({
  houseInfo: houses.some(({ id, houseInfoCompleted }) => {
    const ofHouse = orders.filter(({ houseId }) => houseId === id);
    return !houseInfoCompleted && (ofHouse.length === 0 || ofHouse.some(goesOn));
  }),
  installationInfo: atHouses(installationOrders(orders.filter(goesOn)), houses).some(({ order, house }) =>
    hasInstallationWarning(order.flow, house),
  ),
});
