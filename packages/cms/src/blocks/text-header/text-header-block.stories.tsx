import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, reflow, storyLink, urlLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Opening met tekst', component: StoryBlocks } satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const header = {
  component: 'text_header',
  subtitle: 'Warmtepomp kopen',
  title: 'Eerst kijken, dan pas kopen.',
  description: 'Je reserveert, we kijken samen naar je huis, en daarna beslis je.',
  button_label: 'Bekijk producten',
  button_link: storyLink('producten'),
};

export const Complete: Story = {
  args: { blocks: [{ ...header, review_widget: true, review_source: urlLink('https://beoordelingen.example/pomp') }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('170+ beoordelingen')).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Complete, globals: phone };
export const OnlyATitle: Story = {
  args: { blocks: [{ component: 'text_header', title: 'Warmtepompinstallatieonderhoudsabonnement' }] },
  globals: reflow,
};
