'use client';

import { useLeaveGuardControl, useNavigation } from '@pomp/design-system';
import { useState } from 'react';
import { usePath } from '../portal/portal-context.js';
import { chosenOrder, type InstallationOrder, type NamedOrder } from './installation-orders.js';

const same = (one: NamedOrder, other: NamedOrder) =>
  one.orderId === other.orderId && one.houseId === other.houseId && one.flow === other.flow;

/**
 * The order that a screen is about: the one in the address of the page, so that a reload keeps it, else the one under way. A choice
 * shows at once; the address follows, and changing it from outside (back, a link) changes the choice.
 */
export function useChosenOrder(orders: readonly InstallationOrder[], inAddress: NamedOrder) {
  const [choice, setChoice] = useState({ inAddress, named: inAddress });
  const { mayLeave } = useLeaveGuardControl();
  const { push } = useNavigation();
  const path = usePath();
  if (!same(choice.inAddress, inAddress)) setChoice({ inAddress, named: inAddress });

  const order = chosenOrder(orders, choice.named);
  const choose = (orderId: string) => {
    if (orderId === order?.id || !mayLeave()) return;
    setChoice({ inAddress, named: { orderId } });
    push(path({ to: 'installationInfo', orderId }));
  };
  return { order, choose };
}
