import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { ErrorSummary } from './error-summary.js';
import { RadioCards } from './radio-cards.js';
import { RequiredExplanation } from './required-explanation.js';
import { SelectField } from './select-field.js';
import { TextField } from './text-field.js';

const problems = [
  { fieldId: 'gas', label: 'Gasverbruik', message: 'Niet valide' },
  { fieldId: 'year', label: 'Jaar', message: 'Vereist' },
  { fieldId: 'usage', label: 'Wanneer verwarm je?', message: 'Vereist' },
];
const ignore = () => undefined;

function Form() {
  const [attempt, setAttempt] = useState(0);
  const wrong = attempt > 0;
  return (
    <Stack gap="l" width="form">
      <ErrorSummary problems={wrong ? problems : []} attempt={attempt} />
      <RequiredExplanation />
      <TextField id="gas" label="Gasverbruik" name="gasConsumption" required unit="m³" value="01" error={wrong ? 'Niet valide' : undefined} onValueChange={ignore} />
      <SelectField id="year" label="Jaar" name="gasConsumptionYear" required options={[]} value="" error={wrong ? 'Vereist' : undefined} onValueChange={ignore} />
      <RadioCards
        id="usage"
        label="Wanneer verwarm je?"
        name="heatingUsage"
        required
        options={[
          { value: 'overdag', label: 'Overdag' },
          { value: 'hele dag', label: 'De hele dag' },
        ]}
        value=""
        error={wrong ? 'Vereist' : undefined}
        onValueChange={ignore}
      />
      <Button onClick={() => setAttempt(attempt + 1)}>Opslaan</Button>
    </Stack>
  );
}

/** Zegt boven het formulier wat er mist, krijgt de focus en brengt je ernaartoe. */
const meta = { title: 'Velden/Foutoverzicht', render: () => <Form /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterSubmit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const summary = canvas.getByRole('group', { name: 'Controleer je antwoorden' });
    await expect(summary).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: 'Gasverbruik: Niet valide' }));
    await expect(canvas.getByRole('textbox', { name: /Gasverbruik/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Jaar: Vereist' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Wanneer verwarm je?: Vereist' }));
    await expect(canvas.getByRole('radio', { name: 'Overdag' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(summary).toHaveFocus();
  },
};

export const NothingWrong: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Controleer je antwoorden' })).toBeNull();
  },
};
