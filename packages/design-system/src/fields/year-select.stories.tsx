import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { YearSelect, type YearSelectProps } from './year-select.js';
import { yearSelectGuide } from './year-select.guide.js';

function Controlled({ value: first, ...args }: YearSelectProps) {
  const [value, setValue] = useState(first);
  return <YearSelect {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Velden/Jaar',
  component: YearSelect,
  parameters: { guide: yearSelectGuide },
  args: {
    label: 'Over welk jaar gaat dat gasverbruik?',
    name: 'gasConsumptionYear',
    currentYear: 2026,
    firstYear: 1990,
    value: '',
    onValueChange: fn(),
  },
  // Another answer, from the controls, begins anew.
  render: (args) => <Controlled key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof YearSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Van nu naar toen.
 * @english From now to then.
 */
export const Opened: Story = {
  name: 'Open',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const years = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(years).toHaveLength(37);
    await expect([years[0], years.at(-1)]).toEqual(['2026', '1990']);
  },
};

export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ canvas, canvasElement }) => {
    const combobox = canvas.getByRole('combobox', { name: /Over welk jaar/ });
    await userEvent.tab();
    await expect(combobox).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('2019{Enter}');
    await expect(canvasElement.querySelector('input[name=gasConsumptionYear]')).toHaveValue('2019');
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    await expect(canvasElement.querySelector('input[name=gasConsumptionYear]')).toHaveValue('2014');
  },
};

export const Empty: Story = { name: 'Leeg' };
export const Chosen: Story = { name: 'Gekozen', args: { value: '2024' } };
export const WithError: Story = {
  name: 'Met een fout',
  args: { required: true, error: 'Vereist', help: 'Staat bovenaan je jaarrekening.' },
};
export const Unknown: Story = {
  name: 'Ik weet het niet',
  args: { value: 'o.b.', unknown: { pressed: true, onPressedChange: () => undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Ik weet het niet/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('input[name=gasConsumptionYear]')).toHaveValue('o.b.');
  },
};
/**
 * Een jaar dat nog niet bestaat staat er niet bij.
 * @english A year that isn’t there yet isn’t in the list.
 */
export const OneYear: Story = {
  name: 'Eén jaar',
  args: { firstYear: 2026 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '2027');
    await expect(canvas.getByText('No options')).toBeVisible();
  },
};
