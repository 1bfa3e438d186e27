import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack.js';
import { WarmLine } from './warm-line.js';
import { warmLineGuide } from './warm-line.guide.js';

const meta = { title: 'Fundament/De warme lijn', component: WarmLine, parameters: { guide: warmLineGuide } } satisfies Meta<
  typeof WarmLine
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Gewoon' };
export const Variants: Story = {
  name: 'Soorten',
  tags: ['visual'],
  render: () => (
    <Stack gap="l">
      <WarmLine />
      <WarmLine thickness="thin" />
      <WarmLine length="short" />
      <WarmLine ends="square" />
    </Stack>
  ),
};
