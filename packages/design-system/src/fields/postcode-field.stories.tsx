import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Held, inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { PostcodeField, type PostcodeFieldProps } from './postcode-field.js';
import { postcodeFieldGuide } from './postcode-field.guide.js';

type Args = Extract<PostcodeFieldProps, { value?: undefined }>;

const meta: Meta<Args> = {
  title: 'Velden/Postcode',
  component: PostcodeField,
  parameters: { guide: postcodeFieldGuide },
  args: { label: 'Postcode', name: 'zipcode', onValueChange: fn() },
  decorators: [inForm],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = { name: 'Leeg' };

/**
 * Getypt zoals het uitkomt; bij het verlaten van het veld staat het netjes.
 * @english Typed anyhow; on leaving the field it is written as it should be.
 */
export const TypedAnyhow: Story = {
  name: 'Hoe dan ook getypt',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(input).toHaveAttribute('autocomplete', 'postal-code');
    await userEvent.type(input, ' 3511ab');
    await expect(input).toHaveValue(' 3511ab');
    await userEvent.tab();
    await expect(input).toHaveValue('3511 AB');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3511 AB');
  },
};

/**
 * Ook als het formulier de waarde bewaart.
 * @english Also when the form keeps the value.
 */
export const HeldByAForm: Story = {
  name: 'In een formulier',
  render: (args) => (
    <Held first="">
      {({ value, onValueChange }) => (
        <PostcodeField {...args} defaultValue={undefined} value={value} onValueChange={onValueChange} />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3511ab');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('3511 AB');
  },
};

/**
 * Wat geen postcode is, blijft staan.
 * @english What is no postcode stays as it is.
 */
export const WithError: Story = {
  name: 'Met fout en hulp',
  tags: ['visual'],
  args: { required: true, help: 'Van de woning waar de warmtepomp komt.', error: 'Niet valide', defaultValue: 'B-3000 Leuven' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('B-3000 Leuven');
    await expect(input).toHaveAccessibleDescription('Niet valide Van de woning waar de warmtepomp komt.');
  },
};

export const Unknown: Story = {
  name: 'Ik weet het niet',
  render: (args) => (
    <Held first="3511 AB">
      {({ value, onValueChange, unknown }) => (
        <PostcodeField {...args} defaultValue={undefined} value={value} onValueChange={onValueChange} unknown={unknown} />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ik weet het niet');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('3511 AB');
  },
};

export const ReadOnly: Story = {
  name: 'Alleen lezen',
  args: { defaultValue: '3511 AB', readOnlyReason: 'Bij deze woning loopt al een bestelling.' },
};
export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: { label: longLabel, error: 'Niet valide' },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { required: true, defaultValue: '3511 AB' },
};
