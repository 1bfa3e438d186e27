import { describe, expect, test } from 'vitest';
import { orderMessage, hasMessage } from '../order-messages/order-message.js';
import { orderMove } from '../order-messages/order-move.js';
import { orderToSign } from '../order-messages/order-to-sign.test.helper.js';
import { orderStatuses, orderSteps } from '../orders/order-step.js';
import { paymentTypes } from '../orders/payment-type.js';
import { asksPayment, paymentPlaces } from './payment-place.js';

const house = { houseInfoCompleted: true, installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true };
const places = orderSteps.flatMap((step) => orderStatuses.map((status) => ({ step, status })));

describe.each(paymentTypes)('a payment of %s', (type) => {
  test('is asked for exactly where the customer is sent to pay it', () => {
    for (const place of places.filter(({ step, status }) => hasMessage(step, status))) {
      const { action } = orderMessage({ order: { ...orderToSign, ...place }, house });
      const isSentToPay = action?.target.to === 'payment' && action.target.type === type;
      expect(asksPayment(place, type), `${place.step} ${place.status}`).toBe(isSentToPay);
    }
  });

  test('moves an order forward, to where nothing is asked', () => {
    const { asked, paid } = paymentPlaces[type];
    expect(orderMove(asked, paid)).toBe('forward');
    expect(paymentTypes.some((other) => asksPayment(paid, other))).toBe(false);
  });
});
