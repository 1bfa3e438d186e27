import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, reflow, urlLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Beoordelingen', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = { component: 'reviews', title: 'Wat klanten ervan vinden', intro: 'Van mensen bij wie een Pomp AO staat.' };

const serviceOfSite: Decorator = (Story) => (
  <>
    <span hidden data-reviews-script="https://beoordelingen.example/widget.js" />
    <Story />
  </>
);

/** Met een dienst, zonder toestemming: waarom je er nog geen ziet. Een aantal zonder bron staat er niet. */
export const WithoutConsent: Story = {
  decorators: [serviceOfSite],
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wat klanten ervan vinden' })).toBeVisible();
    await expect(canvas.queryByText('170+ beoordelingen')).not.toBeInTheDocument();
    await expect(canvas.getByText(/zodra je cookies van anderen accepteert/)).toBeVisible();
  },
};

/** Zonder dienst, lijst of bron is er niets te zeggen, en staat er niets. */
export const NothingToSay: Story = {
  args: { blocks: [block] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wat klanten ervan vinden')).not.toBeVisible();
  },
};

/** Wat de dienst laat zien, komt in de plaats van de uitleg. */
export const Filled: Story = {
  decorators: [serviceOfSite],
  args: { blocks: [block] },
  play: async ({ canvas, canvasElement }) => {
    const slot = canvasElement.querySelector('div[data-reviews]');
    slot?.append('Stil, en het huis is warm.');
    await expect(canvas.getByText('Stil, en het huis is warm.')).toBeVisible();
    await expect(canvas.getByText(/zodra je cookies van anderen accepteert/)).not.toBeVisible();
    slot?.replaceChildren();
  },
};

const review = {
  component: 'review',
  quote: 'Stil, en het huis is warm. De ketel hoor ik alleen nog als het vriest.',
  name: 'Marieke uit Huizen',
  about: 'Tussenwoning uit 1974, Pomp AO',
  source: 'beoordelingen.example, 12 oktober 2026',
  source_link: urlLink('https://beoordelingen.example/pomp/12'),
};
/** Een lijst van een redacteur, zonder dienst. Wat geen bron heeft, staat er niet bij. */
export const AList: Story = {
  args: {
    blocks: [
      {
        ...block,
        reviews: [
          review,
          { ...review, name: 'Sem uit Utrecht' },
          { ...review, name: 'Noor, zonder bron', source: '', source_link: '' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /beoordelingen\.example, 12 oktober/ })).toHaveLength(2);
    await expect(canvas.queryByText('Noor, zonder bron')).not.toBeInTheDocument();
    await expect(canvas.getByText(/zodra je cookies van anderen accepteert/)).not.toBeVisible();
  },
};
export const WithALink: Story = {
  args: {
    blocks: [{ ...block, score: '4,8 van de 5', link_label: 'Lees ze alle', link: urlLink('https://beoordelingen.example/pomp') }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,8 van de 5')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /170\+ beoordelingen/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lees ze alle/ })).toHaveAttribute('href', 'https://beoordelingen.example/pomp');
  },
};
export const OnAPhone: Story = { args: AList.args ?? {}, globals: phone };
export const LongWords: Story = {
  decorators: [serviceOfSite],
  args: {
    blocks: [
      { ...block, title: 'Warmtepompinstallatiebeoordelingen', intro: 'Warmtepompinstallatieonderhoudsabonnementsbeoordelingen' },
    ],
  },
  globals: reflow,
};
