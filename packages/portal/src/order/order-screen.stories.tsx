import { exampleAnswer, failure, never, success } from '@pomp/api-client/testing';
import type { CallAnswer } from '@pomp/api-client';
import type { House, Order, TimelineEvent } from '@pomp/domain';
import { keptPlaces, localDraftStore } from '@pomp/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { changedPlanStory } from '../order-status/changed-plan.stories.setup.js';
import { answering, askToLeave, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import type { UploadClient } from '../uploads/upload-client.js';
import { OrderScreen } from './order-screen.js';

const [example] = exampleAnswer('getOrders') as [Order];
const [exampleHouse] = exampleAnswer('getHouses') as [House];
const house: House = { ...exampleHouse, houseInfoCompleted: true, installationInfoPompAoCompleted: true };
const exampleStory = exampleAnswer('getOrderTimeline');
const [appointment] = exampleAnswer('getAppointments');
const invoice = exampleAnswer('getInvoice');

type Story = CallAnswer<'getOrderTimeline'>;

/** All that can happen, to a customer who signed and whose payment failed. */
const events: TimelineEvent[] = [
  { id: 'step-1', at: '2026-11-12T20:05:00.000Z', kind: 'step', step: 'RV', status: 'OG' },
  { id: 'step-2', at: '2026-11-13T08:40:00.000Z', kind: 'step', step: 'DI', status: 'MI' },
  { id: 'information-1', at: '2026-11-16T13:31:00.000Z', kind: 'information', about: 'houseInfo' },
  { id: 'step-5', at: '2026-11-19T15:38:00.000Z', kind: 'step', step: 'PY', status: 'MI' },
  {
    id: 'message-1',
    at: '2026-11-20T15:40:00.000Z',
    kind: 'message',
    from: 'seller',
    author: 'Joost Verhagen',
    text: 'Dag Marieke, één Pomp AO is genoeg voor je huis.\nIk heb hem in je eigen foto getekend.',
  },
  {
    id: 'document-1',
    at: '2026-11-20T15:41:00.000Z',
    kind: 'document',
    documentId: 'plan',
    name: 'Installatieplan',
    documentKind: 'plan',
    url: '/api/account/getDocument?documentId=plan',
  },
  { id: 'step-6', at: '2026-11-20T15:42:00.000Z', kind: 'step', step: 'PY', status: 'OG' },
  { id: 'mail-1', at: '2026-11-20T15:42:10.000Z', kind: 'mail', subject: 'Teken je plan en betaal € 1.700 aan' },
  { id: 'signed-1', at: '2026-11-20T19:14:00.000Z', kind: 'signed', url: '/api/account/getDocument?documentId=confirmation' },
  {
    id: 'payment-1-failed',
    at: '2026-11-20T19:16:00.000Z',
    kind: 'payment',
    paymentId: '1',
    type: 'PY',
    amount: 170_000,
    state: 'failed',
  },
  {
    id: 'appointment-1-0',
    at: '2026-11-20T19:20:00.000Z',
    kind: 'appointment',
    appointmentId: '1',
    what: 'installation',
    change: 'planned',
    startsAt: '2027-01-12T07:00:00.000Z',
    endsAt: '2027-01-12T15:00:00.000Z',
    sequence: 0,
  },
];
const doneEvents: TimelineEvent[] = [
  ...events.filter(({ kind }) => kind !== 'appointment').map((event) => ({ ...event, at: event.at.replace('2026-11', '2026-10') })),
  { id: 'step-8', at: '2026-11-10T15:10:00.000Z', kind: 'step', step: 'FP', status: 'MI' },
  {
    id: 'payment-2-paid',
    at: '2026-11-12T19:16:00.000Z',
    kind: 'payment',
    paymentId: '2',
    type: 'FP',
    amount: 340_000,
    state: 'paid',
  },
  { id: 'step-9', at: '2026-11-12T19:16:01.000Z', kind: 'step', step: 'CP', status: 'OK' },
];
const written: TimelineEvent = {
  id: 'message-2',
  at: '2026-11-21T08:12:00.000Z',
  kind: 'message',
  from: 'customer',
  author: null,
  text: 'Kan de pomp ook een halve meter naar links? Dan blijft de waslijn vrij.',
};
const story: Story = { ...exampleStory, events, unread: 0 };
const waitsForAnswer: Story = {
  ...story,
  events: [...events, written],
  turn: { customer: true, seller: [{ why: 'message', until: '2026-11-24' }] },
};

const failed = { ...invoice, payment: { state: 'failed', paidAt: null } } as const;

/** A server with this order. */
const server = (order: Partial<Order>, told: Story = story, rest: Parameters<typeof answering>[0] = {}) =>
  answering({
    getOrders: success([{ ...example, ...order }]),
    getHouses: success([house]),
    getOrderTimeline: success(told),
    getInvoice: success(invoice),
    ...rest,
  });
const toPay = { step: 'PY', status: 'OG', withdrawalUntil: '2026-12-05' } as const;

const meta = {
  title: 'Portal/Bestelling',
  component: OrderScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  args: { orderId: example.id },
  parameters: {
    ...wholeScreen,
    ...server(toPay, waitsForAnswer, { getInvoice: success(failed) }),
    portal: { pathname: '/account/bestellingen/bekijken/' },
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type StoryOf = StoryObj<typeof meta>;

const headingOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('heading', { level: 1 });
const turnOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Wie is aan zet' }));

/** Both are at turn: the customer to pay, the adviser to answer. */
export const BothAtTurn: StoryOf = {
  tags: ['print'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () =>
      expect(await headingOf(canvasElement)).toHaveTextContent(/^Betaal €\s1\.700, dan plannen we je installatie\.$/),
    );
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText('De betaling is niet gelukt. Er is niets afgeschreven.')).toBeVisible();
    await expect(turn.getByText('uiterlijk vrijdag 4 december')).toBeVisible();
    await expect(turn.getByRole('link', { name: 'Tekenen & aanbetalen' })).toHaveAttribute(
      'href',
      `/account/betaling/?orderId=${example.id}&type=PY`,
    );
    await expect(turn.getByRole('heading', { name: 'Wij zijn aan zet, uiterlijk dinsdag 24 november' })).toBeVisible();
    await expect(turn.getByText('Joost Verhagen beantwoordt je bericht.')).toBeVisible();

    const told = within(canvas.getByRole('group', { name: 'Wat er gebeurde' }));
    await expect(told.getByText('Straks')).toBeVisible();
    await expect(told.getByText('Ontvangen. Antwoord uiterlijk dinsdag 24 november.')).toBeVisible();
    // The newest on top, and each step a heading.
    await expect(told.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Installatieplan klaar',
      'Plan in de maak',
      'Tijd om je inspectie te plannen',
      'Reservering ontvangen',
    ]);
    await expect(told.getByRole('link', { name: 'Downloaden: Installatieplan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /herroepen/i })).toBeVisible();
  },
};

const pending = { ...invoice, payment: { state: 'pending', paidAt: null } } as const;

/** The bank is busy with it: nothing is asked once more. */
export const BeingPaid: StoryOf = {
  parameters: server(toPay, story, { getInvoice: success(pending) }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Je bank verwerkt je betaling.'));
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText(/Je hoeft niets te doen/)).toBeVisible();
    await expect(turn.getByRole('link', { name: 'Tekenen & aanbetalen' })).toBeVisible();
    await expect(turn.queryByText(/1\.700|^uiterlijk|Je betaalt op/)).not.toBeInTheDocument();
  },
};

const agreed = exampleAnswer('getAgreement');
const expiredPlan = agreed.plan?.facts && {
  ...agreed.plan,
  facts: { ...agreed.plan.facts, validUntil: '2026-11-20' as const },
};
const unsigned = events.filter(({ kind }) => kind !== 'signed' && kind !== 'payment');

/** Nobody is asked to sign what can't be signed any more: a new plan is a message away. */
export const PlanExpired: StoryOf = {
  parameters: server(toPay, { ...story, events: unsigned }, { getAgreement: success({ ...agreed, plan: expiredPlan ?? null }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Je plan is verlopen.'));
    await expect(canvas.getByText(/^Het gold tot en met 20 november 2026\. .*Stuur ons een bericht/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^Vraag of bericht/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tekenen & aanbetalen' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Vraag om een nieuw plan' })).not.toBeInTheDocument();
  },
};

/** What changed after it was signed expired too: what was signed holds. */
export const ChangeExpired: StoryOf = {
  parameters: server({ step: 'IN', status: 'MI' }, changedPlanStory, {
    getAgreement: success({ ...agreed, agreement: exampleAnswer('putSignAgreement'), changed: expiredPlan ?? null }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Je gewijzigde plan is verlopen.'));
    await expect(canvas.getByText(/Wat je eerder tekende blijft gelden\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Bekijk wat er veranderde' })).not.toBeInTheDocument();
    const line = within(canvas.getByRole('list', { name: 'Voortgang' }));
    await expect(line.queryByText('!')).not.toBeInTheDocument();
  },
};

/** What was signed is paid all the same: nothing else says where. */
export const ChangeExpiredBeforePaying: StoryOf = {
  parameters: server(toPay, changedPlanStory, {
    getAgreement: success({ ...agreed, agreement: exampleAnswer('putSignAgreement'), changed: expiredPlan ?? null }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () =>
      expect(await headingOf(canvasElement)).toHaveTextContent(/^Betaal €\s1\.700, dan plannen we je installatie\.$/),
    );
    await expect(canvas.getByText('Dit plan is verlopen')).toBeVisible();
    await expect(canvas.getByText(/Wat je eerder tekende blijft gelden\.$/)).toBeVisible();
    const turn = await turnOf(canvasElement);
    await expect(turn.getByRole('link', { name: 'Tekenen & aanbetalen' })).toHaveAttribute(
      'href',
      `/account/betaling/?orderId=${example.id}&type=PY`,
    );
    await expect(canvas.queryByRole('link', { name: 'Bekijk wat er veranderde' })).not.toBeInTheDocument();
  },
};

/** What is collected can be paid at once all the same. */
export const DirectDebit: StoryOf = {
  parameters: server(
    { step: 'FP', status: 'MI', agreedIncasso: true, incassoDate: '2026-12-28' },
    { ...story, turn: { customer: false, seller: [{ why: 'collection', until: '2026-12-28' }] } },
  ),
  play: async ({ canvasElement }) => {
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText('We schrijven af op maandag 28 december')).toBeVisible();
    await expect(turn.getByText(/Je kunt ook zelf direct betalen\./)).toBeVisible();
    await expect(turn.getByRole('link', { name: 'Eindfactuur voldoen' })).toHaveAttribute(
      'href',
      `/account/betaling/?orderId=${example.id}&type=FP`,
    );
  },
};

/** Who paid it at once isn't told that it will be collected besides. */
export const DirectDebitBeingPaid: StoryOf = {
  parameters: server(
    { step: 'FP', status: 'MI', agreedIncasso: true, incassoDate: '2026-12-28' },
    { ...story, turn: { customer: false, seller: [{ why: 'collection', until: '2026-12-28' }] } },
    { getInvoice: success(pending) },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Je bank verwerkt je betaling.'));
    const turn = await turnOf(canvasElement);
    await expect(turn.getByRole('link', { name: 'Eindfactuur voldoen' })).toBeVisible();
    await expect(turn.queryByText(/We schrijven af/)).not.toBeInTheDocument();
  },
};

/** Its day is over, and nobody said how it went: it isn't announced any more, and can still be looked up. */
export const InspectionOver: StoryOf = {
  parameters: server(
    { step: 'SI', status: 'MI', inspectionAppointment: { date: '2026-11-20T09:00:00.000Z' } },
    { ...story, events: events.slice(0, 3), turn: { customer: false, seller: [{ why: 'step', until: '2026-11-24' }] } },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('We verwerken je inspectie.'));
    const turn = await turnOf(canvasElement);
    await expect(turn.getByRole('link', { name: 'Controleer afspraak' })).toHaveAttribute('href', '/account/afspraken/');
    await expect(turn.queryByText(/Tot snel|20 november/)).not.toBeInTheDocument();
  },
};

/** Below the heading, too, it is no day to come. */
/** The inspection that was planned was called off: nothing says that it is planned, and another one is asked for. */
export const InspectionCalledOff: StoryOf = {
  parameters: server(
    { step: 'SI', status: 'MI', inspectionAppointment: { date: null, cancelledAt: '2026-11-20T09:00:00.000Z' } },
    { ...story, events: [], turn: { customer: true, seller: [] } },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Plan een nieuwe digitale inspectie.'));
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText(/^Je digitale inspectie gaat niet door\. Plan een nieuwe in/)).toBeVisible();
    await expect(await turn.findByRole('link', { name: /^Inplannen digitale inspectie/ })).toHaveAttribute(
      'href',
      `https://booking.example/pomp-ao/?order=${example.id}`,
    );
    await expect(within(canvasElement).queryByText(/ingepland/)).not.toBeInTheDocument();
  },
};

export const InstallationOver: StoryOf = {
  parameters: server(
    { step: 'IN', status: 'MI', installationAppointment: { date: '2026-11-20T09:00:00.000Z' } },
    { ...story, events: events.slice(0, 3), turn: { customer: false, seller: [{ why: 'step', until: '2026-11-24' }] } },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('We verwerken je installatie.'));
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText(/^Aanbetaling voltooid\./)).toBeVisible();
    await expect(turn.queryByText(/20 november/)).not.toBeInTheDocument();
  },
};

export const Filtered: StoryOf = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Betalingen' }));
    await expect(canvas.getByRole('button', { name: 'Betalingen' })).toHaveAttribute('aria-pressed', 'true');
    const told = within(canvas.getByRole('group', { name: 'Wat er gebeurde' }));
    await expect(told.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Betaling niet gelukt/),
    ]);
  },
};

let posted = false;
export const Writes: StoryOf = {
  beforeEach: () => {
    posted = false;
  },
  parameters: server(toPay, story, {
    getOrderTimeline: () => success(posted ? waitsForAnswer : story),
    postMessage: () => {
      posted = true;
      return success({ ...exampleAnswer('postMessage') });
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Joost Verhagen is je adviseur' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Vraag of bericht/ }), 'Kan de pomp ook naar links?');
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByText(/een halve meter naar links/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Vraag of bericht/ })).toHaveValue(''));
    await expect(await canvas.findByText('Je bericht is verstuurd.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Versturen' })).toHaveFocus();
    await expect(keptPlaces(marieke.id)).toEqual([]);
  },
};

/** As an earlier visit left it on the device: typed, and never sent. */
const leftOnDevice = (place: string, values: Readonly<Record<string, string>>, daysAgo = 0) => {
  const cleanUp = signedIn();
  const keptAt = new Date(performance.timeOrigin - daysAgo * 86_400_000);
  localDraftStore(marieke.id, place, () => keptAt).save({ values, startedFrom: undefined }, keptAt);
  return cleanUp;
};
const typed = 'Kan de pomp ook naar links?';

/** The login that follows says that it was kept. */
export const SessionEndsWhileWriting: StoryOf = {
  parameters: server(toPay, story, {
    postMessage: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Vraag of bericht/ }), typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    const drafts = localDraftStore(marieke.id, `message/${example.id}`, () => new Date());
    await expect(drafts.found()?.values).toMatchObject({ text: typed });
  },
};

export const MessageOfAnEarlierVisit: StoryOf = {
  beforeEach: () => leftOnDevice(`message/${example.id}`, { text: typed }),
  parameters: server(toPay),
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByRole('textbox', { name: /^Vraag of bericht/ });
    await waitFor(() => expect(message).toHaveValue(typed));
    await expect(await within(document.body).findByText(/^Je antwoorden van .* staan er weer\.$/)).toBeVisible();
  },
};

/** What was typed isn't lost by a press elsewhere. */
export const AsksBeforeLeavingAMessage: StoryOf = {
  parameters: server(toPay),
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Vraag of bericht/ }), 'Kan de pomp ook naar links?');
    await userEvent.click(await canvas.findByRole('link', { name: 'Tekenen & aanbetalen' }));
    await expect(askToLeave).toHaveBeenCalledOnce();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

const sentAlong = { id: 'upload-1', fileName: 'muur.jpg', type: 'IMG' } as const;
let sent: unknown;
/** Whoever wants to show something sends photos along. */
export const WritesWithPhotos: StoryOf = {
  beforeEach: () => {
    sent = undefined;
  },
  parameters: {
    ...server(toPay, story, {
      getOrderTimeline: () => success(sent ? { ...story, events: [...events, { ...written, photos: [sentAlong] }] } : story),
      postMessage: async (request) => {
        sent = await request.json();
        return success({ ...exampleAnswer('postMessage'), photos: [sentAlong] });
      },
    }),
    uploadClient: {
      send: () => Promise.resolve({ ...sentAlong, extension: 'jpg', url: '', size: 1, hasPreview: true }),
      remove: () => Promise.resolve(),
    } satisfies UploadClient,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Vraag of bericht/ }), 'Kan hij hier staan?');
    await userEvent.click(canvas.getByRole('button', { name: 'Foto’s meesturen' }));
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[name=photos]');
      if (!found) throw new Error('The picker is still on its way.');
      return found;
    });
    await userEvent.upload(input, new File(['x'], 'muur.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText('Opgeslagen')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    const along = within(await canvas.findByRole('list', { name: 'Meegestuurd' }));
    await expect(along.getByRole('link', { name: /^muur\.jpg/ })).toHaveAttribute(
      'href',
      '/api/account/getUpload?id=upload-1&size=preview',
    );
    await expect(sent).toMatchObject({ text: 'Kan hij hier staan?', photos: ['upload-1'] });
    // The next message begins without.
    await expect(await canvas.findByRole('button', { name: 'Foto’s meesturen' })).toBeVisible();
  },
};

export const NotSent: StoryOf = {
  parameters: server(toPay, story, {
    postMessage: failure(503, { message: 'We zijn even niet bereikbaar. Probeer het zo nog eens.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Vraag of bericht/ }), 'Hallo?');
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    await expect(await canvas.findByText('We zijn even niet bereikbaar. Probeer het zo nog eens.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Vraag of bericht/ })).toHaveValue('Hallo?');
  },
};

const reply: TimelineEvent = {
  id: 'message-3',
  at: '2026-11-21T09:00:00.000Z',
  kind: 'message',
  from: 'seller',
  author: 'Joost Verhagen',
  text: 'En ik bel je morgen nog.',
};
let seen: unknown[] = [];
/** What was on the screen is seen, and not what came while that was said: it is, once it is there too. */
export const UnreadMessage: StoryOf = {
  beforeEach: () => {
    seen = [];
  },
  parameters: server(toPay, story, {
    getOrderTimeline: () =>
      success(
        seen.length === 0
          ? { ...story, unread: 1 }
          : { ...story, events: [...story.events, reply], unread: seen.length === 1 ? 1 : 0 },
      ),
    putMessagesRead: async (request) => {
      seen.push(await request.json());
      return success({});
    },
  }),
  play: async () => {
    await waitFor(() => expect(seen).toMatchObject([{ messageId: 'message-1' }, { messageId: reply.id }]));
  },
};

/** Missing information that is not the customer's to give is readable, and no alarm. */
export const OurTurn: StoryOf = {
  parameters: server(
    { step: 'PY', status: 'MI' },
    { ...story, events: events.slice(0, 4), turn: { customer: false, seller: [{ why: 'step', until: '2026-11-26' }] } },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('We maken je installatieplan.'));
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText('Wij zijn aan zet, uiterlijk donderdag 26 november')).toBeVisible();
    await expect(turn.queryByRole('link')).not.toBeInTheDocument();
    const line = within(within(canvasElement).getByRole('list', { name: 'Voortgang' }));
    await expect(line.getByText('Tekenen & aanbetaling')).toHaveTextContent('(er missen gegevens)');
    await expect(line.queryByText('!')).not.toBeInTheDocument();
  },
};

let timesAsked = 0;
/** The order goes on while a message is being written: what was typed stays, also before its invoice is there. */
export const GoesOnMeanwhile: StoryOf = {
  beforeEach: () => {
    timesAsked = 0;
    return signedIn();
  },
  parameters: server({}, story, {
    getOrders: () => success([{ ...example, step: 'PY', status: timesAsked++ === 0 ? 'MI' : 'OG' }]),
    getInvoice: never,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /^Vraag of bericht/ });
    await userEvent.type(field, 'Kan de pomp ook naar links?');
    // Coming back to the tab asks again, once what is there is a few seconds old.
    await waitFor(async () => {
      window.dispatchEvent(new Event('visibilitychange'));
      await expect(timesAsked).toBeGreaterThan(1);
    });
    await expect(await (await turnOf(canvasElement)).findByRole('link', { name: 'Tekenen & aanbetalen' })).toBeVisible();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Kan de pomp ook naar links?');
  },
};

export const Overdue: StoryOf = {
  parameters: server(
    { step: 'PY', status: 'MI' },
    { ...story, events: events.slice(0, 4), turn: { customer: false, seller: [{ why: 'step', until: '2026-11-19' }] } },
  ),
  play: async ({ canvasElement }) => {
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText('Wij zijn aan zet, en te laat')).toBeVisible();
    await expect(turn.getByText(/We hadden dit voor donderdag 19 november beloofd\./)).toBeVisible();
  },
};

/** A seller that promises no days says none. */
export const NothingPromised: StoryOf = {
  parameters: server(
    { step: 'PY', status: 'MI' },
    { ...story, adviser: null, events: events.slice(0, 4), turn: { customer: false, seller: [{ why: 'step', until: null }] } },
  ),
  play: async ({ canvasElement }) => {
    const turn = await turnOf(canvasElement);
    await expect(turn.getByRole('heading', { name: 'Wij zijn aan zet' })).toBeVisible();
    await expect(within(canvasElement).getByRole('heading', { name: 'Stel ons een vraag' })).toBeVisible();
  },
};

export const InspectionAhead: StoryOf = {
  parameters: server(
    { step: 'SI', status: 'MI' },
    { ...story, events: events.slice(0, 3), turn: { customer: false, seller: [{ why: 'appointment', until: '2026-11-30' }] } },
    { getAppointments: success([appointment as NonNullable<typeof appointment>]) },
  ),
  play: async ({ canvasElement }) => {
    const turn = await turnOf(canvasElement);
    await expect(turn.getByText('We kijken met je mee op maandag 30 november')).toBeVisible();
    await expect(
      await turn.findByText(/^Digitaal: er komt niemand bij je thuis\. Joost Verhagen kijkt met je mee\./),
    ).toBeVisible();
    await expect(turn.getByRole('link', { name: /^Naar het gesprek/ })).toHaveAttribute('href', appointment?.callUrl);
  },
};

/** Before the day of the installation: what to have ready. */
export const InstallationAhead: StoryOf = {
  parameters: server(
    { step: 'IN', status: 'MI', installationAppointment: { date: '2099-01-12T07:00:00.000Z' } },
    { ...story, events: events.slice(0, 3), turn: { customer: false, seller: [{ why: 'appointment', until: '2099-01-12' }] } },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Zo bereid je je voor' })).toBeVisible();
    await expect(canvas.getByText('De plek buiten is vrij, en de weg erheen ook.')).toBeVisible();
    await expect(canvas.queryByText(/Pomp T is vrij/)).not.toBeInTheDocument();
  },
};

/** After the last payment: nothing asked, and all that is good to know at hand. */
export const Complete: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-11-10T07:00:00.000Z' } },
    {
      ...story,
      events: doneEvents,
      turn: { customer: false, seller: [] },
      delivery: exampleDelivery(),
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Je huis is klaar.'));
    await expect(canvas.getByText(/^Sinds 10 november 2026 haalt .* warmte uit de buitenlucht\.$/)).toBeVisible();
    await expect(canvas.getByText('KA00000')).toBeVisible();
    await expect(canvas.getByText('Dat kan tot en met 10 november 2028.')).toBeVisible();
    await expect(canvas.getByText(/^Je hebt nog \d+ maanden\.$/)).toBeVisible();
    await expect(canvas.getByText('Vul de meldcode in, en de dag van de installatie: 10 november 2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Naar de aanvraag bij RVO/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.rvo.nl/'),
    );
    await expect(canvas.getByText('tot en met 12-01-2032')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Garantiebewijs (pdf)' })).toHaveAttribute(
      'href',
      `/api/account/getWarranty?orderId=${example.id}`,
    );
    await expect(canvas.getByText('12 januari 2028')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zet in je agenda' })).toHaveAttribute(
      'href',
      `/api/account/getServiceEntry?orderId=${example.id}`,
    );
  },
};

/** Of an installation that is planned for a later day nothing is said as if it were done. */
export const CompleteBeforeItsDay: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-12-25T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/ haalt warmte uit de buitenlucht\.$/)).toBeVisible();
    await expect(canvas.queryByText(/25 december/)).not.toBeInTheDocument();
  },
};

/** From the day of the installation on there are two years to ask for it. */
export const FirstDayOfSubsidy: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-11-21T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Je hebt nog 24 maanden.')).toBeVisible();
  },
};

export const LastDayOfSubsidy: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2024-11-21T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Je hebt alleen vandaag nog.')).toBeVisible();
  },
};

const handedOver = {
  id: 'handover-1',
  at: '2026-11-10T14:40:00.000Z',
  kind: 'handover',
  name: 'Noor Visser',
  url: '/api/account/getDocument?documentId=handover-1',
} as const satisfies TimelineEvent;

/** Signed for on the doorstep. */
export const CompleteHandedOver: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-11-10T07:00:00.000Z' } },
    {
      ...story,
      events: [...doneEvents, handedOver],
      turn: { customer: false, seller: [] },
      delivery: exampleDelivery(),
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Noor Visser tekende op 10 november 2026 voor de oplevering.')).toBeVisible();
    const proof = `/api/download?${new URLSearchParams({ url: handedOver.url })}`;
    await expect(canvas.getByRole('link', { name: 'Opleverbewijs (pdf)' })).toHaveAttribute('href', proof);
    const told = within(canvas.getByRole('group', { name: 'Wat er gebeurde' }));
    await expect(told.getByText('Installatie opgeleverd')).toBeVisible();
    await expect(told.getByRole('link', { name: 'Download het opleverbewijs' })).toHaveAttribute('href', proof);
  },
};
const started = { id: 'reading-1', on: '2026-09-12', gas: 1_000, electricity: 20_000 } as const;
let readings: CallAnswer<'getMeterReadings'>['readings'] = [];
const given = () => ({ ...exampleAnswer('getMeterReadings'), until: '2027-10-14' as const, readings });

/** A year long the customer gives what the meters say, and sees whether it is what was promised. */
export const CompleteWithReadings: StoryOf = {
  beforeEach: () => {
    readings = [started];
  },
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-09-12T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
    {
      getMeterReadings: () => success(given()),
      postMeterReading: async (request) => {
        const { gas, electricity } = (await request.json()) as { gas: string; electricity: string };
        readings = [{ id: 'reading-2', on: '2026-11-21', gas: Number(gas), electricity: Number(electricity) }, started];
        return success(given());
      },
      deleteMeterReading: () => {
        readings = [started];
        return success({});
      },
    },
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const gas = await canvas.findByRole('textbox', { name: /^Gas/ });
    const electricity = canvas.getByRole('textbox', { name: /^Stroom/ });
    await expect(canvas.getByText('Gas 1.000 m³, stroom 20.000 kWh')).toBeVisible();
    await step('what a meter can’t have said is refused', async () => {
      await userEvent.type(gas, '999');
      await userEvent.type(electricity, '20800');
      await userEvent.click(canvas.getByRole('button', { name: 'Doorgeven' }));
      await expect(
        (await canvas.findAllByText('Dit is lager dan je vorige stand: 1.000. Kijk je meter nog eens na.')).length,
      ).toBeGreaterThan(0);
    });
    await step('and what it said stands beside what was promised', async () => {
      await userEvent.clear(gas);
      await userEvent.type(gas, '1055');
      await userEvent.click(canvas.getByRole('button', { name: 'Doorgeven' }));
      await expect(await canvas.findByText('55 m³ gas sinds 12 september 2026')).toBeVisible();
      await expect(canvas.getByText('800 kWh stroom sinds 12 september 2026')).toBeVisible();
      await expect(canvas.getAllByText(/^Wat we beloofden: \d+ tot [\d.]+\.$/).length).toBe(2);
      await expect(canvas.getByRole('textbox', { name: /^Gas/ })).toHaveValue('');
      await expect(canvas.getByRole('button', { name: 'Doorgeven' })).toHaveFocus();
    });
    await step('and can be taken away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weghalen: 21 november 2026' }));
      await waitFor(() => expect(canvas.queryByText(/^55 m³ gas/)).not.toBeInTheDocument());
      await expect(canvas.getByText('Je meterstanden van 21 november 2026 zijn weggehaald.')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Wat je verbruikt' })).toHaveFocus();
    });
  },
};

/** What isn't taken away says so, and stays. */
export const ReadingIsNotTakenAway: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-09-12T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
    {
      getMeterReadings: success({ ...exampleAnswer('getMeterReadings'), readings: [started] }),
      deleteMeterReading: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }),
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Weghalen: 12 september 2026' }));
    await waitFor(() => expect(screen.getAllByText('Even niet bereikbaar.').length).toBeGreaterThan(0));
    await expect(canvas.getByText('Gas 1.000 m³, stroom 20.000 kWh')).toBeVisible();
  },
};

/** Standen die nog niet zijn doorgegeven, gaan niet verloren door een druk op iets anders. */
export const AsksBeforeLeavingReadings: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-09-12T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
    { getMeterReadings: success({ ...exampleAnswer('getMeterReadings'), readings: [started] }) },
  ),
  beforeEach: () => {
    askToLeave.mockImplementation(() => false);
    return () => void askToLeave.mockImplementation(() => true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Stroom/ }), '20800');
    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    await expect(askToLeave).toHaveBeenCalledOnce();
    await expect(visited.push).not.toHaveBeenCalled();
  },
};

const readingsOfAVisit = (daysAgo: number, electricity: string): StoryOf => ({
  beforeEach: () => leftOnDevice(`meterReadings/${example.id}`, { electricity: '20800' }, daysAgo),
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-09-12T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
    { getMeterReadings: success({ ...exampleAnswer('getMeterReadings'), readings: [started] }) },
  ),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: /^Stroom/ });
    await waitFor(() => expect(field).toHaveValue(electricity));
  },
});
export const ReadingsOfAnEarlierVisit: StoryOf = readingsOfAVisit(0, '20800');
/** What a meter said then isn't what it says today. */
export const ReadingsOfAnotherDay: StoryOf = readingsOfAVisit(2, '');

let sharing: boolean[] = [];
/** Who lets a reading count lets the next one count too. */
export const ReadingsInARow: StoryOf = {
  beforeEach: () => {
    readings = [started];
    sharing = [];
  },
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-09-12T07:00:00.000Z' } },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
    {
      getMeterReadings: () => success({ ...given(), shared: sharing.at(-1) ?? false }),
      postMeterReading: async (request) => {
        const { gas, electricity, share } = (await request.json()) as { gas: string; electricity: string; share: boolean };
        readings = [{ id: 'reading-2', on: '2026-11-21', gas: Number(gas), electricity: Number(electricity) }, started];
        sharing.push(share);
        return success({ ...given(), shared: share });
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const give = async (value: string, electricity: string) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^Gas/ }), value);
      await userEvent.type(canvas.getByRole('textbox', { name: /^Stroom/ }), electricity);
      await userEvent.click(canvas.getByRole('button', { name: 'Doorgeven' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Gas/ })).toHaveValue(''));
    };
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Mijn verbruik mag meetellen/ }));
    await give('1055', '20800');
    await give('1056', '20801');
    await expect(sharing).toEqual([true, true]);
    await expect(canvas.getByRole('checkbox', { name: /^Mijn verbruik mag meetellen/ })).toBeChecked();
  },
};

/** With photos of how it was left behind. */
export const CompletePhotographed: StoryOf = {
  parameters: server(
    { step: 'CP', status: 'OK', installationAppointment: { date: '2026-11-10T07:00:00.000Z' } },
    {
      ...story,
      events: doneEvents,
      turn: { customer: false, seller: [] },
      delivery: { ...exampleDelivery(), photos: [sentAlong] },
    },
  ),
  play: async ({ canvasElement }) => {
    const photos = within(await within(canvasElement).findByRole('list', { name: 'Zo staat hij erbij' }));
    await expect(photos.getByRole('link', { name: /^muur\.jpg/ })).toBeVisible();
  },
};

export const CompleteOnAPhone: StoryOf = { ...Complete, globals: { viewport: { value: 'phone' } } };

function exampleDelivery() {
  return {
    deviceCode: 'KA00000',
    warranties: [
      { what: 'Pomp AO, onderdelen', until: '2032-01-12' as const },
      { what: 'Ons werk en de leidingen', until: '2029-01-12' as const },
    ],
    serviceOn: '2028-01-12' as const,
  };
}

/** Nothing is promised that the seller didn't say. */
export const CompleteUnsaid: StoryOf = {
  parameters: server({ step: 'CP', status: 'OK' }, { ...story, turn: { customer: false, seller: [] }, delivery: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Staat op je factuur.')).toBeVisible();
    await expect(canvas.queryByText('Garantie')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Dat kan tot en met/)).not.toBeInTheDocument();
  },
};

/** A home with a Pomp AO got a Pomp T: nothing came outside, and no subsidy is given on it. */
export const CompleteUpgrade: StoryOf = {
  parameters: server(
    {
      product: 'Upgrade',
      flow: 'pomp t',
      step: 'CP',
      status: 'OK',
      installationAppointment: { date: '2026-11-10T07:00:00.000Z' },
    },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Sinds 10 november 2026 maakt een Pomp T het kraanwater van .* heet\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /RVO/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/warmte uit de buitenlucht/)).not.toBeInTheDocument();
  },
};

/** An adviser calls about it: there is no subsidy to ask for it here. What the seller says of it is there. */
export const CompleteByPhone: StoryOf = {
  parameters: server(
    { product: 'Heatcycle', flow: null, step: 'CP', status: 'OK' },
    { ...story, events: doneEvents, turn: { customer: false, seller: [] }, delivery: exampleDelivery() },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Een adviseur belt je.'));
    await expect(await canvas.findByRole('heading', { name: 'Garantie' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Wat er gebeurde' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /RVO/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/warmte uit de buitenlucht/)).not.toBeInTheDocument();
  },
};

/** From before its history was kept. */
export const NothingKept: StoryOf = {
  parameters: server(
    { step: 'RV', status: 'OG' },
    { ...story, events: [], turn: { customer: false, seller: [{ why: 'step', until: null }] } },
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Hier staat nog niets.')).toBeVisible();
  },
};

export const Withdrawn: StoryOf = {
  parameters: server(
    { step: 'PY', status: 'OG', withdrawnAt: '2026-11-21T07:00:00.000Z' },
    {
      ...story,
      events: [...events, { id: 'withdrawn', at: '2026-11-21T07:00:00.000Z', kind: 'withdrawn' }],
      turn: { customer: false, seller: [] },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Je hebt deze bestelling herroepen.'));
    await expect(canvas.getByText('Overeenkomst herroepen')).toBeVisible();
  },
};

/** Other systems may be ahead of this portal. */
export const UnknownStep: StoryOf = {
  parameters: server({ step: 'XX' as Order['step'], status: 'OK' }, { ...story, turn: { customer: false, seller: [] } }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await headingOf(canvasElement)).toHaveTextContent('Stap: XX onbekend.'));
  },
};

export const NotThere: StoryOf = {
  args: { orderId: 'another' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Deze bestelling hebben we niet gevonden.')).toBeVisible();
  },
};

export const LongWords: StoryOf = {
  globals: { viewport: { value: 'phone' } },
  parameters: server(toPay, {
    ...waitsForAnswer,
    adviser: 'Joost WarmtepompadviseurWarmtepompadviseurWarmtepompadviseur',
    events: [
      ...events,
      {
        ...written,
        kind: 'message',
        text: 'WarmtepompinstallatieplanningsafdelingWarmtepompinstallatieplanningsafdeling',
      } as TimelineEvent,
    ],
  }),
};

export const Loading: StoryOf = {
  parameters: answering({ getOrders: never, getHouses: never, getOrderTimeline: never }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bestelling laden')).toBeInTheDocument();
  },
};

export const StoryFailed: StoryOf = {
  parameters: server(toPay, story, {
    getOrderTimeline: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    // What is asked is said all the same.
    await expect(canvas.getByRole('link', { name: 'Tekenen & aanbetalen' })).toBeVisible();
  },
};
