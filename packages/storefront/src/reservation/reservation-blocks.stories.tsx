import { success } from '@pomp/api-client/testing';
import { createRegistry, StoryBlocks } from '@pomp/cms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answering, inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { storefrontBlocks } from '../storefront-blocks.js';
import { keepReserved } from './reserved.js';
import { fillInDetails, firstVisit, toDetails } from './reservation.stories.setup.js';

const cards = [
  {
    component: 'reservation_card',
    title: 'Je zit nergens aan vast',
    text: 'Je betaalt nu niets. Pas als je het installatieplan tekent, is het een bestelling.',
  },
  {
    component: 'reservation_card',
    title: 'Wat er daarna gebeurt',
    text: 'We nemen zo snel mogelijk contact met je op om een digitale inspectie te plannen.',
  },
];
const reservation = {
  component: 'reservation_section',
  title: 'Reserveer een Pomp AO',
  intro: 'In twee stappen. Het kost je een paar minuten.',
  product: 'Pomp AO',
  cards,
  help: [
    {
      component: 'reservation_help',
      title: 'Liever eerst even praten?',
      text: 'Laat je nummer achter. We bellen je terug, en je zit nergens aan vast.',
      link_label: 'Bel me terug',
      link: { linktype: 'url', url: '/contact/', cached_url: '/contact/' },
      hubspot_form_id: 'callBack',
      review_widget: true,
      review_source: { linktype: 'url', url: 'https://beoordelingen.example/pomp', cached_url: '', fieldtype: 'multilink' },
    },
  ],
};

const meta = {
  title: 'Winkel/Reserveren/Blok',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen', ...answering({ postReservation: success({}) }) },
  args: { registry: createRegistry(storefrontBlocks), mode: 'published', report: fn(), blocks: [reservation] },
  decorators: [inStorefront],
  beforeEach: firstVisit,
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Naast beide stappen staat wie er helpt; de link vraagt om het formulier zelf. */
export const FirstStep: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('170+ beoordelingen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bel me terug' })).toHaveAttribute('data-form', 'callBack');
  },
};
export const FirstStepOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** De kaarten staan naast de tweede stap, op een telefoon eronder. */
export const SecondStep: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Stap 1 van 2/);
    await toDetails(canvas);
    await fillInDetails(canvas);
    for (const { title, text } of cards) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
export const SecondStepOnAPhone: Story = { ...SecondStep, globals: { viewport: { value: 'phone' } } };

const outcome = {
  component: 'reservation_outcome',
  subtitle: 'Je reservering is ontvangen',
  title: 'Bedankt! Je Pomp AO is gereserveerd.',
  description: 'Je betaalt nu nog niets.',
  other_title: 'Heb je net gereserveerd?',
  other_description: 'In dit tabblad zien we geen reservering.',
  button_label: 'Bekijk producten',
  button_link: { linktype: 'url', url: '/producten/', cached_url: '/producten/' },
};
const ofPage = { registry: createRegistry(storefrontBlocks), blocks: [outcome] };
/** What the page's inline script says of this tab. */
const forget = () => () => void delete document.documentElement.dataset['reserved'];

/** Wie net reserveerde, leest welk nummer de reservering heeft en waar de mail heen is. */
export const Reserved: Story = {
  args: ofPage,
  beforeEach: () => {
    keepReserved({ orderNumber: '2026-00042', email: 'noor@pomp.example', path: window.location.pathname });
    return forget();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-00042')).toBeVisible();
    await expect(canvas.getByText('noor@pomp.example')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Bedankt! Je Pomp AO is gereserveerd.' })).toBeVisible();
    await expect(canvas.getByText('Heb je net gereserveerd?')).not.toBeVisible();
  },
};
export const ReservedOnAPhone: Story = { ...Reserved, globals: { viewport: { value: 'phone' } } };
/** Ook zonder nummer, als de server er geen noemde. */
export const ReservedWithoutANumber: Story = {
  args: ofPage,
  beforeEach: () => {
    keepReserved({ orderNumber: undefined, email: 'noor@pomp.example', path: window.location.pathname });
    return forget();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('noor@pomp.example')).toBeVisible();
    await expect(canvas.getByText(/reserveringsnummer/)).not.toBeVisible();
  },
};
/** Wie de pagina anders opent, of een andere pomp reserveerde, heeft hier niets gereserveerd. */
export const NothingReserved: Story = {
  args: ofPage,
  beforeEach: () => {
    keepReserved({ orderNumber: '2026-00042', email: 'noor@pomp.example', path: '/reservering-succes/all-electric/' });
    return forget();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Heb je net gereserveerd?' })).toBeVisible();
    await expect(canvas.getByText('Bedankt! Je Pomp AO is gereserveerd.')).not.toBeVisible();
    await expect(canvas.getByText(/reserveringsnummer/)).not.toBeVisible();
  },
};
