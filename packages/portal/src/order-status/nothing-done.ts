import type { OrderSituation } from '@pomp/domain';

/** A house of which nothing is known, for what an order says that doesn't depend on it. */
export const nothingDone: OrderSituation['house'] = {
  houseInfoCompleted: false,
  installationInfoPompAoCompleted: false,
  installationInfoPompTCompleted: false,
};
