import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Kenmerken per product', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const feature = (text: string, included: boolean) => ({ component: 'product_feature', text, included });
const card = (title: string, drawing: string, more: object = {}) => ({
  component: 'product_feature_card',
  brand: 'Pomp',
  title,
  drawing,
  features: [
    feature('Verwarmt je huis', true),
    feature('Maakt kraanwater heet', drawing === 'all_electric'),
    feature('Zonder gas', drawing === 'all_electric'),
  ],
  ...more,
});
const block = {
  component: 'product_feature_cards',
  title: 'Wat je krijgt',
  cards: [card('Pomp AO', 'hybrid'), card('All-electric', 'all_electric', { dark: true })],
};

/** Wat er niet bij zit, is ook te horen. */
export const LightAndDark: Story = {
  tags: ['print'],
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    const [hybrid, allElectric] = canvas.getAllByRole('article');
    await expect(hybrid).toHaveTextContent('Niet: Zonder gas');
    await expect(allElectric).not.toHaveTextContent('Niet:');
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [
      {
        ...block,
        cards: [
          card('Warmtepompinstallatieonderhoud', 'house', { features: [feature('Kilowattuurbesparingsmogelijkheden', false)] }),
        ],
      },
    ],
  },
  globals: reflow,
};
