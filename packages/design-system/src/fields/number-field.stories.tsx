import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { words } from '../words/en.js';
import { Held, inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { NumberField, type NumberFieldProps } from './number-field.js';
import { numberFieldGuide } from './number-field.guide.js';

/** A whole number that the input keeps itself; decimals and the form's way have a render of their own. */
type Args = Extract<NumberFieldProps, { value?: undefined; kind?: 'whole' }>;

const meta: Meta<Args> = {
  title: 'Velden/Getal',
  component: NumberField,
  parameters: { guide: numberFieldGuide },
  args: { label: 'Gasverbruik per jaar', name: 'gasConsumption', unit: 'm³', onValueChange: fn() },
  decorators: [inForm],
};
export default meta;
type Story = StoryObj<Args>;

const english = compileDictionary(words);

export const Empty: Story = { name: 'Leeg' };

/**
 * Het toetsenbord past bij het antwoord; de eenheid staat erachter en wordt voorgelezen.
 * @english The keyboard suits the answer; the unit stands behind it and is read out.
 */
export const Filled: Story = {
  name: 'Ingevuld',
  args: { defaultValue: '1400', required: true, help: 'Staat op je jaarafrekening.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Gasverbruik per jaar/ });
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription('Staat op je jaarafrekening. m³');
  },
};

/**
 * Geplakt van een rekening: bij het verlaten van het veld blijft het getal over.
 * @english Pasted from a bill: on leaving the field the number is what is left.
 */
export const Pasted: Story = {
  name: 'Geplakt van een rekening',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('1.405 m³ ');
    await expect(input).toHaveValue('1.405 m³ ');
    await userEvent.tab();
    await expect(input).toHaveValue('1405');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1405');
  },
};

/**
 * Een getal dat bijna niemand heeft: onder het veld staat de vraag, en wat er misschien bedoeld was is één druk. Doorgaan kan altijd.
 * @english A number that hardly anyone has: below the field stands the question, and what was perhaps meant is one press. One can always go on.
 */
export const AskedAgain: Story = {
  name: 'Nog eens gevraagd',
  render: () => (
    <Held first="14500">
      {({ value, onValueChange }) => (
        <NumberField
          label="Gasverbruik per jaar"
          name="gasConsumption"
          unit="m³"
          value={value}
          onValueChange={onValueChange}
          question={
            value === '14500'
              ? {
                  text: '14.500 m³ is veel gas voor één woning. Bedoel je 1.450?',
                  meant: { label: 'Ja, 1.450 m³', onPress: () => onValueChange('1450') },
                }
              : null
          }
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await canvas.findByText(/Bedoel je/);
    await expect(input).toHaveAccessibleDescription('14.500 m³ is veel gas voor één woning. Bedoel je 1.450? m³');
    await expect(input).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, 1.450 m³' }));
    await expect(input).toHaveValue('1450');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByText(/Bedoel je/)).not.toBeInTheDocument();
  },
};

/**
 * Wat geen getal is, blijft staan zoals het getypt is.
 * @english What is no number stays as it was typed.
 */
export const NotANumber: Story = {
  name: 'Geen getal',
  args: { error: 'Niet valide' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12 of 13');
    await userEvent.tab();
    await expect(input).toHaveValue('12 of 13');
  },
};

/**
 * Een punt wordt een komma, en wat als punt is opgeslagen leest als komma. De cursor blijft waar hij is.
 * @english A dot becomes a comma, and what is stored with a dot reads with a comma. The caret stays where it is.
 */
export const Decimals: Story = {
  name: 'Met decimalen',
  render: () => (
    <Held first="12.5">
      {({ value, onValueChange }) => (
        <NumberField
          label="Afstand tot de meterkast"
          name="distance"
          kind="decimal"
          unit="m"
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveValue('12,5');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.clear(input);
    await userEvent.type(input, '25');
    await userEvent.type(input, '.', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('2,5');
    await expect(input.selectionStart).toBe(2);
    await userEvent.clear(input);
    await userEvent.paste('1.405,5 m');
    await userEvent.tab();
    await expect(input).toHaveValue('1405,5');
  },
};

/**
 * Op een Engelse pagina is het andersom: een komma wordt een punt. Een getal van een Nederlandse rekening mag, als het niets anders kan zijn.
 * @english On an English page it is the other way round: a comma becomes a dot. A number from a Dutch bill will do, if it can’t be anything else.
 */
export const InEnglish: Story = {
  name: 'Op een Engelse pagina',
  render: () => (
    <LanguageProvider locale="en-GB" dictionary={english}>
      <Stack>
        <Held first="12.5">
          {({ value, onValueChange }) => (
            <NumberField
              label="Distance to the fuse box"
              name="distance"
              kind="decimal"
              unit="m"
              value={value}
              onValueChange={onValueChange}
            />
          )}
        </Held>
        <NumberField label="Gas consumption a year" name="gasConsumption" unit="m³" />
      </Stack>
    </LanguageProvider>
  ),
  play: async ({ canvas }) => {
    const distance = canvas.getByRole('textbox', { name: /^Distance/ });
    await expect(distance).toHaveValue('12.5');
    await userEvent.clear(distance);
    await userEvent.type(distance, '2,5');
    await expect(distance).toHaveValue('2.5');
    await userEvent.clear(distance);
    await userEvent.paste('1.405,5 m');
    await userEvent.tab();
    await expect(distance).toHaveValue('1405.5');
    const gas = canvas.getByRole('textbox', { name: /^Gas/ });
    await userEvent.type(gas, '1,405');
    await userEvent.tab();
    await expect(gas).toHaveValue('1405');
  },
};

/**
 * Waar het antwoord met een punt bewaard en getoond wordt.
 * @english Where the answer is kept and shown with a dot.
 */
export const DecimalsWithDot: Story = {
  name: 'Met een decimale punt',
  render: () => <NumberField label="RC-waarde" name="rcValue" kind="decimal" separator="." unit="m²K/W" digits={5} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2,5');
    await expect(canvas.getByRole('textbox')).toHaveValue('2.5');
  },
};

/**
 * Enter verstuurt het formulier met het opgeruimde getal.
 * @english Enter sends the form with the tidied number.
 */
export const SentWithEnter: Story = {
  name: 'Verstuurd met Enter',
  render: (args) => (
    <form
      aria-label="Verbruik"
      onSubmit={(event) => {
        event.preventDefault();
        args.onValueChange?.(`verstuurd: ${String(new FormData(event.currentTarget).get('gasConsumption'))}`);
      }}
    >
      <Stack gap="m">
        <NumberField {...args} />
        <div>
          <Button type="submit">Opslaan</Button>
        </div>
      </Stack>
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1.405{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('verstuurd: 1405');
  },
};

export const WithError: Story = {
  name: 'Met fout en hulp',
  tags: ['visual'],
  args: {
    labelSize: 'question',
    label: 'Hoe groot is je woning?',
    required: true,
    unit: 'm²',
    error: 'Niet valide',
    help: 'Woonoppervlakte, staat op je energielabel.',
  },
  render: (args) => (
    <NumberField {...args} defaultValue={undefined} value="0118" unknown={{ pressed: false, onPressedChange: fn() }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Niet valide Woonoppervlakte, staat op je energielabel. m²',
    );
  },
};

/**
 * Het veld verandert niet van breedte.
 * @english The field doesn’t change its width.
 */
export const Unknown: Story = {
  name: 'Ik weet het niet',
  render: (args) => (
    <Held first="1400">
      {({ value, onValueChange, unknown }) => (
        <NumberField {...args} defaultValue={undefined} value={value} onValueChange={onValueChange} unknown={unknown} />
      )}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: /Ik weet het niet/ });
    const width = () => canvas.getByRole('textbox').getBoundingClientRect().width;
    const before = width();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox')).toHaveValue('Ik weet het niet');
    await expect(width()).toBe(before);
    await expect(canvasElement.querySelector('[name=gasConsumption]')).toHaveValue('o.b.');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox')).toHaveValue('1400');
  },
};

export const ReadOnly: Story = {
  name: 'Alleen lezen',
  args: { defaultValue: '1400', readOnlyReason: 'Je netbeheerder gaf dit door. Klopt het niet? Bel ons.' },
};

export const Money: Story = {
  name: 'Bedrag',
  render: () => (
    <NumberField
      label="Wat betaal je nu?"
      name="price"
      kind="decimal"
      prefix="€"
      unit="per maand"
      digits={8}
      defaultValue="245,50"
    />
  ),
};

export const LongDutchWords: Story = {
  name: 'Lange woorden en getallen op een kleine telefoon',
  decorators: [onSmallPhone],
  args: {
    label: longLabel,
    unit: 'kilowattuur per jaar',
    digits: 30,
    error: 'Niet valide',
  },
  render: (args) => (
    <NumberField
      {...args}
      defaultValue={undefined}
      value="123456789012345678901234567890"
      unknown={{ pressed: false, onPressedChange: fn() }}
    />
  ),
};

export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { help: 'Staat op je jaarafrekening.' },
  render: (args) => (
    <NumberField {...args} defaultValue={undefined} value="1400" unknown={{ pressed: true, onPressedChange: fn() }} />
  ),
};
