import type { OrderFacts } from './order-situation.js';

/** An order whose plan waits for a signature. */
export const orderToSign: OrderFacts = {
  id: 'order',
  houseId: 'house',
  product: 'Pomp AO',
  flow: 'pomp ao',
  step: 'PY',
  status: 'OG',
  agreedIncasso: false,
  incassoDate: null,
  withdrawnAt: null,
  withdrawalUntil: null,
  inspectionAppointment: { date: null },
  installationAppointment: { date: null },
};
