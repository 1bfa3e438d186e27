import { failure, never, success } from '@pomp/api-client/testing';
import type { Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { invoice, order, paid, paying } from './payment.stories.setup.js';
import { PaymentScreen, type PaymentScreenProps } from './payment-screen.js';

const meta = {
  title: 'Portal/Betaling/Niets te betalen',
  component: PaymentScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { orderId: order.id, type: 'PY' },
  parameters: { ...wholeScreen, ...paying(), portal: { pathname: '/account/bestellingen/' } },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = (words: RegExp, rest: Partial<Order> = {}, args: Partial<PaymentScreenProps> = {}): Story => ({
  args,
  parameters: paying(rest),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar mijn bestellingen' })).toHaveAttribute('href', '/account/bestellingen/');
    await expect(canvas.queryByRole('button', { name: /tekenen|betalen/i })).not.toBeInTheDocument();
  },
});

export const PlanIsBeingMade: Story = says(/^Je installatieplan is nog niet klaar\./, { status: 'MI' });
export const NotInstalledYet: Story = says(
  /^De eindfactuur komt pas als alles is geïnstalleerd\./,
  { step: 'IN', status: 'MI' },
  { type: 'FP' },
);
export const MovedOn: Story = says(/^Er is nu niets te tekenen of te betalen\./, { step: 'IN', status: 'MI' });
export const Withdrawn: Story = says(/^Je hebt deze bestelling herroepen\./, { withdrawnAt: '2026-11-24T20:15:00.000Z' });
export const ByPhone: Story = says(/^Deze bestelling regel je met je adviseur\./, { product: 'Heatcycle', flow: null });
/** Other systems may be ahead of this portal. */
export const UnknownStep: Story = says(/^Er is nu niets te betalen voor deze bestelling\./, { step: 'XX' as Order['step'] });
export const UnknownOrder: Story = says(/^Deze bestelling hebben we niet gevonden\./, {}, { orderId: 'van-iemand-anders' });
export const UnknownType: Story = says(/^Deze betaling kennen we niet\./, {}, { type: 'XX' });

/** A customer who returns later sees that it was paid. */
export const PaidBefore: Story = {
  parameters: paying(
    { step: 'IN', status: 'MI' },
    { getInvoice: success({ ...invoice, payment: paid }), getPayment: success(paid) },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je aanbetaling is binnen' })).toBeVisible();
    await expect(canvas.getByText(/^We plannen samen met jou een dag voor de installatie\./)).toBeVisible();
  },
};

/** What was to happen then isn't promised again once it happened. */
export const PaidLongAgo: Story = {
  parameters: paying(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-09-12T07:00:00.000Z' } },
    { getInvoice: success({ ...invoice, payment: paid }), getPayment: success(paid) },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^We hebben € 1\.700 ontvangen/)).toBeVisible();
    await expect(canvas.queryByText(/dag voor de installatie/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/krijgt een bevestiging/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Wat gebeurt er nu?')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: paying({}, { getOrders: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Betaling laden')).toBeInTheDocument();
  },
};

const unavailable = failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' });

export const OrdersFailed: Story = {
  parameters: paying({}, { getOrders: unavailable }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
  },
};

export const InvoiceFailed: Story = {
  parameters: paying({}, { getInvoice: unavailable }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
  },
};
