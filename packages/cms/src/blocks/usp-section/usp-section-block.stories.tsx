import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createRegistry } from '../../block/block-registry.js';
import { StoryBlocks } from '../../block/story-blocks.js';
import { contentBlocks } from '../content-blocks.js';

const meta = {
  title: 'Inhoud/Punten naast elkaar',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published', report: fn(), blocks: [] },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const usp = (icon: string, title: string, text: string, more: object = {}) => ({ component: 'usp', icon, title, text, ...more });
const link = { linktype: 'story', cached_url: 'contact', url: '', fieldtype: 'multilink' };
const block = {
  component: 'usp_section',
  title: 'Je weet steeds waar je aan toe bent',
  items: [
    usp('camera', 'Wij kijken mee op afstand', 'Je maakt zelf een paar foto’s. Daarna lopen we alles samen door.'),
    usp('document', 'Eerst een plan, dan pas tekenen', 'Je tekent en betaalt pas aan als je het met het plan eens bent.'),
    usp('house', 'Alles over je huis op één plek', 'Je kunt stoppen en later verdergaan.', { link_label: 'Neem contact op', link }),
  ],
};

export const Three: Story = { args: { blocks: [{ component: 'text_section', title: 'Over ons' }, block] } };
export const OnAPhone: Story = { args: Three.args, globals: { viewport: { value: 'phone' } } };
