import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../layout/stack.js';
import { Modal } from '../modal/modal.js';
import { DateField, type DateFieldProps } from './date-field.js';
import { dateFieldGuide } from './date-field.guide.js';
import { Held, inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { TextField } from './text-field.js';

const changed = fn();

function Controlled({ value: first, ...args }: DateFieldProps) {
  return (
    <Held first={first}>
      {({ value, onValueChange }) => (
        <DateField
          {...args}
          value={value}
          onValueChange={(next) => {
            onValueChange(next);
            changed(next);
          }}
        />
      )}
    </Held>
  );
}

const meta = {
  title: 'Velden/Datum',
  component: DateField,
  parameters: { guide: dateFieldGuide },
  args: { label: 'Wanneer kan de monteur komen?', name: 'date', today: '2026-11-21', value: '' },
  render: (args) => <Controlled {...args} />,
  decorators: [inForm],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Leeg' };

/**
 * Streepjes komen vanzelf; bij het verlaten van het veld krijgen dag en maand twee cijfers.
 * @english Dashes come by themselves; on leaving the field day and month get two figures.
 */
export const Typed: Story = {
  name: 'Getypt',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '2811');
    await expect(input).toHaveValue('28-11-');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('28-11');
    await userEvent.clear(input);
    await userEvent.type(input, '1/2/2027');
    await expect(input).toHaveValue('1-2-2027');
    await userEvent.tab();
    await expect(input).toHaveValue('01-02-2027');
    await expect(changed).toHaveBeenLastCalledWith('01-02-2027');
  },
};

const open = async (canvas: ReturnType<typeof within>) => {
  const button = canvas.getByRole('button', { name: /^Kies een datum/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await canvas.findByRole('dialog', { name: /^Kies een datum/ });
  return { button, dialog, calendar: within(dialog) };
};

const focusOn = (day: RegExp) => waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());

/**
 * Openen, met de pijlen naar een dag, kiezen: de focus gaat terug naar de knop, die de dag noemt.
 * @english Open, go to a day with the arrows, choose: the focus goes back to the button, which names the day.
 */
export const PickedByKeyboard: Story = {
  name: 'Gekozen met het toetsenbord',
  play: async ({ canvas }) => {
    const { button, dialog } = await open(canvas);
    await focusOn(/21 november 2026/);
    await expect([...dialog.querySelectorAll('thead th')].map((day) => day.textContent)).toEqual([
      'ma',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
    ]);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await focusOn(/29 november 2026/);
    await userEvent.keyboard('{PageDown}');
    await focusOn(/29 december 2026/);
    await userEvent.keyboard('{Home}');
    await focusOn(/28 december 2026/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('28-12-2026');
    await expect(button).toHaveAccessibleName('Kies een datum: Wanneer kan de monteur komen?, nu 28-12-2026');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/**
 * Escape sluit zonder te kiezen; nog een druk op de knop ook.
 * @english Escape closes without choosing; so does another press of the button.
 */
export const Closed: Story = {
  name: 'Gesloten zonder te kiezen',
  args: { value: '03-12-2026' },
  play: async ({ canvas }) => {
    const { button } = await open(canvas);
    await focusOn(/\b3 december 2026/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await canvas.findByRole('dialog');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('03-12-2026');
  },
};

/**
 * Een dag buiten de grenzen is niet te kiezen.
 * @english A day outside the limits can’t be chosen.
 */
export const Opened: Story = {
  name: 'Geopend, met grenzen',
  tags: ['visual'],
  args: { value: '03-12-2026', min: '2026-11-30', max: '2026-12-18' },
  play: async ({ canvas }) => {
    const { calendar } = await open(canvas);
    await focusOn(/\b3 december 2026/);
    await expect(calendar.getByRole('button', { name: /zaterdag 19 december 2026/ })).toBeDisabled();
  },
};

/**
 * Met twee grenzen in verschillende jaren zijn maand en jaar uit een lijst te kiezen.
 * @english With two limits in different years month and year can be chosen from a list.
 */
export const Birthday: Story = {
  name: 'Geboortedatum',
  tags: ['visual'],
  args: {
    label: 'Geboortedatum',
    autoComplete: 'bday',
    help: 'Bijvoorbeeld 28-11-1960.',
    value: '28-11-1960',
    min: '1900-01-01',
    max: '2026-11-21',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'bday');
    const { calendar } = await open(canvas);
    await focusOn(/28 november 1960/);
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Kies het jaar' }), '1958');
    await expect(calendar.getByRole('grid', { name: 'november 1958' })).toBeVisible();
  },
};

/**
 * Wat geen datum is, blijft staan; de kalender opent dan op vandaag.
 * @english What is no date stays as it is; the calendar then opens on today.
 */
export const NotADate: Story = {
  name: 'Geen datum',
  args: { value: '31-02-2026', error: 'Niet valide (dd-mm-jj)', required: true, help: 'Bijvoorbeeld 28-11-2026.' },
  play: async ({ canvas }) => {
    await open(canvas);
    await focusOn(/21 november 2026/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveValue('31-02-2026');
  },
};

/**
 * Ook met een muis of vinger.
 * @english Also with a mouse or a finger.
 */
export const PickedByPointer: Story = {
  name: 'Gekozen met een vinger',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kies een datum/ }));
    const calendar = within(await canvas.findByRole('dialog'));
    await userEvent.click(calendar.getByRole('button', { name: 'Ga naar volgende maand' }));
    await userEvent.click(calendar.getByRole('button', { name: /dinsdag 1 december 2026/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('01-12-2026');
  },
};

/**
 * Wie naast de kalender op een ander veld drukt, gaat daar verder.
 * @english Who presses another field beside the calendar goes on there.
 */
export const LeftForAnotherField: Story = {
  name: 'Verder in een ander veld',
  render: (args) => (
    <Stack gap="l">
      <Controlled {...args} />
      <TextField label="Opmerking" name="remark" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await focusOn(/21 november 2026/);
    const other = canvas.getByRole('textbox', { name: 'Opmerking' });
    await userEvent.click(other);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('Bel aan');
    await expect(other).toHaveFocus();
    await expect(other).toHaveValue('Bel aan');
  },
};

/**
 * Ook in een venster gaat de focus na het kiezen terug naar de knop.
 * @english In a window too the focus goes back to the button after choosing.
 */
export const InAModal: Story = {
  name: 'In een venster',
  render: (args) => (
    <Modal open onClose={() => undefined} title="Afspraak verzetten">
      <Controlled {...args} />
    </Modal>
  ),
  play: async () => {
    const { button } = await open(within(await screen.findByRole('dialog')));
    await focusOn(/21 november 2026/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const HalfTyped: Story = {
  name: 'Half getypt',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '28');
    await expect(canvas.getByText('mm-jjjj')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'Alleen lezen',
  args: { value: '01-12-2026', readOnlyReason: 'De afspraak is al bevestigd. Bel ons om hem te verzetten.' },
};
export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: { label: longLabel, required: true, error: 'Verbruiksgegevensoverdrachtsovereenkomst ontbreekt', value: '01-12-2026' },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { value: '03-12-2026', min: '2026-11-30', max: '2027-12-18' },
  play: async ({ canvas }) => {
    await open(canvas);
    await focusOn(/\b3 december 2026/);
  },
};
