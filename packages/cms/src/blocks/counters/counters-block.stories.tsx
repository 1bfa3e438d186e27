import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Tellers', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const counter = (amount: string, description: string, more: object = {}) => ({
  component: 'counter',
  icon: 'house',
  amount,
  description,
  source: 'Installatiemonitor, 2021',
  ...more,
});
const block = {
  component: 'counters',
  title: 'Bij elkaar',
  counters: [
    counter('2501028', 'minder CO₂', { suffix: 'kg', duration: '2' }),
    counter('1405862', 'minder gas', { suffix: 'm³' }),
    counter('1003143', 'minder kosten', { prefix: '€' }),
    counter('4.3', 'SCOP in het veld'),
  ],
};

/** Na het tellen staat er een Nederlands getal; voor wie luistert, staat het er meteen. */
export const Four: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    for (const amount of ['2.501.028', '1.405.862', '1.003.143', '4,3']) {
      await waitFor(() => expect(canvas.getAllByText(amount)).toHaveLength(2));
    }
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongNumbers: Story = {
  args: {
    blocks: [
      {
        ...block,
        counters: [counter('123456789012', 'kilowattuurbesparingsmogelijkheden', { suffix: 'kilowattuur', prefix: 'ongeveer' })],
      },
    ],
  },
  globals: reflow,
};

/** Wie een woord invult waar een getal hoort, ziet dat in de voorvertoning. */
export const NotANumber: Story = {
  args: { blocks: [{ ...block, counters: [counter('veel', 'huizen')] }], mode: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('amount');
  },
};

/** Een cijfer zonder bron zien bezoekers niet. */
export const WithoutASource: Story = {
  args: {
    blocks: [
      { ...block, counters: [counter('75', 'minder gas', { suffix: '%', source: '' }), counter('4.3', 'SCOP in het veld')] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SCOP in het veld')).toBeVisible();
    await expect(canvas.queryByText('minder gas')).toBeNull();
  },
};
