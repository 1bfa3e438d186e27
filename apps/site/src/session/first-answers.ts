import { houseInfoQuery, housesQuery, ordersQuery } from '@pomp/api-client';
import { dashboardOrder, preselectedHouse } from '@pomp/domain';
import { type FirstDataProps } from './first-data';

type Answers = FirstDataProps['of'];

/** For the menu, which marks what is missing. */
export const ofAccount: Answers = (api, ask) => ask(housesQuery(api));

/** For the overview: the order under way, the houses, and what is known of the one that the order is for. */
export const ofDashboard: Answers = async (api, ask) => {
  const [orders = [], houses = []] = await Promise.all([ask(ordersQuery(api)), ask(housesQuery(api))]);
  const order = dashboardOrder(orders);
  const house = houses.find(({ id }) => id === order?.houseId) ?? preselectedHouse(houses);
  if (house) await ask(houseInfoQuery(api, house.id));
};

/** For Woninggegevens: the houses, and what is known of the chosen one. */
export const ofHouseInfo = (houseId: string | undefined): Answers => async (api, ask) => {
  const houses = await ask(housesQuery(api));
  const house = houseId === undefined ? preselectedHouse(houses ?? []) : houses?.find(({ id }) => id === houseId);
  if (house) await ask(houseInfoQuery(api, house.id));
};
