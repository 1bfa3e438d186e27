import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow, storyLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Voorbeelden', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const fact = (label: string, value: string) => ({ component: 'fact', label, value });
const example = (title: string, drawing: string, more: object = {}) => ({
  component: 'case',
  title,
  text: 'Zo rekenen we met dit huis.',
  drawing,
  facts: [fact('Gasverbruik', '1.200 m³ per jaar'), fact('Minder gas', 'ongeveer 867 m³ per jaar')],
  ...more,
});
const block = {
  component: 'cases',
  title: 'Zo kan het uitpakken',
  cases: [
    example('Rijtjeshuis', 'hybrid', { link_label: 'Reken je huis uit', link: storyLink('besparing-resultaat') }),
    example('Hoekhuis', 'all_electric', { image: photo('straat') }),
  ],
};

export const Two: Story = { args: { blocks: [block] } };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [
      {
        ...block,
        cases: [
          example('Twee-onder-een-kapwoningvoorbeeldberekening', 'house', {
            facts: [fact('Energieprestatieverbetering', '1.000.000.000 kubieke meter')],
          }),
        ],
      },
    ],
  },
  globals: reflow,
};
