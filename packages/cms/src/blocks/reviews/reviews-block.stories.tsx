import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, reflow, urlLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Beoordelingen', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = { component: 'reviews', title: 'Wat klanten ervan vinden', intro: 'Van mensen bij wie een Pomp AO staat.' };

/** Zonder toestemming staat er hoeveel beoordelingen er zijn, en waarom je ze niet ziet. */
export const WithoutTheService: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wat klanten ervan vinden' })).toBeVisible();
    await expect(canvas.getByText('170+ beoordelingen')).toBeVisible();
    await expect(canvas.getByText(/zodra je cookies van anderen accepteert/)).toBeVisible();
  },
};

/** Wat de dienst laat zien, komt in de plaats van de uitleg. */
export const Filled: Story = {
  args: { blocks: [block] },
  play: async ({ canvas, canvasElement }) => {
    const slot = canvasElement.querySelector('div[data-reviews]');
    slot?.append('Stil, en het huis is warm.');
    await expect(canvas.getByText('Stil, en het huis is warm.')).toBeVisible();
    await expect(canvas.getByText(/zodra je cookies van anderen accepteert/)).not.toBeVisible();
    slot?.replaceChildren();
  },
};
export const WithALink: Story = {
  args: { blocks: [{ ...block, link_label: 'Lees ze alle', link: urlLink('https://beoordelingen.example/pomp') }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Lees ze alle/ })).toHaveAttribute('href', 'https://beoordelingen.example/pomp');
  },
};
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: {
    blocks: [
      { ...block, title: 'Warmtepompinstallatiebeoordelingen', intro: 'Warmtepompinstallatieonderhoudsabonnementsbeoordelingen' },
    ],
  },
  globals: reflow,
};
