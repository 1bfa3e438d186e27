import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { skeletonGuide } from './skeleton.guide.js';
import { Skeleton } from './skeleton.js';

const meta = {
  title: 'Acties en terugkoppeling/Geraamte',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { name: 'Tekst', args: { count: 3, label: 'Uitleg laden' } };
export const Heading: Story = { name: 'Kop', args: { shape: 'heading', label: 'Woninggegevens laden' } };
export const Field: Story = { name: 'Veld', args: { shape: 'field', label: 'Adres laden' } };
export const Card: Story = { name: 'Kaart', args: { shape: 'card', count: 2, label: 'Bestellingen laden' } };

/**
 * Houdt de plaats vrij van wat eraan komt; één keer gezegd voor het hele deel.
 * @english Keeps the place of what is to come; said once for the whole part.
 */
export const WholeScreen: Story = {
  name: 'Heel scherm',
  tags: ['visual'],
  render: () => (
    <Stack gap="l" width="form">
      <Skeleton shape="heading" label="Woninggegevens laden" />
      <Skeleton count={3} />
      <Skeleton shape="field" />
      <Skeleton shape="card" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Woninggegevens laden');
  },
};
