import { houseInfoQuery, housesQuery, ordersQuery, sessionsQuery, userDeletionQuery, userQuery } from '@pomp/api-client';
import { preselectedHouse } from '@pomp/domain';
import { type FirstDataProps } from './first-data';

type Answers = FirstDataProps['of'];

/** For the menu, which marks what is missing. */
export const ofAccount: Answers = (api, ask) => ask(housesQuery(api));

/** For the overview: the order under way, and the houses with what is known of each. */
export const ofDashboard: Answers = async (api, ask) => {
  const [, houses = []] = await Promise.all([ask(ordersQuery(api)), ask(housesQuery(api))]);
  await Promise.all(houses.map(({ id }) => ask(houseInfoQuery(api, id))));
};

/** For Mijn gegevens. */
export const ofPersonalDetails: Answers = (api, ask) => Promise.all([ask(userQuery(api)), ask(sessionsQuery(api)), ask(userDeletionQuery(api))]);

/** For Woninggegevens: the houses, and what is known of the chosen one. */
export const ofHouseInfo = (houseId: string | undefined): Answers => async (api, ask) => {
  const houses = await ask(housesQuery(api));
  const house = houseId === undefined ? preselectedHouse(houses ?? []) : houses?.find(({ id }) => id === houseId);
  if (house) await ask(houseInfoQuery(api, house.id));
};
