import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Held, inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { TextField, type TextFieldProps } from './text-field.js';
import { textFieldGuide } from './text-field.guide.js';

/** A story sets what the input keeps itself; the form's way is shown in `Unknown`. */
type Args = Extract<TextFieldProps, { value?: undefined }>;

const meta: Meta<Args> = {
  title: 'Velden/Tekst',
  component: TextField,
  parameters: { guide: textFieldGuide },
  args: { label: 'Merk van je ketel', name: 'brand', onValueChange: fn() },
  decorators: [inForm],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = { name: 'Leeg' };

export const Filled: Story = {
  name: 'Ingevuld',
  args: { defaultValue: 'Nefit', required: true, help: 'Staat op de voorkant.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Merk van je ketel/ });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Staat op de voorkant.');
    await expect(input).toHaveAttribute('name', 'brand');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{End} HR');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Nefit HR');
  },
};

/**
 * Wat ervoor en erachter staat, wordt voorgelezen.
 * @english What stands before and behind it is read out.
 */
export const WithPrefixAndUnit: Story = {
  name: 'Met voorvoegsel en eenheid',
  args: {
    label: 'Webadres van je Vereniging van Eigenaars',
    prefix: 'https://',
    unit: '.nl',
    width: 'half',
    defaultValue: 'vve-kanaalstraat',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('https:// .nl');
  },
};

/**
 * Met icoon, woorden en een dikkere rand; wat eronder staat schuift, verder niets.
 * @english With an icon, words and a thicker edge; what stands below moves, nothing else does.
 */
export const WithError: Story = {
  name: 'Met fout en hulp',
  tags: ['visual'],
  args: { error: 'Vereist', required: true, help: 'Staat op de voorkant.' },
  render: (args) => <TextField {...args} defaultValue={undefined} value="" unknown={{ pressed: false, onPressedChange: fn() }} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Vereist Staat op de voorkant.');
  },
};

/**
 * Wie niets kan wijzigen, leest waarom, en kan het antwoord wel kopiëren.
 * @english Who can’t change anything reads why, and can still copy the answer.
 */
export const ReadOnly: Story = {
  name: 'Alleen lezen',
  args: { label: 'Klantnummer', defaultValue: 'P-204-881', readOnlyReason: 'Dit nummer geven wij en verandert niet.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Klantnummer' });
    await expect(input).toHaveAccessibleDescription('Dit nummer geven wij en verandert niet.');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('P-204-881');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/**
 * Zo groot als een vraag in de vragenlijst.
 * @english As large as a question in the questionnaire.
 */
export const AsQuestion: Story = {
  name: 'Als vraag',
  args: { label: 'Waar wil je de warmtepomp hebben?', labelSize: 'question', required: true },
};

/**
 * 'Ik weet het niet' vult het antwoord in; nog een keer drukken brengt het oude terug.
 * @english ‘I don’t know’ fills in the answer; another press brings the old one back.
 */
export const Unknown: Story = {
  name: 'Ik weet het niet',
  render: (args) => (
    <Held first="Nefit">
      {({ value, onValueChange, unknown }) => (
        <TextField {...args} defaultValue={undefined} value={value} onValueChange={onValueChange} unknown={unknown} />
      )}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: 'Ik weet het niet: Merk van je ketel' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ik weet het niet');
    await expect(canvasElement.querySelector('[name=brand]')).toHaveValue('o.b.');
    await expect(canvas.getByRole('status')).toHaveTextContent("Merk van je ketel: ingevuld met 'Ik weet het niet'.");
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Nefit');
    await expect(canvasElement.querySelector('[name=brand]')).toHaveValue('Nefit');
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: {
    label: longLabel,
    required: true,
    help: 'Meterkastverdeelinrichtingsfabrikanten zetten dit nummer meestal op de binnenkant van de deur.',
    error: 'Verbruiksgegevensoverdrachtsovereenkomst ontbreekt',
    unit: 'kilowattuur per jaar',
    defaultValue: '123456789012345678901234567890',
  },
};

export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { required: true, help: 'Staat op de voorkant.' },
};
