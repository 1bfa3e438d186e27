import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './select-field.js';

const years = Array.from({ length: 37 }, (_, index) => String(2026 - index)).map((year) => ({ value: year, label: year }));

function Controlled({ value: first, ...args }: SelectFieldProps) {
  const [value, setValue] = useState(first);
  return <SelectField {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Velden/Keuzelijst',
  component: SelectField,
  args: { label: 'Jaar van het gasverbruik', name: 'gasConsumptionYear', options: years, value: '', onValueChange: () => undefined },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select...')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Jaar van het gasverbruik' })).toBeVisible();
  },
};

/** Pijl omlaag opent, typen zoekt, Enter kiest, Escape sluit zonder te kiezen. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const combobox = canvas.getByRole('combobox');
    combobox.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('2019{Enter}');
    await expect(canvasElement.querySelector('input[name=gasConsumptionYear]')).toHaveValue('2019');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvasElement.querySelector('input[name=gasConsumptionYear]')).toHaveValue('2018');
  },
};

/** De lijst is hooguit 300 px hoog. */
export const Opened: Story = {
  args: { value: '2024' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(300);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '1066');
    await expect(canvas.getByText('No options')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Vereist', help: 'Van welk jaar is de afrekening?' },
  play: async ({ canvas }) => {
    const combobox = canvas.getByRole('combobox');
    await expect(combobox).toBeInvalid();
    await expect(combobox).toHaveAccessibleDescription(/Vereist Van welk jaar/);
    await expect(combobox).toHaveAttribute('aria-required', 'true');
  },
};

export const Unknown: Story = {
  args: { label: 'Uit welk bouwjaar?', name: 'buildingYear', labelSize: 'question', value: 'o.b.', unknown: { pressed: true, onPressedChange: () => undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Ik weet het niet: Uit welk bouwjaar?' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('input[name=buildingYear]')).toHaveValue('o.b.');
  },
};
