import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createRegistry } from '../../block/block-registry.js';
import { StoryBlocks } from '../../block/story-blocks.js';
import { contentBlocks } from '../content-blocks.js';

const meta = {
  title: 'Inhoud/Stappen',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published', report: fn(), blocks: [] },
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (title: string, text?: string) => ({ component: 'step', title, text });
const block = {
  component: 'steps',
  title: 'Van reservering tot warm huis',
  intro: 'In grote lijnen gaat het zo.',
  steps: [
    step('Je reserveert', 'We nemen contact met je op en plannen een digitale inspectie.'),
    step('Je vertelt over je huis', 'Je vult in hoe je woont en stookt, en maakt foto’s.'),
    step('We maken een plan'),
    step('We installeren', 'Je tekent, betaalt aan en kiest een dag. Daarna is je huis aan de beurt.'),
  ],
};

export const Four: Story = { args: { blocks: [{ component: 'text_section', title: 'Het proces' }, block] } };
export const OnAPhone: Story = { args: Four.args, globals: { viewport: { value: 'phone' } } };
