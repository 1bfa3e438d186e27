import { exampleAnswer, failure, never, success } from '@pomp/api-client/testing';
import type { Order } from '@pomp/domain';
import { keptPlaces, localDraftStore } from '@pomp/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { WithdrawalScreen } from './withdrawal-screen.js';

const [exampleOrder] = exampleAnswer('getOrders') as [Order];
const order: Order = { ...exampleOrder, step: 'PY', status: 'OK', withdrawalUntil: '2026-12-07' };
const at = (rest: Partial<Order>) => answering({ getOrders: success([{ ...order, ...rest }]) });

const meta = {
  title: 'Portal/Herroepen',
  component: WithdrawalScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { orderId: order.id },
  parameters: { ...wholeScreen, ...at({}), portal: { pathname: '/account/bestellingen/' } },
} satisfies Meta<typeof WithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent: { readonly body: unknown; readonly key: string | null }[] = [];
const withdrawnAt = '2026-11-24T20:15:00.000Z';

/** Said first, and sent only once it is confirmed. */
export const Withdraws: Story = {
  beforeEach: () => {
    sent.length = 0;
  },
  parameters: answering({
    getOrders: () => success([sent.length > 0 ? { ...order, withdrawnAt, withdrawalUntil: null } : order]),
    postWithdrawal: async (request) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return success({ withdrawnAt });
    },
  }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Stap 1 van 2')).toBeVisible();
    await expect(canvas.getByText(/^Je kunt deze overeenkomst tot en met 7 december 2026 herroepen/)).toBeVisible();
    await expect(canvas.getByText('De bevestiging sturen we naar demo@pomp.example.')).toBeVisible();

    await step('the statement needs a name, and no reason', async () => {
      const name = canvas.getByRole('textbox', { name: /^Je voor- en achternaam/ });
      await expect(name).toHaveValue('Marieke de Wit');
      await userEvent.clear(name);
      await userEvent.click(canvas.getByRole('button', { name: 'Verder' }));
      await expect(await canvas.findByRole('group', { name: 'Controleer je antwoorden' })).toHaveFocus();
      await userEvent.type(name, 'M. de Wit');
      await userEvent.click(canvas.getByRole('button', { name: 'Verder' }));
    });

    await step('it is shown once more, and can be changed', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Controleer je verklaring' })).toHaveFocus());
      await expect(
        canvas.getByText(`Ik, M. de Wit, herroep de overeenkomst voor Pomp AO, bestelling ${order.orderNumber}.`),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Terug' }));
      const name = await canvas.findByRole('textbox', { name: /^Je voor- en achternaam/ });
      await expect(name).toHaveValue('M. de Wit');
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Verder' }));
      await expect(sent).toEqual([]);
    });

    await step('and then it is done', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Herroeping bevestigen' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Je hebt de overeenkomst herroepen' })).toHaveFocus();
      await expect(canvas.getByText('We hebben je herroeping ontvangen op 24 november 2026 om 21:15.')).toBeVisible();
      await expect(sent).toHaveLength(1);
      await expect(sent[0]?.body).toEqual({ orderId: order.id, name: 'M. de Wit' });
      await expect(sent[0]?.key).toBeTruthy();
      await expect(askToLeave).not.toHaveBeenCalled();
      await expect(keptPlaces(marieke.id)).toEqual([]);
    });
  },
};

const typeReason = async (canvas: ReturnType<typeof within>) =>
  userEvent.type(await canvas.findByRole('textbox', { name: /^Reden/ }), 'We gaan verhuizen.');

const keptReason = () => localDraftStore(marieke.id, `withdrawal/${order.id}`, () => new Date()).found()?.values.reason;

/** What was typed isn't lost by a press elsewhere, nor what was said and not confirmed. */
export const AsksBeforeLeaving: Story = {
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const leave = () => userEvent.click(canvas.getByRole('link', { name: 'Toch niet herroepen' }));
    await step('typed', async () => {
      await typeReason(canvas);
      await leave();
      await expect(askToLeave).toHaveBeenCalledTimes(1);
      await expect(keptReason()).toBe('We gaan verhuizen.');
    });
    await step('nor by a press that opens another tab', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(canvas.getByRole('link', { name: 'Toch niet herroepen' }));
      await user.keyboard('{/Control}');
      await expect(keptReason()).toBe('We gaan verhuizen.');
      await expect(askToLeave).toHaveBeenCalledTimes(1);
      visited.push.mockClear();
    });
    await step('and come back to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verder' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Terug' }));
      await canvas.findByRole('textbox', { name: /^Reden/ });
      await leave();
      await expect(askToLeave).toHaveBeenCalledTimes(2);
    });
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

/** Until it is sent it stays on the device, also when the session ends while it is confirmed. */
export const SessionEndsWhileConfirming: Story = {
  parameters: answering({
    getOrders: success([order]),
    postWithdrawal: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeReason(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Verder' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Herroeping bevestigen' }));
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(keptReason()).toBe('We gaan verhuizen.');
  },
};

export const ReasonOfAnEarlierVisit: Story = {
  beforeEach: () => {
    const cleanUp = signedIn();
    const keptAt = new Date(performance.timeOrigin);
    localDraftStore(marieke.id, `withdrawal/${order.id}`, () => keptAt).save(
      { values: { reason: 'We gaan verhuizen.' }, startedFrom: undefined },
      keptAt,
    );
    return cleanUp;
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: /^Reden/ })).toHaveValue('We gaan verhuizen.'));
    await step('who keeps the agreement has nothing left to state', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Toch niet herroepen' }));
      await expect(keptPlaces(marieke.id)).toEqual([]);
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TooLateAfterAll: Story = {
  parameters: answering({
    getOrders: success([order]),
    postWithdrawal: failure(409, {
      message: 'De bedenktijd van 14 dagen is voorbij. Je kunt de overeenkomst niet meer online herroepen.',
      code: 'conflict',
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Verder' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Herroeping bevestigen' }));
    await expect(await canvas.findByText(/^De bedenktijd van 14 dagen is voorbij\./)).toBeVisible();
  },
};

const says = (words: RegExp, rest: Partial<Order>, orderId = order.id): Story => ({
  args: { orderId },
  parameters: at(rest),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Naar mijn bestellingen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verder' })).not.toBeInTheDocument();
  },
});

export const NotNow: Story = says(/^Deze overeenkomst kun je niet online herroepen/, { withdrawalUntil: null });
export const Installed: Story = says(/^Je installatie is al klaar\./, { step: 'FP', status: 'MI', withdrawalUntil: null });
export const Withdrawn: Story = says(/^We hebben je herroeping ontvangen op 24 november 2026/, {
  withdrawnAt,
  withdrawalUntil: null,
});
export const UnknownOrder: Story = says(/^Deze bestelling hebben we niet gevonden\./, {}, 'van-iemand-anders');

export const LongNames: Story = {
  parameters: at({ orderNumber: '2026-0148200000000-VERVOLG' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /^Je voor- en achternaam/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren');
    await userEvent.click(canvas.getByRole('button', { name: 'Verder' }));
    await expect(await canvas.findByText(/^Ik, Wolfe/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering({ getOrders: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bestelling laden')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: answering({
    getOrders: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
  },
};
