import { PaymentProviderAway, type PaymentProvider, type ProviderPayment } from '../payments/payment-provider.js';

/** A provider where every payment stays open, for what isn't about paying. */
export function paymentsInMemory(): PaymentProvider {
  const made = new Map<string, ProviderPayment>();
  const findMade = (id: string) => {
    const payment = made.get(id);
    if (!payment) throw new PaymentProviderAway('There is no such payment.');
    return payment;
  };
  return {
    create: async ({ key, amount }) => {
      const id = `tr_${key.replaceAll('-', '')}`;
      const payment: ProviderPayment = made.get(id) ?? { id, state: 'open', amount, checkoutUrl: `https://pay.example/${id}` };
      made.set(id, payment);
      return payment;
    },
    find: async (id) => findMade(id),
    cancel: async (id) => {
      const payment: ProviderPayment = { ...findMade(id), state: 'canceled', checkoutUrl: undefined };
      made.set(id, payment);
      return payment;
    },
  };
}
