import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, paragraphs, phone } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Lees meer', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = {
  component: 'read_more',
  title: 'Waarom een warmtepomp',
  intro: paragraphs('Een warmtepomp haalt warmte uit de lucht.'),
  more: paragraphs('Ook als het buiten koud is, zit er warmte in.'),
};

/** De rest komt na ‘Lees meer’, en gaat met ‘Toon minder’ weer weg. */
export const Unfolds: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ook als het buiten koud is/)).not.toBeVisible();
    await expect(canvas.getByText('over Waarom een warmtepomp')).toBeVisible();
    await userEvent.click(canvas.getByText('Lees meer'));
    await expect(canvas.getByText(/Ook als het buiten koud is/)).toBeVisible();
    await userEvent.click(canvas.getByText('Toon minder'));
    await waitFor(() => expect(canvas.getByText(/Ook als het buiten koud is/)).not.toBeVisible());
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };

/** Zonder rest is er geen knop. */
export const NothingMore: Story = {
  args: { blocks: [{ ...block, more: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Lees meer')).not.toBeInTheDocument();
  },
};
