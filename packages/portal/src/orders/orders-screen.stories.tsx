import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import type { House, Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { changedPlanStory } from '../order-status/changed-plan.stories.setup.js';
import { answering, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { OrdersScreen } from './orders-screen.js';

const [order] = exampleAnswer('getOrders') as [Order];
const [house] = exampleAnswer('getHouses') as [House];
const complete: House = {
  ...house,
  houseInfoCompleted: true,
  installationInfoPompAoCompleted: true,
  installationInfoPompTCompleted: true,
};

const meta = {
  title: 'Portal/Bestellingen',
  component: OrdersScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/bestellingen/' } },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: Order['step'], status: Order['status'], rest: Partial<Order> = {}) =>
  answering({ getOrders: success([{ ...order, step, status, ...rest }]) });
const firstOrder = async (canvasElement: HTMLElement) =>
  within((await within(canvasElement).findAllByRole('heading', { level: 2 }))[0]?.closest('li') ?? canvasElement);

export const AsksInformation: Story = {
  parameters: answering({ getHouses: success([{ ...house, houseInfoCompleted: false }]) }),
  play: async ({ canvasElement }) => {
    const own = await firstOrder(canvasElement);
    await expect(await own.findByText(/^We missen nog je woninggegevens\./)).toBeVisible();
    await expect(own.getByText('De inspectie is op 30 november 2026 om 10:30.')).toBeVisible();
    await waitFor(() =>
      expect(own.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
        'href',
        `/account/woning/woning/?houseId=${house.id}`,
      ),
    );
    await expect(await within(canvasElement).findByText('Er wordt iets van je gevraagd')).toBeInTheDocument();
  },
};

/** Asked again, where the deposit is paid already. */
export const PlanChanged: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'IN', status: 'MI' }]),
    getOrderTimeline: success(changedPlanStory),
  }),
  play: async ({ canvasElement }) => {
    const own = await firstOrder(canvasElement);
    await expect(await own.findByRole('link', { name: 'Bekijk wat er veranderde' })).toHaveAttribute(
      'href',
      `/account/betaling/?orderId=${order.id}&type=PY`,
    );
    await expect(own.getByText('Je plan is veranderd. Teken het opnieuw.')).toBeVisible();
    await expect(own.queryByText(/^Aanbetaling voltooid\./)).not.toBeInTheDocument();
    await expect(within(own.getByRole('list', { name: 'Voortgang' })).getByText('!')).toBeVisible();
  },
};

/** De bank is bezig met wat er te betalen was: de klant deed wat er gevraagd werd. */
export const BeingPaid: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'FP', status: 'MI' }]),
    getInvoice: success({ ...exampleAnswer('getInvoice'), payment: { state: 'pending', paidAt: null } }),
  }),
  play: async ({ canvasElement }) => {
    const own = await firstOrder(canvasElement);
    await expect(await own.findByText(/^Je bank verwerkt de betaling/)).toBeVisible();
    await expect(own.queryByText(/Voldoe de eindfactuur/)).not.toBeInTheDocument();
    await expect(within(own.getByRole('list', { name: 'Voortgang' })).queryByText('!')).not.toBeInTheDocument();
  },
};

export const NothingAsked: Story = {
  parameters: answering({ getHouses: success([complete]) }),
  play: async ({ canvasElement }) => {
    const own = await firstOrder(canvasElement);
    await expect(await own.findByRole('button', { name: 'Geen actie vereist' })).toHaveAttribute('aria-disabled', 'true');
    await expect(own.getByRole('link', { name: 'Bekijk woninggegevens' })).toHaveAttribute(
      'href',
      `/account/woning/?houseId=${house.id}`,
    );
    await expect(within(canvasElement).queryByText('Er wordt iets van je gevraagd')).not.toBeInTheDocument();
  },
};

export const PlanInspection: Story = {
  parameters: at('DI', 'MI', { product: 'All-Electric', flow: 'all-electric' }),
  play: async ({ canvasElement }) => {
    const own = await firstOrder(canvasElement);
    await expect(await own.findByRole('link', { name: /^Inplannen digitale inspectie/ })).toHaveAttribute(
      'href',
      `https://booking.example/pomp-t/?order=${order.id}`,
    );
  },
};

export const History: Story = {
  tags: ['print'],
  play: async ({ canvasElement }) => {
    const own = await firstOrder(canvasElement);
    await expect(await own.findByText('Informatie opgeven, sinds 16 november 2026')).toBeVisible();
    // The browser's own `summary` has no role that can be asked for.
    own.getByText(`over het verloop van bestelling ${order.orderNumber}`).closest('summary')?.click();
    await waitFor(() => expect(own.getByText('12 november 2026')).toBeVisible());
  },
};

export const EveryKind: Story = {
  parameters: answering({
    getOrders: success([
      { ...order, id: '1', orderNumber: '2025-01001', orderDate: '2025-10-01', step: 'CP', status: 'OK' },
      {
        ...order,
        id: '2',
        orderNumber: '2026-01002',
        orderDate: '2026-08-02',
        product: 'Heatcycle',
        flow: null,
        step: 'RV',
        status: 'OG',
      },
      {
        ...order,
        id: '3',
        orderNumber: '2026-01003',
        orderDate: '2026-09-03',
        product: 'All-Electric',
        step: 'IN',
        status: 'MI',
        installationAppointment: { date: '2026-12-14T08:00:00.000Z' },
      },
      {
        ...order,
        id: '4',
        orderNumber: '2026-01004',
        orderDate: '2026-10-03',
        step: 'FP',
        status: 'MI',
        agreedIncasso: true,
        incassoDate: '2026-12-20',
      },
      { ...order, id: '5', orderNumber: '2026-01005', orderDate: '2026-11-03', step: 'AI', status: 'OG' },
    ]),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Alles is geregeld, je bestelling is compleet.')).toBeVisible();
    const numbers = canvas.getAllByText(/^Bestelling 20/).map(({ textContent }) => textContent);
    await expect(numbers).toEqual([...numbers].sort().reverse());
    await expect(canvas.getByText('Je reservering voor Heatcycle is ontvangen. Een adviseur belt je.')).toBeVisible();
    await expect(await canvas.findByText('De incasso is op 20 december 2026.')).toBeVisible();
    await expect(canvas.getByText('Status onbekend: OG')).toBeVisible();
  },
};

/** Other systems may be ahead of this portal. */
export const UnknownStep: Story = {
  parameters: at('XX' as Order['step'], 'OK'),
  play: async ({ canvasElement }) => {
    const own = await firstOrder(canvasElement);
    await expect((await own.findAllByText('Stap: XX onbekend.')).length).toBeGreaterThan(0);
    await expect(own.queryByRole('list', { name: 'Voortgang' })).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  parameters: answering({
    getOrders: success([{ ...order, orderNumber: '2026-0148200000000-VERVOLG', product: 'All-Electric' }]),
    getHouses: success([
      { ...house, address: 'Burgemeester van Nispen tot Sevenaerstraat 1284,bis achterhuis', city: 'Gasselterboerveenschemond' },
    ]),
  }),
};

export const NoOrders: Story = {
  parameters: answering({ getOrders: success([]), getOrderHistory: success([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Je hebt nog geen bestellingen geplaatst.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering({ getOrders: never, getHouses: never, getOrderHistory: never }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bestellingen laden')).toBeInTheDocument();
  },
};

const unavailable = failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' });

export const Failed: Story = {
  parameters: answering({ getOrders: unavailable }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  parameters: answering({ getOrderHistory: unavailable }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByText(`Bestelling ${order.orderNumber}`)).toBeVisible();
  },
};
