import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, paragraphs, phone, photo, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Uitklapbare onderdelen', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (title: string, more: object = {}) => ({
  component: 'accordion',
  title,
  description: paragraphs(`Dit hoort bij ${title.toLowerCase()}.`),
  ...more,
});
const block = {
  component: 'accordion_section',
  title: 'Waar we naar kijken',
  items: [
    item('De plek buiten', { image: photo('pomp-ao-tuin', 'Een Pomp AO in de tuin') }),
    item('De meterkast', { pdf: { filename: '/brochure/pomp-ao.pdf', title: 'Brochure Pomp AO' } }),
    item('De leidingen'),
  ],
};

/** Eén tegelijk, ook met het toetsenbord. */
export const OneOpenAtATime: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('De plek buiten'));
    await expect(canvas.getByRole('img', { name: 'Een Pomp AO in de tuin' })).toBeVisible();
    await userEvent.click(canvas.getByText('De meterkast'));
    await expect(canvas.getByRole('link', { name: /Brochure Pomp AO/ })).toBeVisible();
    await expect(canvas.getByText('Dit hoort bij de plek buiten.')).not.toBeVisible();
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, items: [item('Warmtepompinstallatieonderhoudsabonnement')] }] },
  globals: reflow,
};
