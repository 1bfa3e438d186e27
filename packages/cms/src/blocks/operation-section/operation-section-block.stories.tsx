import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Zo werkt het', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (title: string, drawing: string) => ({
  component: 'operation_step',
  title,
  text: 'Wat er op deze plek in huis gebeurt.',
  drawing,
});
const block = {
  component: 'operation_section',
  title: 'Van koude lucht naar een warme kamer',
  steps: [
    step('De Pomp AO haalt warmte uit de lucht', 'outdoor_unit'),
    step('Een leiding brengt de warmte naar binnen', 'pipes'),
    step('Je radiatoren worden warm', 'radiator'),
  ],
};

export const Three: Story = { tags: ['print'], args: { blocks: [block] } };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, steps: [step('Warmtepompinstallatieonderhoudsabonnement', 'boiler')] }] },
  globals: reflow,
};
