import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { Checkbox } from './checkbox.js';
import { RadioCards, type RadioCardsProps } from './radio-cards.js';

const buildings = [
  { value: 'tussenwoning', label: 'Tussenwoning' },
  { value: 'hoekwoning', label: 'Hoekwoning', hint: 'Aan één kant vrij' },
  { value: '2onder1kap', label: 'Twee-onder-een-kap' },
  { value: 'vrijstaand', label: 'Vrijstaand' },
  { value: 'appartement', label: 'Appartement' },
];

function Controlled({ value: first, ...args }: RadioCardsProps) {
  const [value, setValue] = useState(first);
  return <RadioCards {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Velden/Keuzekaarten',
  component: RadioCards,
  args: { label: 'Wat voor woning heb je?', name: 'typeOfBuilding', labelSize: 'question', required: true, options: buildings, value: '', onValueChange: () => undefined },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eén halte voor Tab; de pijlen kiezen. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tussenwoning' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Tussenwoning' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Hoekwoning/ })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: /Wat voor woning heb je/ })).toBeRequired();
  },
};

export const Chosen: Story = { args: { value: 'hoekwoning' } };
export const TwoColumns: Story = { args: { columns: '2', value: 'vrijstaand' } };
export const WithError: Story = {
  args: { error: 'Vereist', help: 'Kies wat er het meest op lijkt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Vereist Kies wat er het meest op lijkt.');
  },
};
export const LongDutchWords: Story = {
  args: { options: [{ value: 'a', label: 'Meergezinswoningappartementencomplexverdieping' }, { value: 'b', label: 'Anders' }] },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
};

const changed = fn();

export const Checkboxes: Story = {
  name: 'Aankruisvakje',
  render: () => (
    <Stack gap="s">
      <Checkbox label="Dit is mijn hoofdadres" name="mainAddress" onCheckedChange={changed} />
      <Checkbox label="Al aangekruist" name="checked" defaultChecked />
      <Checkbox
        label={
          <>
            Ik ga akkoord met de <Link href="/voorwaarden">voorwaarden</Link>
          </>
        }
        name="terms"
        required
        error="Je moet akkoord gaan met de voorwaarden."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Dit is mijn hoofdadres'));
    await expect(changed).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: /voorwaarden/ })).toHaveAccessibleDescription('Je moet akkoord gaan met de voorwaarden.');
  },
};
