import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Tijdlijn', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (moment: string, title: string, more: object = {}) => ({
  component: 'timeline_card',
  moment,
  title,
  text: 'Wat er dan gebeurt, in een paar woorden.',
  ...more,
});
const block = {
  component: 'timeline',
  title: 'De dag van de installatie',
  cards: [
    card('8.00 uur', 'We bellen aan', { done: true }),
    card('9.00 uur', 'De Pomp AO gaat op zijn plek', { image: photo('pomp-ao-tuin') }),
    card('13.00 uur', 'De leidingen'),
    card('16.00 uur', 'Je huis wordt warm'),
  ],
};

/** Vanaf 1124 px loopt de lijn van links naar rechts. */
export const Wide: Story = { args: { blocks: [block] }, globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, cards: [card('Eerste installatiewerkdag', 'Warmtepompinstallatieonderhoudsabonnement')] }] },
  globals: reflow,
};
