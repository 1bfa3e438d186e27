import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createRegistry } from '../../block/block-registry.js';
import { StoryBlocks } from '../../block/story-blocks.js';
import { contentBlocks } from '../content-blocks.js';

const meta = {
  title: 'Inhoud/Opening met beeld',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published', report: fn(), blocks: [] },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = { linktype: 'story', cached_url: 'producten', url: '', fieldtype: 'multilink' };
const hero = {
  component: 'hero',
  title: 'Warmte uit koude lucht.',
  description_1:
    'Een Pomp AO naast je cv-ketel doet het meeste verwarmen, met warmte uit de buitenlucht. Reken uit wat dat bij jou scheelt.',
  button_label: 'Bereken mijn besparing',
  button_link: link,
  button_2_label: 'Zo werkt het',
  button_2_link: { ...link, cached_url: 'het-proces' },
};

export const Complete: Story = { args: { blocks: [hero] } };
export const OnAPhone: Story = { args: { blocks: [hero] }, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { args: { blocks: [hero] }, globals: { viewport: { value: 'tablet' } } };

export const WithEverything: Story = {
  args: {
    blocks: [
      {
        ...hero,
        subtitle: 'Pomp AO',
        subtitle_2: 'Naast de cv-ketel die je al hebt',
        description_2: 'Je cv-ketel helpt mee als het hard vriest, en zorgt voor heet water.',
        bottom_title: 'Je zit nergens aan vast tot je tekent.',
        review_widget: true,
        review_score: '4,8 van de 5',
        review_source: { linktype: 'url', url: 'https://beoordelingen.example/pomp', cached_url: '', fieldtype: 'multilink' },
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const words of [
      'Pomp AO',
      'Naast de cv-ketel die je al hebt',
      '170+ beoordelingen',
      'Je zit nergens aan vast tot je tekent.',
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText(/reken uit wat dat/i)).toBeVisible();
    await expect(canvas.getByText(/zorgt voor heet water/)).toBeVisible();
  },
};

/** Alleen een titel is verplicht. */
export const OnlyATitle: Story = { args: { blocks: [{ component: 'hero', title: 'Zo gaat het' }] } };

export const LongDutchWords: Story = {
  args: {
    blocks: [
      { ...hero, title: 'Warmtepompinstallatieonderhoudsabonnement', button_label: 'Vraag de subsidieregelingsvoorwaarden aan' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** Zonder bron zegt niemand hoeveel het er zijn. */
export const ReviewsWithoutASource: Story = {
  args: { blocks: [{ ...hero, review_widget: true }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/beoordelingen/)).not.toBeInTheDocument();
  },
};
