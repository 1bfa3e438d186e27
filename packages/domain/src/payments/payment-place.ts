import type { OrderPlace } from '../order-messages/order-move.js';
import type { PaymentType } from '../orders/payment-type.js';

/** Where an order asks for each payment, and where it is once that is paid. */
export const paymentPlaces: { readonly [Type in PaymentType]: { readonly asked: OrderPlace; readonly paid: OrderPlace } } = {
  PY: { asked: { step: 'PY', status: 'OG' }, paid: { step: 'PY', status: 'OK' } },
  FP: { asked: { step: 'FP', status: 'MI' }, paid: { step: 'CP', status: 'OK' } },
};

/** Whether an order at this place asks for this payment now. */
export const asksPayment = (place: OrderPlace, type: PaymentType): boolean =>
  place.step === paymentPlaces[type].asked.step && place.status === paymentPlaces[type].asked.status;
