import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow, storyLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Opening met film', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const hero = {
  component: 'video_hero',
  title: 'Warmte uit koude lucht.',
  description: 'Zo stroomt de warmte van buiten naar je radiator.',
  image: photo('pomp-ao-tuin', 'Een Pomp AO tegen de muur van een huis'),
  button_label: 'Bekijk producten',
  button_link: storyLink('producten'),
  button_2_label: 'Zo werkt het',
  button_2_link: storyLink('het-proces'),
};

/** Wie geen beweging wil, ziet het eerste beeld en kan de film zelf afspelen. */
export const WithAFilm: Story = {
  args: { blocks: [{ ...hero, video: { filename: '/film/warmte.webm', name: 'Zo stroomt de warmte' } }] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Film afspelen' });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Film pauzeren'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Film afspelen'));
  },
};

/** Een film die de browser niet kan afspelen, heeft ook geen knop. */
export const ABrokenFilm: Story = {
  args: { blocks: [{ ...hero, video: { filename: '/film/bestaat-niet.webm', name: 'Zo stroomt de warmte' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Warmte uit koude lucht.' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

/** Zonder film staat het eerste beeld stil. */
export const WithoutAFilm: Story = { args: { blocks: [hero] } };
export const OnAPhone: Story = { ...WithAFilm, globals: phone };
export const OnlyATitle: Story = {
  args: { blocks: [{ component: 'video_hero', title: 'Warmtepompinstallatieonderhoudsabonnement' }] },
  globals: reflow,
};

/** ‘Scrollen’ gaat één scherm naar beneden. */
export const ScrollsOn: Story = {
  args: {
    blocks: [
      { ...hero, scroll_cue: true },
      ...Array.from({ length: 4 }, () => ({ component: 'text_section', title: 'Verder', intro: 'Nog meer over warmte.' })),
    ],
  },
  globals: phone,
  play: async ({ canvas }) => {
    const before = window.scrollY;
    await userEvent.click(await canvas.findByRole('link', { name: 'Scrollen' }));
    await waitFor(() =>
      expect(window.scrollY - before).toBe(
        Math.min(window.innerHeight, document.documentElement.scrollHeight - window.innerHeight - before),
      ),
    );
    window.scrollTo(0, 0);
  },
};
