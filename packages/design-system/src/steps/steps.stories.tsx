import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.js';
import { Stack } from '../layout/stack.js';
import { OrderProgressLine, type ProgressState } from './order-progress-line.js';
import { StepIndicator } from './step-indicator.js';

const names = ['Verbruik', 'Woning', 'Isolatie & ventilatie', 'Verwarmings\u00ADsysteem', 'Energielabel'];
const stepsUpTo = (current: number) =>
  names.map((label, index) => ({ label, done: index < current, ...(index <= current + 1 && { href: `/account/woning/stap-${index + 1}` }) }));

const meta = { title: 'Omlijsting/Stappen', component: StepIndicator, args: { steps: stepsUpTo(1), current: 1 } } satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondOfFive: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stap 2 van 5')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Verbruik.*ingevuld/ })).toHaveAttribute('href', '/account/woning/stap-1/');
  },
};
export const First: Story = { args: { current: 0, steps: stepsUpTo(0) } };
export const Last: Story = { args: { current: 4, steps: stepsUpTo(4) } };
export const About: Story = { args: { about: 'Pomp AO · Lindelaan 12' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { current: 2, steps: stepsUpTo(2) } };

const orderSteps = ['Reservering', 'Inspectie inplannen', 'Informatie opgeven', 'Digitale inspectie', 'Tekenen & aanbetaling', 'Installatie', 'Eindbetaling', 'Bestelling voltooid'];
const orderAt = (current: number, state: ProgressState) => orderSteps.map((label, index) => ({ label, state: index < current ? ('done' as const) : index === current ? state : ('ahead' as const) }));

export const Order: Story = {
  render: () => (
    <Stack gap="l">
      <Card>
        <OrderProgressLine current={2} steps={orderAt(2, 'ongoing')} />
      </Card>
      <Card>
        <OrderProgressLine current={4} steps={orderAt(4, 'missing')} />
      </Card>
      <Card>
        <OrderProgressLine current={7} steps={orderAt(7, 'done')} />
      </Card>
    </Stack>
  ),
};
export const OrderOnAPhone: Story = { ...Order, globals: { viewport: { value: 'phone' } } };
