import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, paragraphs, phone, reflow, storyLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Prijzen naast elkaar', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  component: 'price_card',
  payement: 'Zelf kopen',
  price: '3400',
  product_specifications: 'Eén Pomp AO',
  highlight: true,
  button_label: 'Reserveer',
  button_link: storyLink('reserveren/pomp-ao'),
};
const monthly = {
  component: 'price_card',
  payement: 'Financieren via het Warmtefonds',
  price: '19',
  monthly_payment: true,
  description: 'Je betaalt in delen.',
  product_specifications: 'Eén Pomp AO',
  specifications: '15 jaar lang hetzelfde bedrag',
};
const block = { component: 'price_cards', title: 'Wat het kost', cards: [own, monthly] };

/** Bij een bedrag per maand hoort een ster met de voorwaarden van de lening. */
export const OnceAndMonthly: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    const [once, month] = canvas.getAllByRole('article');
    await expect(once).toHaveTextContent(/€\s3\.400eenmalig/);
    await expect(once).not.toHaveTextContent('lening');
    await expect(month).toHaveTextContent(/€\s19per maand\*/);
    await expect(month).toHaveTextContent('Eén Pomp AO15 jaar lang hetzelfde bedrag');
    await expect(month).toHaveTextContent('lening van 15 jaar over € 3.400 met 0% rente. Er gelden inkomensvoorwaarden.');
    await expect(canvas.getByRole('link', { name: /Nationaal Warmtefonds/ })).toBeVisible();
  },
};
/** Een prijs die nog niemand heeft bevestigd, is een voorbeeld. */
export const Unconfirmed: Story = {
  args: { blocks: [{ ...block, cards: [own, { ...own, payement: 'Alleen een Pomp T', price: '4950', is_example: true }] }] },
  play: async ({ canvas }) => {
    const [confirmed, unconfirmed] = canvas.getAllByRole('article');
    await expect(confirmed).not.toHaveTextContent('voorbeeld');
    await expect(unconfirmed).toHaveTextContent(/€\s4\.950eenmalig\s*voorbeeld/);
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, cards: [{ ...own, payement: 'Warmtepompinstallatiefinanciering', price: '123456789.5' }] }] },
  globals: reflow,
};
export const OwnSmallLetters: Story = {
  args: { blocks: [{ ...block, cards: [{ ...monthly, small_letters: paragraphs('* Andere voorwaarden.') }] }] },
};
