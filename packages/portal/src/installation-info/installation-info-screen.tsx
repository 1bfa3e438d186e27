'use client';

import { useCallQuery } from '@pomp/api-client';
import { Alert, PageHeader, Stack } from '@pomp/design-system';
import type { House, Order } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { Loaded } from '../loading/loaded.js';
import { ChosenInstallation } from './chosen-installation.js';
import { atHouses, installationOrders, type NamedOrder } from './installation-orders.js';
import { OrderChoice } from './order-choice.js';
import { installationInfoTexts } from './texts.js';
import { Nothing, NothingOrdered } from './nothing-ordered.js';
import { useChosenOrder } from './use-chosen-order.js';
import { LoadingInstallation } from './with-installation.js';

/** From the address of the page; the order under way without it. */
export type InstallationInfoScreenProps = NamedOrder;

/** Installatiegegevens: choose an order, see what we know of its installation, fill in what is missing. */
export function InstallationInfoScreen(named: InstallationInfoScreenProps) {
  const texts = useTexts(installationInfoTexts);
  const orders = useCallQuery('getOrders');
  const houses = useCallQuery('getHouses');
  return (
    <Stack gap="l">
      <PageHeader title={texts.title} intro={texts.intro} />
      <Loaded query={orders} loading={<LoadingInstallation />}>
        {(found) => (
          <Loaded query={houses} loading={<LoadingInstallation />}>
            {(known) => <InstallationOf orders={found} houses={known} named={named} />}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}

interface InstallationOfProps {
  readonly orders: readonly Order[];
  readonly houses: readonly House[];
  readonly named: NamedOrder;
}

function InstallationOf({ orders, houses, named }: InstallationOfProps) {
  const texts = useTexts(installationInfoTexts);
  const installable = installationOrders(orders);
  const { order, choose } = useChosenOrder(installable, named);
  if (installable.length === 0) {
    if (orders.length === 0) return <NothingOrdered />;
    return <Nothing text={orders.some(({ withdrawnAt }) => withdrawnAt === null) ? texts.onlyHeatcycle : texts.onlyWithdrawn} />;
  }

  const choices = atHouses(installable, houses);
  const chosen = choices.find((choice) => choice.order.id === order?.id);
  return (
    <Stack gap="l">
      <Stack width="form">
        <OrderChoice choices={choices} chosen={chosen} onChoose={choose} />
      </Stack>
      {/* Another one begins anew below the choice, which keeps the focus. */}
      {chosen ? (
        <ChosenInstallation key={chosen.order.id} {...chosen} />
      ) : (
        <Stack width="form">
          <Alert tone="error">{texts.noOrder}</Alert>
        </Stack>
      )}
    </Stack>
  );
}
