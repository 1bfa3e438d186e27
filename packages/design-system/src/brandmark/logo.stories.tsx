import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './logo.js';
import { logoGuide } from './logo.guide.js';

const meta = { title: 'Fundament/Logo', component: Logo, parameters: { guide: logoGuide } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Pomp',
  tags: ['visual'],
  play: async ({ canvas }) => expect(canvas.getByText('pomp')).toBeVisible(),
};
export const AnotherName: Story = { name: 'Een ander', args: { name: 'noord' } };
export const LongName: Story = {
  name: 'Lange naam',
  globals: { viewport: { value: 'phone' } },
  args: { name: 'warmtepompspecialisten' },
};
