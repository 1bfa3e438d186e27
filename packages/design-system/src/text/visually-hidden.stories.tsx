import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../feedback/badge.js';
import { Text } from './text.js';
import { VisuallyHidden } from './visually-hidden.js';
import { visuallyHiddenGuide } from './visually-hidden.guide.js';

const meta = {
  title: 'Fundament/Alleen voor schermlezers',
  component: VisuallyHidden,
  parameters: { guide: visuallyHiddenGuide },
  args: { children: ' (3 van 5 onderdelen ingevuld)' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: 'In een zin',
  render: (args) => (
    <Text>
      Woninggegevens
      <VisuallyHidden {...args} /> <Badge tone="info">3/5</Badge>
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('(3 van 5 onderdelen ingevuld)');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(words.closest('p')).toHaveTextContent('Woninggegevens (3 van 5 onderdelen ingevuld) 3/5');
  },
};
