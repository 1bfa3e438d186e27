import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Plaatsing', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const film = { filename: '/film/warmte.webm', name: 'Zo stroomt de warmte' };
const block = {
  component: 'placing_section',
  title: 'Waar hij kan staan',
  text: 'Op de grond, aan de muur, op het dak of op een balkon.',
  video: film,
  image: photo('pomp-ao-tuin'),
  competitors_image: photo('drie-warmtepompen', 'Drie huizen met elk een andere warmtepomp'),
  pdf_title: 'Download de brochure',
  pdf_asset: { filename: '/brochure/pomp-ao.pdf' },
};

/** De film maakt plaats voor de vergelijking, en stopt dan. */
export const FilmAndComparison: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    const shown = await canvas.findByLabelText<HTMLVideoElement>('Zo stroomt de warmte');
    await expect(shown).toBeVisible();
    await shown.play();
    await userEvent.click(canvas.getByRole('radio', { name: 'Naast andere warmtepompen' }));
    await expect(canvas.getByRole('img', { name: 'Drie huizen met elk een andere warmtepomp' })).toBeVisible();
    await expect(shown).not.toBeVisible();
    await expect(shown.paused).toBe(true);
    const brochure = canvas.getByRole('link', { name: /Download de brochure/ });
    await expect(brochure).toHaveAttribute('href', '/brochure/pomp-ao.pdf');
    await expect(brochure).toHaveAttribute('target', '_blank');
  },
};

/** Met alleen een film valt er niets te wisselen. */
export const OnlyAFilm: Story = {
  args: { blocks: [{ ...block, competitors_image: '', pdf_asset: '' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Zo stroomt de warmte')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, title: 'Warmtepompinstallatieonderhoudsabonnement', pdf_title: 'Installatievoorwaardenbrochure' }] },
  globals: reflow,
};
