import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.js';
import { OrderProgressLine } from './order-progress-line.js';
import { orderAt, orderProgressLineGuide } from './order-progress-line.guide.js';

const meta = {
  title: 'Omlijsting/Voortgang van een bestelling',
  component: OrderProgressLine,
  parameters: { guide: orderProgressLineGuide },
  args: { current: 2, steps: orderAt(2, 'ongoing') },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof OrderProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ongoing: Story = {
  name: 'Bezig',
  globals: { viewport: { value: 'wide' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(8);
    await expect(steps[2]).toHaveTextContent('Informatie opgeven (bezig)');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[3]).toHaveTextContent('(komt nog)');
  },
};
export const Missing: Story = {
  name: 'Er ontbreekt iets',
  globals: { viewport: { value: 'wide' } },
  args: { current: 4, steps: orderAt(4, 'missing') },
};
/**
 * Er ontbreekt iets, maar niet van de lezer: leesbaar, zonder alarm.
 * @english Something is missing, but not from the reader: readable, without an alarm.
 */
export const Waiting: Story = {
  name: 'Wij zijn aan zet',
  globals: { viewport: { value: 'wide' } },
  args: { current: 4, steps: orderAt(4, 'waiting') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tekenen & aanbetaling')).toHaveTextContent('(er missen gegevens)');
    await expect(canvas.queryByText('!')).not.toBeInTheDocument();
  },
};
export const Start: Story = {
  name: 'Begin',
  globals: { viewport: { value: 'wide' } },
  args: { current: 0, steps: orderAt(0, 'ongoing') },
};
export const Done: Story = {
  name: 'Voltooid',
  globals: { viewport: { value: 'wide' } },
  args: { current: 7, steps: orderAt(7, 'done') },
};

/**
 * De kaart is smal: de stap van nu en zijn buren.
 * @english The card is narrow: the step of now and its neighbours.
 */
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: { current: 4, steps: orderAt(4, 'missing') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '+3eerder: 3 stappen',
      'Digitale inspectie (gedaan)',
      '!Tekenen & aanbetaling (er missen gegevens)',
      'Installatie (komt nog)',
      '+2nog 2 stappen',
    ]);
  },
};
export const StartOnAPhone: Story = {
  name: 'Begin op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { current: 0, steps: orderAt(0, 'ongoing') },
};
export const DoneOnAPhone: Story = {
  name: 'Voltooid op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { current: 7, steps: orderAt(7, 'done') },
};
