import { exampleAnswer, failure, handlersFor, never, success } from '@pomp/api-client/testing';
import type { Appointment, Order } from '@pomp/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, inAccount, signedIn, wholeScreen } from '../provider/in-portal.stories.setup.js';
import { AppointmentsScreen } from './appointments-screen.js';

const [order] = exampleAnswer('getOrders') as [Order];
const [inspection] = exampleAnswer('getAppointments') as [Appointment];
/** Long after, and long before, any day on which these stories are shown. */
const coming: Appointment = { ...inspection, startsAt: '2096-11-30T09:30:00.000Z', endsAt: '2096-11-30T10:15:00.000Z' };
const past: Appointment = { ...inspection, id: 'past', startsAt: '2016-11-30T09:30:00.000Z', endsAt: '2016-11-30T10:15:00.000Z' };
const installation: Appointment = {
  ...coming,
  id: 'installation',
  kind: 'installation',
  address: 'Lindelaan 12, 3581 KJ Utrecht',
  person: 'Sanne Bakker',
  arrivalUntil: '2096-12-14T09:00:00.000Z',
  callUrl: null,
  startsAt: '2096-12-14T08:00:00.000Z',
  endsAt: '2096-12-14T16:00:00.000Z',
};

const meta = {
  title: 'Portal/Afspraken',
  component: AppointmentsScreen,
  decorators: [inAccount],
  beforeEach: signedIn,
  parameters: {
    ...wholeScreen,
    msw: { handlers: handlersFor({ getAppointments: success([coming]) }) },
    portal: { pathname: '/account/afspraken/' },
  },
} satisfies Meta<typeof AppointmentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Komende afspraken' })).toBeVisible();
    await expect(canvas.getByText('30 november 2096 om 10:30 tot 11:15')).toBeVisible();
    // Nobody comes: there is no place, but a way to join.
    await expect(canvas.queryByText('Lindelaan 12, 3581 KJ Utrecht')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Digitaal: er komt niemand bij je thuis\. Joost Verhagen kijkt met je mee\./)).toBeVisible();
    await expect(canvas.getByText(/^Houd je telefoon bij de hand\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Naar het gesprek/ })).toHaveAttribute('href', inspection.callUrl);
    await expect(canvas.getByRole('link', { name: /^Zet in je agenda: Digitale inspectie/ })).toHaveAttribute(
      'href',
      `/api/account/getAppointmentEntry?id=${inspection.id}`,
    );
    await expect(await canvas.findByRole('link', { name: /^Verzet afspraak/ })).toHaveAttribute(
      'href',
      `https://booking.example/pomp-ao/?order=${inspection.orderId}`,
    );
  },
};

export const ComingAndPast: Story = {
  parameters: answering({ getAppointments: success([past, coming, installation]) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Geweest' })).toBeVisible();
    await expect(canvas.getByText('Lindelaan 12, 3581 KJ Utrecht')).toBeVisible();
    await expect(canvas.getByText('Sanne Bakker is er tussen 09:00 en 10:00.')).toBeVisible();
    // Customers plan inspections themselves; installations are planned with them.
    await expect(await canvas.findAllByRole('link', { name: /^Verzet afspraak/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: /^Zet in je agenda/ })).toHaveLength(2);
  },
};

/** An end on a later day has its day. */
export const OverTwoDays: Story = {
  parameters: answering({ getAppointments: success([{ ...installation, endsAt: '2096-12-15T15:00:00.000Z' }]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('14 december 2096 om 09:00 tot 15 december 2096 om 16:00')).toBeVisible();
  },
};

const toPlan = {
  ...order,
  product: 'Upgrade',
  flow: 'pomp t',
  step: 'DI',
  status: 'MI',
  inspectionAppointment: { date: null },
} as const satisfies Order;

export const ToPlan: Story = {
  parameters: answering({
    getAppointments: success([]),
    getOrders: success([toPlan]),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^Inplannen digitale inspectie/ })).toHaveAttribute(
      'href',
      `https://booking.example/pomp-t/?order=${order.id}`,
    );
    await expect(await canvas.findByText(/^Je hebt nog geen afspraken\./)).toBeVisible();
  },
};

/** An inspection that was called off is planned anew here, wherever the order got meanwhile. */
export const CalledOff: Story = {
  parameters: answering({
    getAppointments: success([]),
    getOrders: success([
      { ...toPlan, step: 'SI', status: 'MI', inspectionAppointment: { date: null, cancelledAt: '2026-11-20T09:00:00.000Z' } },
    ]),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^Inplannen digitale inspectie/ })).toHaveAttribute(
      'href',
      `https://booking.example/pomp-t/?order=${order.id}`,
    );
  },
};

/** Also of an order that isn't the first: its mail leads here. Not where an inspection is still to come. */
export const SeveralToPlan: Story = {
  parameters: answering({
    getAppointments: success([coming]),
    getOrders: success([
      { ...toPlan, id: 'planned', orderNumber: '2026-01001', inspectionAppointment: { date: coming.startsAt } },
      { ...toPlan, id: 'second', orderNumber: '2026-01002' },
      { ...toPlan, id: 'third', orderNumber: '2026-01003' },
    ]),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: /^Inplannen digitale inspectie/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['second', 'third'].map((id) => `https://booking.example/pomp-t/?order=${id}`),
    );
    await expect(canvas.getByText('Voor bestelling 2026-01003 is nog geen digitale inspectie ingepland.')).toBeVisible();
    await expect(canvas.queryByText(/2026-01001 is nog geen/)).not.toBeInTheDocument();
  },
};

/** By telephone, or not said yet. */
export const ByNumber: Story = {
  parameters: answering({
    getAppointments: success([
      { ...coming, callUrl: null, callNumber: '088 000 12 34' },
      { ...coming, id: 'unsaid', callUrl: null, person: null },
    ]),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Bel 088 000 12 34' })).toHaveAttribute('href', 'tel:0880001234');
    await expect(canvas.getByText(/Hoe je meedoet, hoor je vooraf van ons\.$/)).toBeVisible();
  },
};

export const LongAddress: Story = {
  parameters: answering({
    getAppointments: success([
      {
        ...installation,
        address: 'Burgemeester van Nispen tot Sevenaerstraat 1284 bis achterhuis, 9999 ZZ Gasselterboerveenschemond',
      },
    ]),
  }),
};

export const Loading: Story = {
  parameters: answering({ getAppointments: never }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Afspraken laden')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: answering({
    getAppointments: failure(503, { message: 'We kunnen je gegevens nu even niet ophalen.', code: 'unavailable' }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We kunnen je gegevens nu even niet ophalen.')).toBeVisible();
  },
};
