import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow, storyLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Band over de hele breedte', component: StoryBlocks } satisfies Meta<
  typeof StoryBlocks
>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = {
  component: 'banner_section',
  title: 'Een Pomp AO voor € 19 per maand',
  text: 'Lening van 15 jaar over € 3.400 met 0% rente. Er gelden inkomensvoorwaarden.',
  button_label: 'Bekijk de prijzen',
  button_link: storyLink('warmtepomp-kopen'),
};

export const Complete: Story = { args: { blocks: [block] } };
export const WithPhoto: Story = {
  args: { blocks: [{ ...block, image: photo('pomp-ao-tuin', 'Een Pomp AO in de tuin') }] },
};
export const WithPhotoOnAPhone: Story = { args: WithPhoto.args, globals: phone };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, title: 'Warmtepompinstallatieonderhoudsabonnement' }] },
  globals: reflow,
};
