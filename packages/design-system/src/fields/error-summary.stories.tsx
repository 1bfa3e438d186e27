import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { ErrorSummary, ErrorSummaryPlace } from './error-summary.js';
import { errorSummaryGuide } from './error-summary.guide.js';
import { inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { NumberField } from './number-field.js';
import { RadioCards } from './radio-cards.js';
import { RequiredExplanation } from './required-explanation.js';
import { SelectField } from './select-field.js';

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
    <Stack gap="l">
      <ErrorSummary problems={wrong ? problems : []} attempt={attempt} />
      <RequiredExplanation />
      <NumberField
        id="gas"
        label="Gasverbruik"
        name="gasConsumption"
        required
        unit="m³"
        defaultValue="01"
        error={wrong ? 'Niet valide' : undefined}
      />
      <SelectField
        id="year"
        label="Jaar"
        name="gasConsumptionYear"
        required
        options={[]}
        value=""
        error={wrong ? 'Vereist' : undefined}
        onValueChange={ignore}
      />
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

const meta = {
  title: 'Velden/Foutoverzicht',
  component: ErrorSummary,
  subcomponents: { ErrorSummaryPlace },
  parameters: { guide: errorSummaryGuide },
  args: { problems },
  decorators: [inForm],
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Meer fouten', tags: ['visual'] };
export const One: Story = { name: 'Eén fout', args: { problems: problems.slice(0, 1) } };

/**
 * Krijgt de focus na versturen en brengt je naar het veld, of naar het eerste antwoord van een groep.
 * @english Takes the focus after sending and brings you to the field, or to the first answer of a group.
 */
export const AfterSubmit: Story = {
  name: 'Na versturen',
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const summary = canvas.getByRole('group', { name: 'Controleer je antwoorden' });
    await expect(summary).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Gasverbruik: Niet valide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /Gasverbruik/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Jaar: Vereist' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Wanneer verwarm je? Vereist' }));
    await expect(canvas.getByRole('radio', { name: 'Overdag' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(summary).toHaveFocus();
  },
};

/**
 * Wat nu niet te kiezen is, neemt de focus niet: die gaat naar het eerste antwoord dat wel kan.
 * @english What can’t be chosen now doesn’t take the focus: that goes to the first answer that can.
 */
export const FirstUnavailable: Story = {
  name: 'Eerste antwoord niet te kiezen',
  args: { problems: problems.slice(2) },
  render: (args) => (
    <Stack gap="l">
      <ErrorSummary {...args} />
      <RadioCards
        id="usage"
        label="Wanneer verwarm je?"
        name="heatingUsage"
        required
        options={[
          { value: 'overdag', label: 'Overdag', unavailable: 'Kan niet bij vloerverwarming.' },
          { value: 'hele dag', label: 'De hele dag' },
        ]}
        value=""
        error="Vereist"
        onValueChange={ignore}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Wanneer verwarm je? Vereist' }));
    await expect(canvas.getByRole('radio', { name: 'De hele dag' })).toHaveFocus();
  },
};

export const NothingWrong: Story = {
  name: 'Niets mis',
  render: () => <Form />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Controleer je antwoorden' })).toBeNull();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: {
    problems: [
      {
        fieldId: 'long',
        label: longLabel,
        message: 'Kies per geselecteerde optie minimaal een RC-/U-waarde of een installatiejaar.',
      },
      ...problems,
    ],
  },
};
export const OnAPhone: Story = { name: 'Op een telefoon', globals: { viewport: { value: 'phone' } } };
