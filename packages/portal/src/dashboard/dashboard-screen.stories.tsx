import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import type { House, Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { everythingStored, nothingStored, partlyStored } from '../house-info/stored-examples.stories.setup.js';
import {
  everythingStored as everythingInstalled,
  partlyStored as partlyInstalled,
} from '../installation-info/installation-server.stories.setup.js';
import { changedPlanStory } from '../order-status/changed-plan.stories.setup.js';
import { answering, inAccount, marieke, signedIn, visited, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { DashboardScreen } from './dashboard-screen.js';

const [order, ...otherOrders] = exampleAnswer('getOrders') as [Order, ...Order[]];
const [house, secondHouse] = exampleAnswer('getHouses') as [House, House];

const meta = {
  title: 'Portal/Overzicht',
  component: DashboardScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: { ...wholeScreen, msw: { handlers: handlersFor() }, portal: { pathname: '/account/' } },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HouseInfoMissing: Story = {
  parameters: answering({ getHouseInfo: success(nothingStored), getHouses: success([house]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nog acht dingen, dan kunnen we kijken.' })).toBeVisible();
    await expect(canvas.getByText('Dag Marieke')).toBeVisible();
    await expect(canvas.getByText('Bestelling 2026-01482')).toBeVisible();
    await expect(canvas.getByText('Stap 3 van 8: Informatie opgeven')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
      'href',
      `/account/woning/verbruik/?houseId=${house.id}`,
    );
  },
};

const [upload] = exampleAnswer('getUploads');
/** Een foto die de adviseur graag opnieuw heeft: daar wacht alles op. */
export const PhotoAskedAgain: Story = {
  parameters: answering({
    getHouses: success([{ ...house, houseInfoCompleted: true }]),
    getHouseInfo: success(everythingStored),
    getUploads: success(
      upload
        ? [{ ...upload, again: { reason: 'Te donker: we kunnen het typenummer niet lezen.', at: '2026-11-20T09:00:00.000Z' } }]
        : [],
    ),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Eén foto graag opnieuw.' })).toBeVisible();
    await expect(canvas.getByText('Te donker: we kunnen het typenummer niet lezen.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Maak de foto' })).toHaveAttribute(
      'href',
      `/account/installatie/fotolijst/?houseId=${order.houseId}&flow=pomp+ao`,
    );
  },
};

/** A customer who has begun continues at the first section that misses something. */
export const HouseInfoBegun: Story = {
  parameters: answering({ getHouseInfo: success(partlyStored), getHouses: success([house]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nog zes dingen, dan kunnen we kijken.' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
      'href',
      `/account/woning/verwarmingssysteem/?houseId=${house.id}`,
    );
  },
};

/** The order asks for what comes next: the installation. */
export const HouseInfoComplete: Story = {
  parameters: answering({
    getHouses: success([{ ...house, houseInfoCompleted: true }]),
    getHouseInfo: success(everythingStored),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nog drie dingen, dan kunnen we kijken.' })).toBeVisible();
    await expect(canvas.getByText(/^We missen nog je installatiegegevens\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
      'href',
      `/account/installatie/fotos/?houseId=${house.id}&flow=pomp+ao`,
    );
  },
};

export const InstallationBegun: Story = {
  parameters: answering({
    getHouses: success([{ ...house, houseInfoCompleted: true }]),
    getHouseInfo: success({ ...everythingStored, installationInfo: partlyInstalled.installationInfo }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nog twee dingen, dan kunnen we kijken.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
      'href',
      `/account/installatie/fotos/?houseId=${house.id}&flow=pomp+ao`,
    );
  },
};

/** Everything is answered, and that it is so was never said. */
export const InstallationToFinish: Story = {
  parameters: answering({
    getHouses: success([{ ...house, houseInfoCompleted: true }]),
    getHouseInfo: success({ ...everythingStored, installationInfo: everythingInstalled.installationInfo }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alles voor de installatie is ingevuld. Nu nog afronden.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
      'href',
      `/account/installatie/?houseId=${house.id}&flow=pomp+ao`,
    );
  },
};

/** The heading is what is asked, with its amount, and not how far the order is. */
export const AsksToPay: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'FP', status: 'MI' }]),
    getInvoice: success({ ...exampleAnswer('getInvoice'), type: 'FP', amount: 340_000 }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Je installatie is klaar\. Betaal nog €\s3\.400\.$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Er is een nieuw bericht voor je')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alles over deze bestelling: 2026-01482' })).toHaveAttribute(
      'href',
      `/account/bestellingen/bekijken/?orderId=${order.id}`,
    );
  },
};

/** The bank is busy with it: the heading asks nothing, and the card says that there is nothing to do. */
export const BeingPaid: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'FP', status: 'MI' }]),
    getInvoice: success({
      ...exampleAnswer('getInvoice'),
      type: 'FP',
      amount: 340_000,
      payment: { state: 'pending', paidAt: null },
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je bank verwerkt je betaling.' })).toBeVisible();
    await expect(canvas.getByText(/Je hoeft niets te doen/)).toBeVisible();
    await expect(canvas.queryByText(/Voldoe de eindfactuur/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Eindfactuur voldoen' })).toBeVisible();
    const line = within(canvas.getByRole('list', { name: 'Voortgang' }));
    await expect(line.queryByText('!')).not.toBeInTheDocument();
  },
};

const agreed = exampleAnswer('getAgreement');

/** Nobody is asked to sign what can't be signed any more: a new plan is asked for at the order. */
export const PlanExpired: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'PY', status: 'OG' }]),
    getOrderTimeline: success({ ...exampleAnswer('getOrderTimeline'), events: [], unread: 0 }),
    getAgreement: success({
      ...agreed,
      plan: agreed.plan?.facts ? { ...agreed.plan, facts: { ...agreed.plan.facts, validUntil: '2026-11-20' } } : null,
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je plan is verlopen.' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Vraag om een nieuw plan' })).toHaveAttribute(
      'href',
      `/account/bestellingen/bekijken/?orderId=${order.id}`,
    );
    await expect(canvas.queryByRole('link', { name: 'Tekenen & aanbetalen' })).not.toBeInTheDocument();
  },
};

/** What was signed is paid, though a change of it expired: the card asks what the heading does. */
export const ChangeExpiredBeforePaying: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'PY', status: 'OG' }]),
    getOrderTimeline: success(changedPlanStory),
    getAgreement: success({
      ...agreed,
      agreement: exampleAnswer('putSignAgreement'),
      changed: agreed.plan?.facts ? { ...agreed.plan, facts: { ...agreed.plan.facts, validUntil: '2026-11-20' } } : null,
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Betaal €\s1\.700, dan plannen we je installatie\.$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Dit plan is verlopen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tekenen & aanbetalen' })).toHaveAttribute(
      'href',
      `/account/betaling/?orderId=${order.id}&type=PY`,
    );
  },
};

/** Where nothing is asked it says who moves next, and until when. */
export const OurTurn: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'PY', status: 'MI' }]),
    getOrderTimeline: success({
      ...exampleAnswer('getOrderTimeline'),
      turn: { customer: false, seller: [{ why: 'step', until: '2026-11-26' }] },
      unread: 0,
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We maken je installatieplan.' })).toBeVisible();
    await expect(canvas.getByText('Wij zijn aan zet, uiterlijk donderdag 26 november')).toBeVisible();
    await expect(canvas.queryByText(/nieuw bericht/)).not.toBeInTheDocument();
  },
};

/** What was signed and paid has changed since: the card asks what the heading does. */
export const PlanChanged: Story = {
  parameters: answering({
    getOrders: success([{ ...order, step: 'IN', status: 'MI' }]),
    getOrderTimeline: success(changedPlanStory),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je plan is veranderd. Teken het opnieuw.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bekijk wat er veranderde' })).toHaveAttribute(
      'href',
      `/account/betaling/?orderId=${order.id}&type=PY`,
    );
    await expect(canvas.queryByText(/^Aanbetaling voltooid\./)).not.toBeInTheDocument();
    const line = within(canvas.getByRole('list', { name: 'Voortgang' }));
    await expect(line.getByText('!')).toBeVisible();
  },
};

/** What is done stays within reach. */
export const Delivered: Story = {
  parameters: answering({ getOrders: success([{ ...order, step: 'CP', status: 'OK' }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Je huis is klaar.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Alles over deze bestelling/ })).toBeVisible();
  },
};

/** Other systems may be ahead of this portal. */
export const UnknownStep: Story = {
  parameters: answering({ getOrders: success([{ ...order, step: 'XX' as Order['step'], status: 'OK' }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    await expect((await canvas.findAllByText('Stap: XX onbekend.')).length).toBeGreaterThan(0);
  },
};

export const UnknownStatus: Story = {
  parameters: answering({ getOrders: success([{ ...order, status: 'WAIT' as Order['status'] }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Status onbekend: WAIT')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Voortgang' })).getByText('Informatie opgeven')).toHaveTextContent(
      'Informatie opgeven (bezig)',
    );
  },
};

export const NothingAsked: Story = {
  parameters: answering({ getHouses: success([{ ...house, houseInfoCompleted: true, installationInfoPompAoCompleted: true }]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Geen actie vereist' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The oldest order that isn't complete and isn't a Heatcycle is the one on the card. */
export const SeveralOrders: Story = {
  parameters: answering({
    getOrders: success([
      { ...order, id: '1', orderNumber: '2026-01001', orderDate: '2026-10-01', product: 'Heatcycle', flow: null },
      { ...order, id: '2', orderNumber: '2026-01002', orderDate: '2026-10-02', step: 'CP', status: 'OK' },
      { ...order, id: '3', orderNumber: '2026-01003', orderDate: '2026-10-03', product: 'All-Electric', step: 'IN', status: 'MI' },
      ...otherOrders,
    ]),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Bestelling 2026-01003')).toBeVisible();
    await expect(canvas.queryByText('Bestelling 2026-01001')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Bestelling 2026-01002')).not.toBeInTheDocument();
  },
};

export const OnlyHeatcycle: Story = {
  parameters: answering({ getOrders: success([{ ...order, product: 'Heatcycle', flow: null }]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Je reservering voor Heatcycle is ontvangen. Een adviseur belt je.')).toBeVisible();
    await expect(canvas.queryByText('Er loopt nu geen bestelling.')).not.toBeInTheDocument();
  },
};

export const WithdrawnHeatcycle: Story = {
  parameters: answering({
    getOrders: success([{ ...order, product: 'Heatcycle', flow: null, withdrawnAt: '2026-11-20T10:00:00.000Z' }]),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Er loopt nu geen bestelling.')).toBeVisible();
  },
};

/** Zonder woning, terwijl een adviseur belt. */
export const HeatcycleWithoutHouse: Story = {
  parameters: answering({ getOrders: success([{ ...order, product: 'Heatcycle', flow: null }]), getHouses: success([]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welkom in je account.' })).toBeVisible();
    await expect(canvas.getByText('Je reservering voor Heatcycle is ontvangen. Een adviseur belt je.')).toBeVisible();
  },
};

export const NothingYet: Story = {
  parameters: answering({ getOrders: success([]), getHouses: success([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Welkom in je account.' })).toBeVisible();
  },
};

export const HouseWithoutOrder: Story = {
  parameters: answering({ getOrders: success([]), getHouseInfo: success(nothingStored), getHouses: success([house]) }),
};

/** Everything is answered, and that it is so was never said. */
export const HouseToFinish: Story = {
  parameters: answering({ getOrders: success([]), getHouseInfo: success(everythingStored), getHouses: success([house]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alles over je woning is ingevuld. Nu nog afronden.' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Afronden: / })).toHaveAttribute(
      'href',
      `/account/woning/nakijken/?houseId=${house.id}`,
    );
  },
};

/** An order that waits for what only needs finishing. */
export const HouseToFinishForOrder: Story = {
  parameters: answering({ getHouseInfo: success(everythingStored), getHouses: success([house]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alles over je woning is ingevuld. Nu nog afronden.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
      'href',
      `/account/woning/?houseId=${house.id}`,
    );
  },
};

export const HouseComplete: Story = {
  parameters: answering({
    getOrders: success([]),
    getHouseInfo: success(everythingStored),
    getHouses: success([{ ...house, houseInfoCompleted: true }]),
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Je woning staat er helemaal in.' }),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: {
    portal: { customer: { ...marieke, firstName: 'Wilhelmina-Hendrika Antoinette' } },
    ...answering({
      getOrders: success([{ ...order, orderNumber: '2026-0148200000000-VERVOLG', product: 'All-Electric' }]),
      getHouseInfo: success(nothingStored),
      getHouses: success([
        { ...house, address: 'Burgemeester van Nispen tot Sevenaerstraat 1284,bis achterhuis', city: 'Gasselterboerveenschemond' },
        { ...secondHouse, address: 'Westerhaar-Vriezenveensewijkse Binnenkanaalweg,3 A' },
      ]),
    }),
  },
};

export const Loading: Story = {
  parameters: answering({ getOrders: never, getHouses: never, getHouseInfo: never }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bestelling laden')).toBeInTheDocument();
  },
};

export const HouseInfoLoading: Story = { parameters: answering({ getHouseInfo: never }) };

const unavailable = failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' });

export const Failed: Story = {
  parameters: answering({ getOrders: unavailable, getHouses: unavailable }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('We kunnen je gegevens nu even niet ophalen.')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'We proberen het opnieuw…' })).toBeVisible();
  },
};

export const HouseInfoFailed: Story = {
  parameters: answering({ getHouseInfo: unavailable, getHouses: success([house]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aanvullen informatie' })).toHaveAttribute(
      'href',
      `/account/woning/?houseId=${house.id}`,
    );
  },
};

export const SessionEnded: Story = {
  parameters: answering({ getOrders: failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' }) }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(visited.replace.mock.calls).toEqual([['/auth/login/']]));
    await expect(within(canvasElement).queryByText('Je bent niet ingelogd.')).not.toBeInTheDocument();
  },
};
