import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fileFieldGuide } from './file-field.guide.js';
import { FileField } from './file-field.js';

const meta = {
  title: 'Velden/Bestand',
  component: FileField,
  parameters: { guide: fileFieldGuide },
  args: {
    label: 'Kies het bestand (PDF)',
    name: 'plan',
    help: 'Het bestand blijft op je apparaat.',
    accept: 'application/pdf',
    onFileChosen: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: 'Kiest een bestand',
  play: async ({ canvas, args }) => {
    const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Kies het bestand (PDF)'), plan);
    await expect(args.onFileChosen).toHaveBeenCalledWith(plan);
  },
};

/**
 * Hetzelfde bestand nog eens kiezen is ook kiezen: het kan opnieuw gemaakt zijn.
 * @english Choosing the same file once more is choosing as well: it may have been made anew.
 */
export const ChosenAgain: Story = {
  name: 'Nog eens gekozen',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Kies het bestand (PDF)');
    const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    await userEvent.upload(field, plan);
    await userEvent.upload(field, plan);
    await expect(args.onFileChosen).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  name: 'Geweigerd',
  args: { error: 'Dit is geen PDF.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kies het bestand (PDF)')).toHaveAccessibleDescription(/Dit is geen PDF\./);
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  globals: { viewport: { value: 'reflow' } },
  args: {
    label: 'Kies het aansprakelijkheidswaardevaststellingsveranderingenbestand',
    help: 'Meterkastuitbreidingsaanvraagformulierenverzameling blijft op je apparaat.',
  },
};
