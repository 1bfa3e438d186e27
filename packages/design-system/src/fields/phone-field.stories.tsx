import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { PhoneField, type PhoneFieldProps } from './phone-field.js';
import { phoneFieldGuide } from './phone-field.guide.js';

type Args = Extract<PhoneFieldProps, { value?: undefined }>;

const meta: Meta<Args> = {
  title: 'Velden/Telefoonnummer',
  component: PhoneField,
  parameters: { guide: phoneFieldGuide },
  args: { label: 'Telefoonnummer', name: 'phoneNumber', onValueChange: fn() },
  decorators: [inForm],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  name: 'Leeg',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Telefoonnummer' });
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
  },
};

/**
 * Haakjes en streepjes mogen; ze worden spaties.
 * @english Brackets and dashes are allowed; they become spaces.
 */
export const TypedAnyhow: Story = {
  name: 'Hoe dan ook getypt',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '+31 (0)6-12345678');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('+31 6 12345678');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+31 6 12345678');
  },
};

export const WithError: Story = {
  name: 'Met fout en hulp',
  tags: ['visual'],
  args: { required: true, help: 'De monteur belt als hij onderweg is.', error: 'Niet valide', defaultValue: '0612 (thuis)' },
};
export const ReadOnly: Story = {
  name: 'Alleen lezen',
  args: { defaultValue: '06 12 34 56 78', readOnlyReason: 'De monteur is onderweg. Wijzigen kan na het bezoek.' },
};
export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: { label: longLabel, defaultValue: '+31 6 12 34 56 78 90 12 34 56' },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { required: true, defaultValue: '06 12 34 56 78' },
};
