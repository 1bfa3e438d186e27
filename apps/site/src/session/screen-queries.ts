import { callQuery } from '@pomp/api-client';
import { asksPayment, dashboardOrder, paymentTypes, preselectedHouse, type Order } from '@pomp/domain';
import { askedHouses, chosenInstallation, type NamedOrder } from '@pomp/portal';
import { type PrefetchProps } from './prefetch';

type Queries = PrefetchProps['of'];

/** For the menu, which marks what is missing. */
export const ofAccount: Queries = (api, ask) => Promise.all([ask(callQuery(api, 'getHouses')), ask(callQuery(api, 'getOrders'))]);

/** For Bestellingen: the orders with their houses, and what is known of those that one asks something of. */
export const ofOrders: Queries = async (api, ask) => {
  const [orders = [], houses = []] = await Promise.all([
    ask(callQuery(api, 'getOrders')),
    ask(callQuery(api, 'getHouses')),
    ask(callQuery(api, 'getOrderHistory')),
  ]);
  await Promise.all(askedHouses(orders, houses).map(({ id }) => ask(callQuery(api, 'getHouseInfo', { houseId: id }))));
};

/** What an order's first words depend on: what happened to it, and what it asks to be paid. */
const askOfOrder = (api: Parameters<Queries>[0], ask: Parameters<Queries>[1], order: Order | undefined) => {
  const type = order && paymentTypes.find((known) => asksPayment(order, known));
  return order
    ? [
        ask(callQuery(api, 'getOrderTimeline', { orderId: order.id })),
        ...(type ? [ask(callQuery(api, 'getInvoice', { orderId: order.id, type }))] : []),
      ]
    : [];
};

/** For one order: what is asked, what happened, and its documents and appointments. */
export const ofOrder =
  (orderId: string | undefined): Queries =>
  async (api, ask) => {
    const [orders = [], houses = []] = await Promise.all([ask(callQuery(api, 'getOrders')), ask(callQuery(api, 'getHouses'))]);
    const order = orders.find(({ id }) => id === orderId);
    if (!order) return;
    await Promise.all([
      ...askOfOrder(api, ask, order),
      ask(callQuery(api, 'getDocuments', { orderId: order.id })),
      ask(callQuery(api, 'getAppointments')),
      ...askedHouses([order], houses).map(({ id }) => ask(callQuery(api, 'getHouseInfo', { houseId: id }))),
    ]);
  };

/** For the overview: the order under way with what it says, and the houses with what is known of each. */
export const ofDashboard: Queries = async (api, ask) => {
  const [orders = [], houses = []] = await Promise.all([ask(callQuery(api, 'getOrders')), ask(callQuery(api, 'getHouses'))]);
  const underWay = dashboardOrder(orders);
  await Promise.all([
    ...houses.map(({ id }) => ask(callQuery(api, 'getHouseInfo', { houseId: id }))),
    ...askOfOrder(api, ask, underWay),
    ...(underWay?.flow ? [ask(callQuery(api, 'getUploads', { houseId: underWay.houseId }))] : []),
  ]);
};

/** For Mijn gegevens. */
export const ofPersonalDetails: Queries = (api, ask) =>
  Promise.all([
    ask(callQuery(api, 'getUser')),
    ask(callQuery(api, 'getPasskeys')),
    ask(callQuery(api, 'getSessions')),
    ask(callQuery(api, 'getUserDeletion')),
  ]);

/** For Woninggegevens: the houses, and what is known of the chosen one. */
export const ofHouseInfo =
  (houseId: string | undefined): Queries =>
  async (api, ask) => {
    // Orders say which addresses stay.
    const [houses] = await Promise.all([ask(callQuery(api, 'getHouses')), ask(callQuery(api, 'getOrders'))]);
    const house = houseId === undefined ? preselectedHouse(houses ?? []) : houses?.find(({ id }) => id === houseId);
    if (house) await ask(callQuery(api, 'getHouseInfo', { houseId: house.id }));
  };

/** For Installatiegegevens: the orders with their houses, and what is known of the installation of the chosen one. */
export const ofInstallationInfo =
  (named: NamedOrder): Queries =>
  async (api, ask) => {
    const [orders = []] = await Promise.all([ask(callQuery(api, 'getOrders')), ask(callQuery(api, 'getHouses'))]);
    const houseId = chosenInstallation(orders, named)?.houseId;
    if (houseId)
      await Promise.all([ask(callQuery(api, 'getHouseInfo', { houseId })), ask(callQuery(api, 'getUploads', { houseId }))]);
  };

/** For a step of it, or its review: of the house that the address names. */
export const ofInstallationStep =
  (houseId: string | undefined): Queries =>
  async (api, ask) => {
    const [houses = []] = await Promise.all([ask(callQuery(api, 'getHouses')), ask(callQuery(api, 'getOrders'))]);
    const house = houses.find(({ id }) => id === houseId);
    if (house)
      await Promise.all([
        ask(callQuery(api, 'getHouseInfo', { houseId: house.id })),
        ask(callQuery(api, 'getUploads', { houseId: house.id })),
      ]);
  };

/** For after a questionnaire: what the order under way still misses. */
export const ofFeedback: Queries = (api, ask) => Promise.all([ask(callQuery(api, 'getOrders')), ask(callQuery(api, 'getHouses'))]);

/** For Afspraken. */
export const ofAppointments: Queries = (api, ask) =>
  Promise.all([ask(callQuery(api, 'getOrders')), ask(callQuery(api, 'getAppointments'))]);

/** For Documenten: the orders, and the documents of the chosen one. */
export const ofDocuments =
  (orderId: string | undefined): Queries =>
  async (api, ask) => {
    const orders = await ask(callQuery(api, 'getOrders'));
    const order = orderId === undefined ? orders?.at(-1) : orders?.find(({ id }) => id === orderId);
    if (order) await ask(callQuery(api, 'getDocuments', { orderId: order.id }));
  };

/** For the payment page: the order, what there is to pay, and what was agreed. */
export const ofPayment =
  (orderId: string | undefined, asked: string | undefined): Queries =>
  async (api, ask) => {
    const orders = await ask(callQuery(api, 'getOrders'));
    const order = orders?.find(({ id }) => id === orderId);
    const type = paymentTypes.find((known) => known === asked);
    if (order && type)
      await Promise.all([
        ask(callQuery(api, 'getInvoice', { orderId: order.id, type })),
        ask(callQuery(api, 'getAgreement', { id: order.id })),
      ]);
  };

/** For Offertes, and for one of them. */
export const ofQuotes: Queries = (api, ask) => ask(callQuery(api, 'getQuotes'));

/** For asking or changing a quote: the prices, and the addresses to choose from. */
export const ofQuoteRequest: Queries = (api, ask) =>
  Promise.all([ask(callQuery(api, 'getQuotes')), ask(callQuery(api, 'getPrices')), ask(callQuery(api, 'getHouses'))]);

/** For Overeenkomst herroepen. */
export const ofWithdrawal: Queries = (api, ask) => ask(callQuery(api, 'getOrders'));
