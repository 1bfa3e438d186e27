import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Onderdelen', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const fact = (label: string, value: string) => ({ component: 'fact', label, value });
const part = (title: string, drawing: string, facts: object[], more: object = {}) => ({
  component: 'part',
  title,
  description: 'Wat dit onderdeel doet, en waar het staat.',
  drawing,
  facts,
  ...more,
});
const block = {
  component: 'parts_section',
  title: 'De onderdelen',
  parts: [
    part('Pomp T', 'pomp_t', [fact('Afmetingen', '190 × 63 × 63 cm')]),
    part('Element', 'element', [fact('Afmetingen', '73 × 33 × 23 cm')]),
    part('Pomp AO', 'house', [], { image: photo('pomp-ao-tuin', 'Een Pomp AO in de tuin') }),
  ],
};

export const Three: Story = { args: { blocks: [block] } };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [
      {
        ...block,
        parts: [part('Warmtepompinstallatieonderdeel', 'house', [fact('Buitenunitafmetingen', '190 × 63 × 63 centimeter')])],
      },
    ],
  },
  globals: reflow,
};
