import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBlocks } from '../../block/story-blocks.js';
import { blockStory, phone, photo, reflow, urlLink } from '../content.stories.setup.js';

const meta = { ...blockStory, title: 'Inhoud/Het account op je telefoon', component: StoryBlocks } satisfies Meta<
  typeof StoryBlocks
>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = {
  component: 'web_app_section',
  title: 'Alles over je huis op één plek',
  text: 'Je account werkt op je telefoon, je tablet en je computer.',
  points: 'Je ziet welke stap aan de beurt is\nJe vult in wat je weet, en gaat later verder\nJe foto’s staan bij je huis',
  button_label: 'Naar je account',
  button_link: urlLink('/account/'),
};

export const Drawing: Story = { args: { blocks: [block] } };
export const Photo: Story = { args: { blocks: [{ ...block, image: photo('aan-tafel', 'Een laptop op tafel') }] } };
export const OnAPhone: Story = { args: { blocks: [block] }, globals: phone };
export const LongWords: Story = {
  args: { blocks: [{ component: 'web_app_section', title: 'Warmtepompinstallatieonderhoudsabonnement' }] },
  globals: reflow,
};
