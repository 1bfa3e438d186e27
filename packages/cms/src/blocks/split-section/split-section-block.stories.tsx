import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, paragraphs, phone, photo, reflow, storyLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Tekst en beeld naast elkaar', component: StoryBlocks } satisfies Meta<
  typeof StoryBlocks
>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = {
  component: 'split_section',
  subtitle: 'Buiten',
  title: 'Hij staat waar er plek is',
  text: paragraphs('Op de grond, aan de muur, op het dak of op een balkon.', 'We kijken samen naar de beste plek.'),
  drawing: 'outdoor_wall',
  button_label: 'Zo gaat het',
  button_link: storyLink('het-proces'),
};

export const Drawing: Story = { args: { blocks: [{ component: 'text_section', title: 'Pomp AO' }, block] } };
export const PhotoOnTheLeft: Story = {
  args: { blocks: [{ ...block, image: photo('pomp-ao-tuin', 'Een Pomp AO in de tuin'), picture_side: 'left' }] },
};

/** Op een telefoon staan de woorden altijd eerst. */
export const OnAPhone: Story = { args: PhotoOnTheLeft.args, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ ...block, title: 'Warmtepompinstallatieonderhoudsabonnement' }] },
  globals: reflow,
};
