import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmailField, type EmailFieldProps } from './email-field.js';
import { emailFieldGuide } from './email-field.guide.js';
import { inForm, longLabel, onSmallPhone } from './field.stories.setup.js';

type Args = Extract<EmailFieldProps, { value?: undefined }>;

const meta: Meta<Args> = {
  title: 'Velden/E-mailadres',
  component: EmailField,
  parameters: { guide: emailFieldGuide },
  args: { label: 'E-mailadres', name: 'email', onValueChange: fn() },
  decorators: [inForm],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  name: 'Leeg',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toHaveAttribute('autocapitalize', 'none');
  },
};

/**
 * Met spaties geplakt; die gaan eraf.
 * @english Pasted with spaces; these are taken off.
 */
export const Pasted: Story = {
  name: 'Geplakt',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('mailto:marieke@voorbeeld.nl ');
    await userEvent.tab();
    await expect(input).toHaveValue('marieke@voorbeeld.nl');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marieke@voorbeeld.nl');
  },
};

/**
 * Waar het adres de gebruikersnaam is, vindt een wachtwoordbeheerder het zo.
 * @english Where the address is the user name, a password manager finds it this way.
 */
export const LoggingIn: Story = {
  name: 'Om in te loggen',
  args: { autoComplete: 'username', defaultValue: 'marieke@voorbeeld.nl' },
};

export const WithError: Story = {
  name: 'Met fout en hulp',
  tags: ['visual'],
  args: { required: true, help: 'Hier sturen we de bevestiging naartoe.', error: 'Niet valide', defaultValue: 'marieke@voorbeeld' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Niet valide Hier sturen we de bevestiging naartoe.');
  },
};

export const ReadOnly: Story = {
  name: 'Alleen lezen',
  args: { defaultValue: 'marieke@voorbeeld.nl', readOnlyReason: 'Open eerst de link die we naar je nieuwe adres hebben gestuurd.' },
};
export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: { label: longLabel, defaultValue: 'marieke.van-der-verwarmingsinstallatiedeskundige@woningbouwvereniging.voorbeeld.nl' },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { required: true, defaultValue: 'marieke@voorbeeld.nl' },
};
