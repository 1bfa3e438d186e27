import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  source: 'Installatiemonitor, 2021',
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

/** Wie het mat staat erbij, en hoe ver het uiteenloopt. */
export const Measured: Story = {
  args: { blocks: [{ ...block, cases: [example('450 huizen', 'hybrid', { spread: 'Het verschilt per huis.' })] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bron: Installatiemonitor, 2021')).toBeVisible();
    await expect(canvas.getByText('1.200 m³ per jaar')).toBeVisible();
    await expect(canvas.getByText('Het verschilt per huis.')).toBeVisible();
  },
};

/** Een getal waar niemand voor instaat, staat er niet. */
export const WithoutSource: Story = {
  args: { blocks: [{ ...block, cases: [example('Rijtjeshuis', 'hybrid', { source: '' })] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zo rekenen we met dit huis.')).toBeVisible();
    await expect(canvas.queryByText('1.200 m³ per jaar')).not.toBeInTheDocument();
  },
};
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
