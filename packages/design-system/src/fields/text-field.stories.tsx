import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField, type TextFieldProps } from './text-field.js';

/** A story sets what the input keeps itself; the form's way is shown in `Unknown`. */
type Args = Extract<TextFieldProps, { value?: undefined }>;

const meta: Meta<Args> = {
  title: 'Velden/Tekst',
  component: TextField,
  args: { label: 'Gasverbruik per jaar', name: 'gasConsumption', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};

/** Het toetsenbord past bij het antwoord; de eenheid staat erachter en wordt voorgelezen. */
export const WithUnit: Story = {
  args: { unit: 'm³', inputMode: 'numeric', defaultValue: '1.400', required: true, help: 'Staat op je jaarafrekening.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Gasverbruik per jaar/ });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Staat op je jaarafrekening. m³');
    await expect(input).toHaveAttribute('name', 'gasConsumption');
  },
};

export const WithError: Story = {
  args: { unit: 'm³', error: 'Niet valide', help: 'Staat op je jaarafrekening.', defaultValue: '0118' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Niet valide Staat op je jaarafrekening. m³');
  },
};

/** Zo groot als een vraag in de vragenlijst. */
export const AsQuestion: Story = { args: { label: 'Hoe groot is je woning?', labelSize: 'question', unit: 'm²', required: true, width: 'half' } };

export const Email: Story = { args: { label: 'E-mailadres', name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' } };

export const Password: Story = {
  args: { label: 'Wachtwoord', name: 'password', type: 'password', autoComplete: 'current-password', defaultValue: 'Warmte123' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Wachtwoord');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Toon wachtwoord' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Verberg wachtwoord' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

function Controlled(args: Args) {
  const [value, setValue] = useState('1400');
  const [before, setBefore] = useState<string>();
  return (
    <TextField
      {...args}
      defaultValue={undefined}
      value={value}
      onValueChange={setValue}
      unknown={{
        pressed: before !== undefined,
        onPressedChange: (pressed) => {
          setBefore(pressed ? value : undefined);
          setValue(pressed ? 'o.b.' : (before ?? ''));
        },
      }}
    />
  );
}

/** 'Ik weet het niet' vult het antwoord in; nog een keer drukken brengt het oude terug. */
export const Unknown: Story = {
  args: { unit: 'm³' },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: 'Ik weet het niet: Gasverbruik per jaar' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ik weet het niet');
    await expect(canvasElement.querySelector('[name=gasConsumption]')).toHaveValue('o.b.');
    await expect(canvas.getByRole('status')).toHaveTextContent("Gasverbruik per jaar: ingevuld met 'Ik weet het niet'.");
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('1400');
    await expect(canvasElement.querySelector('[name=gasConsumption]')).toHaveValue('1400');
  },
};

export const LongDutchWords: Story = {
  args: { label: 'Aansprakelijkheidswaardevaststellingsveranderingen van je verwarmingsinstallatie', unit: 'kilowattuur per jaar', defaultValue: '123456789012345678901234567890' },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
};
