// @vitest-environment happy-dom
import { NavigationProvider } from '@pomp/design-system';
import { dutchRoutes } from '@pomp/edition';
import { LanguageProvider } from '@pomp/language/react';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { spoken } from '../storefront/dutch.test.setup.js';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { type PlaceRequest, usePlaceReservation } from './use-place-reservation.js';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const contact = { firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', phone: '0612345678' };
const routes = storefrontRoutes(dutchRoutes);

async function placing(place: PlaceRequest) {
  const push = vi.fn();
  let save: ReturnType<typeof usePlaceReservation>['save'] | undefined;
  function Step() {
    ({ save } = usePlaceReservation({ product: 'Pomp AO', contact, place }));
    return null;
  }
  await act(async () =>
    root.render(
      <StrictMode>
        <LanguageProvider {...spoken}>
          <NavigationProvider push={push} prefetch={() => undefined}>
            <StorefrontProvider
              routes={routes}
              backendUrl=""
              today={() => '2026-11-21'}
              sinceOpened={() => 60_000}
              log={() => undefined}
              wait={() => new Promise(() => undefined)}
            >
              <Step />
            </StorefrontProvider>
          </NavigationProvider>
        </LanguageProvider>
      </StrictMode>,
    ),
  );
  const press = () => save!({ mode: 'final', answers: { quantity: '1' }, values: {}, startedFrom: {} });
  return { press, push };
}

test('in StrictMode a reservation is placed', async () => {
  const { press, push } = await placing(() => Promise.resolve({ orderNumber: '1' }));
  expect(await act(press)).toEqual({ status: 'saved' });
  expect(push).toHaveBeenCalledWith('/reservering-succes/pomp-ao/');
});

test('a reservation that is on its way stops when its step goes', async () => {
  const place = vi.fn<PlaceRequest>((_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)));
  const { press } = await placing(place);
  const result = press();
  await vi.waitFor(() => expect(place).toHaveBeenCalledOnce());
  await act(async () => root.render(null));
  expect(await result).toEqual({ status: 'failed', message: '' });
});
