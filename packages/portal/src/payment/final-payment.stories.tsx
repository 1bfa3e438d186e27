import { failure, success } from '@pomp/api-client/testing';
import type { Order, Payment } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { askToLeave, inAccount, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { failedOnce, finalInvoice, order, paid, paying, signed, unpaid } from './payment.stories.setup.js';
import { PaymentScreen } from './payment-screen.js';

const installed: Partial<Order> = { step: 'FP', status: 'MI' };
const account = { accountHolder: 'M. de Wit', iban: 'NL•• •••• •••• ••43 00', agreedAt: '2026-12-16T10:00:00.000Z' };
const collected = { ...signed, incasso: account };
const inState = (payment: Payment, rest: Partial<Order> = {}) =>
  paying(
    { ...installed, ...rest },
    {
      getAgreement: success(rest.agreedIncasso ? collected : signed),
      getInvoice: success({ ...finalInvoice, payment }),
      getPayment: success(payment),
    },
  );

const meta = {
  title: 'Portal/Betaling/Eindfactuur',
  component: PaymentScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { orderId: order.id, type: 'FP' },
  parameters: { ...wholeScreen, ...inState(unpaid), portal: { pathname: '/account/bestellingen/' } },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Je installatie is klaar. Voldoe de eindfactuur en vraag subsidie aan.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /^Eindfactuur: €\s6\.800,50$/ })).toBeVisible();
    await expect(canvas.getByText('€ 1.180,25')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Bekijken: Factuur F2026-0533/ })).toHaveAttribute(
      'href',
      finalInvoice.documentUrl,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Nu betalen' }));
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith('https://www.mollie.com/checkout/select-method/7UhSN1zuXS'));
  },
};

let started = 0;
/** Who would rather finish the account that is half filled in stays, and can pay after all. */
export const StaysForTheAccount: Story = {
  beforeEach: () => {
    started = 0;
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  parameters: paying(installed, {
    getAgreement: success(signed),
    getInvoice: success(finalInvoice),
    getPayment: success(unpaid),
    postPayment: () => {
      started += 1;
      return success({ checkoutUrl: 'https://pay.example/final' });
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^IBAN/ }), 'NL91');
    await userEvent.click(canvas.getByRole('button', { name: 'Nu betalen' }));
    await expect(askToLeave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Nu betalen' })).not.toHaveAttribute('aria-disabled');
    await expect(started).toBe(0);
    askToLeave.mockImplementation(() => true);
    await userEvent.click(canvas.getByRole('button', { name: 'Nu betalen' }));
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith('https://pay.example/final'));
    await expect(askToLeave).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const sent: unknown[] = [];
/** An account that can't be is said at the field; then the invoice is collected. */
export const AgreesToDirectDebit: Story = {
  beforeEach: () => {
    sent.length = 0;
  },
  parameters: paying(installed, {
    getOrders: () => success([{ ...order, ...installed, agreedIncasso: sent.length > 0 }]),
    getAgreement: () => success(sent.length > 0 ? collected : signed),
    getInvoice: success(finalInvoice),
    putIncassoConsent: async (request) => {
      sent.push(await request.json());
      return success({ agreedIncasso: true });
    },
  }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const iban = await canvas.findByRole('textbox', { name: /^IBAN/ });
    await expect(canvas.getByRole('textbox', { name: /^Naam van de rekeninghouder/ })).toHaveValue('Marieke de Wit');

    await step('not from an account that can’t be', async () => {
      await userEvent.type(iban, 'NL91 ABNA 0417 1643 01');
      await userEvent.click(canvas.getByRole('button', { name: 'Automatisch laten afschrijven' }));
      await expect(await canvas.findAllByText('Dit is geen geldig IBAN.')).not.toHaveLength(0);
      await expect(sent).toEqual([]);
    });

    await step('and then it is collected', async () => {
      await userEvent.clear(iban);
      await userEvent.type(iban, 'nl91 abna 0417 1643 00');
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Automatisch laten afschrijven' }));
      await expect(await canvas.findByText('Je eindfactuur wordt automatisch geïncasseerd')).toBeVisible();
      await expect(sent).toEqual([{ accountHolder: 'Marieke de Wit', iban: 'NL91ABNA0417164300', agreed: true }]);
      await expect(await canvas.findByText(/NL•• •••• •••• ••43 00, op naam van M\. de Wit/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Andere rekening opgeven' })).toHaveFocus();
    });
  },
};

/** With the date once it is known. Paying at once stays possible. */
export const DirectDebit: Story = {
  parameters: inState(unpaid, { agreedIncasso: true, incassoDate: '2026-12-28' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(
        /De eindfactuur wordt automatisch geïncasseerd\. Je kunt ook zelf direct betalen\. De incasso is op 28 december 2026\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nu betalen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Andere rekening opgeven' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuleren' }));
    await expect(await canvas.findByRole('button', { name: 'Andere rekening opgeven' })).toHaveFocus();
  },
};

let changed = false;
/** What was just given is said, also where it can't be fetched. */
export const AnotherAccount: Story = {
  beforeEach: () => {
    changed = false;
    return signedIn();
  },
  parameters: paying(
    { ...installed, agreedIncasso: true },
    {
      getAgreement: () => (changed ? failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) : success(collected)),
      getInvoice: success(finalInvoice),
      putIncassoConsent: () => {
        changed = true;
        return success({ agreedIncasso: true });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/••43 00, op naam van M\. de Wit/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Andere rekening opgeven' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^IBAN/ }), 'NL02ABNA0123456789');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Automatisch laten afschrijven' }));
    await expect(await canvas.findByText(/NL•• •••• •••• ••67 89, op naam van Marieke de Wit/)).toBeVisible();
    await expect(canvas.queryByText(/43 00/)).not.toBeInTheDocument();
  },
};

export const DirectDebitRefused: Story = {
  parameters: paying(installed, {
    getInvoice: success(finalInvoice),
    putIncassoConsent: failure(409, { message: 'Deze bestelling is al compleet.', code: 'conflict' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^IBAN/ }), 'NL91ABNA0417164300');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Automatisch laten afschrijven' }));
    await expect(await canvas.findByText('Deze bestelling is al compleet.')).toBeVisible();
  },
};

/** What the bank is busy with isn't collected besides. */
export const Pending: Story = {
  parameters: inState({ state: 'pending', paidAt: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Je bank verwerkt de betaling\./)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^IBAN/ })).not.toBeInTheDocument();
  },
};

const failed = failedOnce('https://pay.example/again');
/** As at the down payment: while the page is left for the checkout it keeps saying how paying ended. */
export const PaysAgain: Story = {
  args: { returned: true },
  beforeEach: () => {
    failed.forget();
    return signedIn();
  },
  parameters: paying(installed, {
    getAgreement: success(signed),
    getInvoice: success(finalInvoice),
    ...failed.calls,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw betalen' }));
    await waitFor(() => expect(visited.push).toHaveBeenLastCalledWith('https://pay.example/again'));
    // Back by the browser: the button says that the payment is another one.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByRole('button', { name: 'Verder met betalen' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'De betaling is niet gelukt.' })).toBeVisible();
  },
};

export const Paid: Story = {
  args: { returned: true },
  parameters: inState(paid),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je eindfactuur is betaald' })).toHaveFocus();
    await expect(canvas.getByText(/daarmee kun je subsidie aanvragen/)).toBeVisible();
  },
};

/** A Pomp T alone: no subsidy is given on it. */
export const PaidForAnUpgrade: Story = {
  args: { returned: true },
  parameters: inState(paid, { product: 'Upgrade', flow: 'pomp t' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Je krijgt een bevestiging van je betaling per mail.')).toBeVisible();
    await expect(canvas.queryByText(/daarmee kun je subsidie aanvragen/)).not.toBeInTheDocument();
  },
};

export const NoInvoiceYet: Story = {
  parameters: paying(installed, { getInvoice: failure(404, { message: 'Niet gevonden.', code: 'notFound' }) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Je eindfactuur is nog niet klaar\./)).toBeVisible();
  },
};
