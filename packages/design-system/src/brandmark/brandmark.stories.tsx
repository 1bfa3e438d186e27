import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Logo } from './logo.js';
import { WarmLine } from './warm-line.js';

/** Het motief: een leiding van koude buitenlucht naar een warm huis. */
const meta = { title: 'Fundament/Beeldmerk' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheLogo: Story = { name: 'Logo', render: () => <Logo /> };
export const AnotherName: Story = { name: 'Logo van een ander', render: () => <Logo name="noord" /> };

export const Line: Story = {
  name: 'De warme lijn',
  render: () => (
    <Stack gap="l">
      <WarmLine />
      <WarmLine thickness="thin" />
      <Stack gap="s">
        <Heading level={2}>Het proces</Heading>
        <WarmLine length="short" />
      </Stack>
    </Stack>
  ),
};
