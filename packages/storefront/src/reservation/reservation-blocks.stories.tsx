import { success } from '@pomp/api-client/testing';
import { createRegistry, StoryBlocks } from '@pomp/cms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answering, inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { storefrontBlocks } from '../storefront-blocks.js';
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

export const FirstStep: Story = { globals: { viewport: { value: 'wide' } } };
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
