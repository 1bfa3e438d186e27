import { offline, success } from '@pomp/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, visited } from '../storefront/in-storefront.stories.setup.js';
import {
  aReservation,
  fillInContact,
  fillInDetails,
  openedAnew,
  press,
  reserve,
  sent,
  taken,
  toDetails,
} from './reservation.stories.setup.js';
import type { Reservation } from './reservation.js';

const meta = {
  title: 'Winkel/Reserveren/Stap 2',
  ...aReservation,
  parameters: { layout: 'fullscreen', ...answering({ postReservation: taken }) },
} satisfies Meta<typeof Reservation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PompAo: Story = {
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    await expect(canvas.getByText('Havenstraat 3 A, 1271 AD Huizen')).toBeVisible();
    await expect(canvas.getByText(/€\s3\.400, inclusief btw/)).toBeVisible();
    await reserve(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/reservering-succes/pomp-ao/'));
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      contactInformation: { firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', phone: '06 12 34 56 78' },
      address: { address: 'Havenstraat,3 A', postCode: '1271 AD', city: 'Huizen', installSameBill: true },
      product: 'Pomp AO',
      quantity: 1,
      took: 60_000,
    });
  },
};

const calculatedFor = {
  address: { zip: '1271AD', houseNumber: '3', addition: 'A' },
  street: 'Havenstraat',
  place: 'Huizen',
  typed: { gasUse: '1200', gasPrice: '1,20' },
  answers: { gasUse: 1_200, prices: { gas: 1.2, electricity: 0.26 } },
  confirmed: true,
};
const keepCalculated = () => sessionStorage.setItem('pomp.home', JSON.stringify(calculatedFor));

/** Wat iemand bij het berekenen over het huis zei, gaat mee met de reservering: het account vraagt het niet nog eens. */
export const AfterCalculating: Story = {
  beforeEach: keepCalculated,
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await expect(canvas.getByText(/^Dit is het adres waarvoor je de besparing hebt berekend/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat');
    await reserve(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ address: { address: 'Havenstraat,3 A' } });
    await expect(sent.mock.calls[0]?.[0]).toHaveProperty('home', { gasUse: 1_200 });
  },
};

const contact = { firstName: 'Noor', lastName: 'Visser', email: 'noor@pomp.example', phone: '06 12 34 56 78' };
const noAddress = { zipcode: '', houseNumber: '', addition: '', street: '', place: '' };

/** Wie hier al was zonder een adres in te vullen, en dan pas berekent, hoeft het ook niet over te typen. */
export const CalculatedMeanwhile: Story = {
  beforeEach: () => {
    openedAnew('details', { contact, details: { quantity: '2', installSameBill: true, ...noAddress } })();
    keepCalculated();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Postcode/ })).toHaveValue('1271AD');
    await expect(canvas.getByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat');
    await expect(canvas.getByText(/^Dit is het adres waarvoor je de besparing hebt berekend/)).toBeVisible();
    await expect(canvas.getByText('2 × Pomp AO')).toBeVisible();
  },
};

/** Het adres dat iemand hier zelf al typte, blijft staan, en heet niet het berekende. */
export const CalculatedForAnotherMeanwhile: Story = {
  beforeEach: () => {
    openedAnew('details', { contact, details: { ...noAddress, zipcode: '3581 KJ', houseNumber: '12', street: 'Lindelaan' } })();
    keepCalculated();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Straat/ })).toHaveValue('Lindelaan');
    await expect(canvas.queryByText(/^Dit is het adres waarvoor je de besparing hebt berekend/)).not.toBeInTheDocument();
  },
};

/** Van een ander huis zegt dat niets. */
export const AfterCalculatingForAnotherHome: Story = {
  beforeEach: keepCalculated,
  play: async ({ canvas }) => {
    await toDetails(canvas);
    const number = canvas.getByRole('textbox', { name: /^Huisnummer/ });
    await userEvent.clear(number);
    await userEvent.type(number, '5');
    await expect(canvas.queryByText(/^Dit is het adres waarvoor je de besparing hebt berekend/)).not.toBeInTheDocument();
    await reserve(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('home');
  },
};

/** Een toevoeging achter het nummer komt in haar eigen vak, ook met Enter. */
export const AdditionBehindTheNumber: Story = {
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postcode/ }), '1271 AD');
    const number = canvas.getByRole('textbox', { name: /^Huisnummer/ });
    await userEvent.type(number, '3A');
    await userEvent.tab();
    await expect(number).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: /^Toevoeging/ })).toHaveValue('A');
    await expect(await canvas.findByDisplayValue('Havenstraat')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Toevoeging/ }));
    await userEvent.clear(number);
    await userEvent.type(number, '3-B{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ address: { address: 'Havenstraat,3 B' } });
  },
};

/** Terug in de browser is terug naar de eerste stap, vooruit weer naar de tweede. Alles staat er nog. */
export const BackInTheBrowser: Story = {
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await fillInDetails(canvas);
    window.history.back();
    await expect(await canvas.findByRole('heading', { name: 'Wie ben je?' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('Noor');
    window.history.forward();
    await expect(await canvas.findByRole('textbox', { name: /^Straat/ })).toHaveValue('Havenstraat');
    await reserve(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/reservering-succes/pomp-ao/'));
    await expect(Object.keys(sessionStorage).filter((key) => key.startsWith('pomp.reservation'))).toEqual([]);
  },
};

/** Een link naar een deel van de pagina, zoals die langs het menu, laat staan wat er staat. Terug is ook daarna één keer drukken. */
export const ToAPartOfThePage: Story = {
  args: { cards: <a href="#goed-om-te-weten">Goed om te weten</a> },
  beforeEach: () => () => window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}`),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postcode/ }), '1271 AD');
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await userEvent.click(canvas.getByRole('link', { name: 'Goed om te weten' }));
    await arrived;
    await expect(window.location.hash).toBe('#goed-om-te-weten');
    await expect(canvas.getByRole('heading', { name: 'Waar komt de warmtepomp?' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Postcode/ })).toHaveValue('1271 AD');
    await press(canvas, 'Terug');
    await expect(await canvas.findByRole('heading', { name: 'Wie ben je?' })).toHaveFocus();
  },
};

/** Laadt de pagina opnieuw, dan staat de tweede stap er weer, met wat er in beide stappen was ingevuld. */
export const LoadedAnew: Story = {
  beforeEach: openedAnew('details', {
    contact,
    details: { quantity: '2', zipcode: '1271 AD', houseNumber: '3' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Stap 2 van 2/)).toBeVisible();
    await expect(await canvas.findByDisplayValue('Havenstraat')).toBeVisible();
    await expect(canvas.getByText('2 × Pomp AO')).toBeVisible();
    await expect(canvas.getByText('Noor Visser, noor@pomp.example')).toBeVisible();
  },
};

export const AllElectric: Story = {
  args: { product: 'All-Electric' },
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Nee' }));
    await fillInDetails(canvas);
    await expect(canvas.getByText(/€\s9\.100, inclusief btw/)).toBeVisible();
    await reserve(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/reservering-succes/all-electric/'));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ product: 'All-Electric' });
  },
};

/** Wie al een Pomp AO heeft, reserveert alleen de Pomp T. */
export const Upgrade: Story = {
  args: { product: 'All-Electric' },
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await fillInDetails(canvas);
    await expect(canvas.getByText('Je hebt al een Pomp AO. Daarom reserveer je alleen de Pomp T.')).toBeVisible();
    await reserve(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledWith('/reservering-succes/all-electric-upgrade/'));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ product: 'Pomp T' });
  },
};

/** Twee stuks, en de factuur gaat ergens anders heen. */
export const BilledElsewhere: Story = {
  parameters: answering({
    postReservation: taken,
    getAddress: (request) =>
      new URL(request.url).searchParams.get('zipcode') === '3581 KJ'
        ? success({ outcome: 'found', street: 'Lindelaan', place: 'Utrecht', additions: [], plain: true })
        : success({ outcome: 'found', street: 'Havenstraat', place: 'Huizen', additions: [], plain: true }),
  }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    const quantity = canvas.getByRole('textbox', { name: /Hoeveel/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await fillInDetails(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /factuuradres is hetzelfde/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Postcode van het factuuradres/ }), '3581 kj');
    await userEvent.type(canvas.getByRole('textbox', { name: /Huisnummer van het factuuradres/ }), '12');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Straat van het factuuradres/ })).toHaveValue('Lindelaan'));
    await expect(canvas.getByRole('textbox', { name: /Plaats van het factuuradres/ })).toHaveValue('Utrecht');
    await expect(canvas.getByText('2 × Pomp AO')).toBeVisible();
    await reserve(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      quantity: 2,
      address: { installSameBill: false, billingAddress: 'Lindelaan 12', billingPostCode: '3581 KJ', billingCity: 'Utrecht' },
    });
  },
};

export const Missing: Story = {
  args: { product: 'All-Electric' },
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await reserve(canvas);
    await expect(canvas.getAllByText('Vereist').length).toBeGreaterThan(4);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Een adres dat niet op te zoeken is, typ je zelf. */
export const AddressByHand: Story = {
  parameters: answering({ getAddress: offline }),
  play: async ({ canvas }) => {
    await toDetails(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postcode/ }), '1271 AD');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Huisnummer/ }), '3');
    await expect(await canvas.findByText(/Het adres opzoeken lukt nu niet/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straat/ }), 'Havenstraat');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Plaats/ }), 'Huizen');
    await reserve(canvas);
    await waitFor(() => expect(visited.push).toHaveBeenCalledOnce());
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'reflow' } },
  parameters: answering({
    getAddress: success({
      outcome: 'found',
      street: 'Burgemeester van Nispen tot Sevenaerstraat',
      place: 'Gasselterboerveenschemond',
      additions: [],
      plain: true,
    }),
  }),
  play: async ({ canvas }) => {
    await fillInContact(canvas, { firstName: 'Wilhelmina-Theodora', lastName: 'van Hardenbroek-Schimmelpenninck' });
    await press(canvas, 'Volgende stap');
    await canvas.findByText(/Stap 2 van 2/);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postcode/ }), '1271 AD');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Huisnummer/ }), '3');
    await expect(await canvas.findByText(/Burgemeester van Nispen tot Sevenaerstraat 3,/)).toBeVisible();
  },
};
