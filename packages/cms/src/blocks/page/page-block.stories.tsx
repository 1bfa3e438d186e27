import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createRegistry } from '../../block/block-registry.js';
import { StoryBlocks } from '../../block/story-blocks.js';
import { contentBlocks } from '../content-blocks.js';

const meta = {
  title: 'Inhoud/Pagina',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published', report: fn(), blocks: [] },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const hero = {
  component: 'hero',
  title: 'Warmte uit koude lucht.',
  description_1: 'Een Pomp AO naast je cv-ketel doet het meeste verwarmen, met warmte uit de buitenlucht.',
};
const unknown = { component: 'toekomstig_blok', _uid: 'b1' };
const invalid = { component: 'action_section', _uid: 'b2', title: '' };
const page = { component: 'page', body: [hero, unknown, invalid] };

/** Bezoekers merken niets van blokken die niet kunnen; wij wel. */
export const ForVisitors: Story = {
  args: { blocks: [page] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/toekomstig_blok/)).not.toBeInTheDocument();
    await expect(args.report).toHaveBeenCalledWith(expect.objectContaining({ reason: 'unknown', component: 'toekomstig_blok' }));
    await expect(args.report).toHaveBeenCalledWith(expect.objectContaining({ reason: 'invalid', component: 'action_section' }));
  },
};

/** Redacteuren zien op zijn plek wat er aan een blok mankeert. */
export const InThePreview: Story = {
  args: { blocks: [page], mode: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('note')).toHaveLength(2);
  },
};
