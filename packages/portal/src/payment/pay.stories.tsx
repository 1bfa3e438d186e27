import { failure, never, success } from '@pomp/api-client/testing';
import type { Payment } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inAccount, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { agreement, failedOnce, invoice, order, paid, paying, signed, unpaid } from './payment.stories.setup.js';
import { PaymentScreen } from './payment-screen.js';

const checkoutUrl = 'https://checkout.example/pay/7UhSN1zuXS';
const afterSigning = { getAgreement: success(signed), postPayment: success({ checkoutUrl }) };
const inState = (payment: Payment) =>
  paying({}, { ...afterSigning, getInvoice: success({ ...invoice, payment }), getPayment: success(payment) });

const meta = {
  title: 'Portal/Betaling/Aanbetalen',
  component: PaymentScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { orderId: order.id, type: 'PY' },
  parameters: { ...wholeScreen, ...inState(unpaid), portal: { pathname: '/account/bestellingen/' } },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signed before, and taken up where that was left. */
export const Pays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Aanbetaling: €\s1\.700$/ })).toBeVisible();
    await expect(canvas.getByText('Stap 2 van 2')).toBeVisible();
    await expect(canvas.getByText('€ 295,04')).toBeVisible();
    await expect(canvas.getByText('04-12-2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download de bevestiging' })).toHaveAttribute(
      'href',
      `/api/download?url=${encodeURIComponent(agreement.confirmationUrl)}`,
    );
    await expect(canvas.getByRole('link', { name: /^Controleer de ondertekening/ })).toHaveAttribute(
      'href',
      `/controle/?code=${agreement.verificationCode}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Aanbetalen' }));
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith(checkoutUrl));
    await expect(canvas.getByRole('button', { name: 'Naar de betaalpagina…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ProviderAway: Story = {
  parameters: paying(
    {},
    {
      ...afterSigning,
      postPayment: failure(503, {
        message: 'Onze betaaldienst is even niet bereikbaar. Probeer het zo nog eens.',
        code: 'unavailable',
      }),
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Aanbetalen' }));
    await expect(await canvas.findByText('Onze betaaldienst is even niet bereikbaar. Probeer het zo nog eens.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aanbetalen' })).not.toHaveAttribute('aria-disabled');
  },
};

export const NoInvoiceYet: Story = {
  parameters: paying({}, { ...afterSigning, getInvoice: failure(404, { message: 'Niet gevonden.', code: 'notFound' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^De factuur van je aanbetaling is nog niet klaar\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aanbetalen' })).not.toBeInTheDocument();
  },
};

/** Started, and left at the checkout. */
export const Started: Story = {
  parameters: inState({ state: 'open', paidAt: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Je was al begonnen met betalen/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verder met betalen' })).toBeVisible();
  },
};

let asked = 0;
/** Back before the bank's word: the page keeps looking, and the order asks nothing any more. */
export const ReturnsBeforeTheBank: Story = {
  args: { returned: true },
  beforeEach: () => {
    asked = 0;
  },
  parameters: paying(
    {},
    {
      ...afterSigning,
      getPayment: () => {
        asked += 1;
        return success(asked > 1 ? paid : { state: 'open', paidAt: null });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^We hebben nog geen bericht dat je betaald hebt\./)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je aanbetaling is binnen' })).toHaveFocus();
    await expect(canvas.getByText('We hebben € 1.700 ontvangen op 21 november 2026. Bedankt!')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /betalen/i })).not.toBeInTheDocument();
  },
};

export const Returns: Story = {
  args: { returned: true },
  parameters: inState(paid),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je aanbetaling is binnen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar mijn bestellingen' })).toHaveAttribute('href', '/account/bestellingen/');
  },
};

export const Pending: Story = {
  args: { returned: true },
  parameters: inState({ state: 'pending', paidAt: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Je bank verwerkt de betaling\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /betalen/i })).not.toBeInTheDocument();
  },
};

const endedWithout = (state: 'failed' | 'expired' | 'canceled', words: RegExp): Story => ({
  args: { returned: true },
  parameters: inState({ state, paidAt: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw betalen' }));
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith(checkoutUrl));
  },
});
/** The result is the first thing that is seen and heard, with the way to try again in sight. */
export const ReturnsFailed: Story = {
  args: { returned: true },
  globals: { viewport: { value: 'phone' } },
  parameters: inState({ state: 'failed', paidAt: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'De betaling is niet gelukt.' })).toHaveFocus();
    await expect(canvas.getByText(/^Er is niets afgeschreven\./)).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Opnieuw betalen' });
    await expect(again.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await userEvent.click(again);
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith(checkoutUrl));
  },
};

const failed = failedOnce(checkoutUrl);
/** A payment that was started again takes the place of the one that failed: while the page is left nothing on it changes. */
export const PaysAgain: Story = {
  args: { returned: true },
  beforeEach: () => {
    failed.forget();
    return signedIn();
  },
  parameters: paying({}, { ...afterSigning, ...failed.calls }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw betalen' }));
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith(checkoutUrl));
    // Back by the browser the page is shown as it was left, and says by its button that the payment is another one.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByRole('button', { name: 'Verder met betalen' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'De betaling is niet gelukt.' })).toBeVisible();
  },
};

let presses = 0;
/** Two presses before the first one shows are one payment. */
export const PressedTwice: Story = {
  beforeEach: () => {
    presses = 0;
  },
  parameters: paying(
    {},
    {
      ...afterSigning,
      postPayment: () => {
        presses += 1;
        return success({ checkoutUrl });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const pay = await within(canvasElement).findByRole('button', { name: 'Aanbetalen' });
    pay.click();
    pay.click();
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith(checkoutUrl));
    await expect(presses).toBe(1);
  },
};

export const Failed: Story = endedWithout('failed', /^De betaling is niet gelukt\./);
export const Expired: Story = endedWithout('expired', /^De betaling is verlopen/);
export const Cancelled: Story = endedWithout('canceled', /^Je hebt de betaling afgebroken\./);

export const Looking: Story = {
  args: { returned: true },
  parameters: paying({}, { ...afterSigning, getPayment: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kijken of je betaling binnen is')).toBeInTheDocument();
  },
};

export const CannotLook: Story = {
  args: { returned: true },
  parameters: paying(
    {},
    { ...afterSigning, getPayment: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }) },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aanbetalen' })).not.toBeInTheDocument();
  },
};
