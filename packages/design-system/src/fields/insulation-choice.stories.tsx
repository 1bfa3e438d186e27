import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type InsulationAnswer, InsulationChoice, type InsulationChoiceProps } from './insulation-choice.js';
import { insulationChoiceGuide, lacksFigures, none, parts } from './insulation-choice.guide.js';

/** A form's rule, small. The product's own lives in `@pomp/domain`. */
function press(chosen: readonly InsulationAnswer[], part: string): readonly InsulationAnswer[] {
  if (chosen.some(({ value }) => value === part)) return chosen.filter(({ value }) => value !== part);
  return part === none.value ? [{ value: part }] : [...chosen.filter(({ value }) => value !== none.value), { value: part }];
}

function Controlled({ value: first, onPress, onFigureChange, onYearChange, ...args }: InsulationChoiceProps) {
  const [value, setValue] = useState(first);
  const edit = (part: string, change: Partial<InsulationAnswer>) =>
    setValue(value.map((item) => (item.value === part ? { ...item, ...change } : item)));
  return (
    <InsulationChoice
      {...args}
      value={value}
      onPress={(part) => {
        setValue(press(value, part));
        onPress(part);
      }}
      onFigureChange={(part, text) => {
        edit(part, { rcValue: text.replace(/[^\d.]/g, '') });
        onFigureChange(part, text);
      }}
      onYearChange={(part, year) => {
        edit(part, { installationYear: year });
        onYearChange(part, year);
      }}
    />
  );
}

const meta = {
  title: 'Velden/Isolatie',
  component: InsulationChoice,
  parameters: { guide: insulationChoiceGuide },
  args: {
    label: 'Wat is er geïsoleerd?',
    name: 'isolation',
    labelSize: 'question',
    required: true,
    help: 'Je mag er meer kiezen.',
    options: parts,
    exclusive: none,
    value: [],
    currentYear: 2026,
    firstYear: 1990,
    onPress: fn(),
    onFigureChange: fn(),
    onYearChange: fn(),
    onLeave: fn(),
  },
  // Another answer, from the controls, begins anew.
  render: (args) => <Controlled key={JSON.stringify(args.value)} {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof InsulationChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered: readonly InsulationAnswer[] = [
  { value: 'muur', installationYear: '2012' },
  { value: 'dak', rcValue: '3.5', installationYear: '2019' },
  { value: 'raam', rcValue: '1.1' },
];

export const Empty: Story = { name: 'Leeg' };
export const Filled: Story = { name: 'Ingevuld', args: { value: answered }, tags: ['visual'] };
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  args: { value: answered.slice(1) },
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
};
export const None: Story = { name: 'Geen isolatie', args: { value: [none] } };

/**
 * Ramen hebben een U-waarde, de rest een RC-waarde; een komma wordt een punt.
 * @english Windows have a U-value, the rest has an RC-value; a comma becomes a dot.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Dak' })).toHaveFocus();
    await userEvent.keyboard(' ');
    const roof = within(canvas.getByRole('group', { name: 'Dak' }));
    await userEvent.tab();
    await expect(roof.getByRole('textbox', { name: 'RC-waarde' })).toHaveFocus();
    await userEvent.keyboard('2,5');
    await expect(roof.getByRole('textbox', { name: 'RC-waarde' })).toHaveValue('2.5');
    await userEvent.tab();
    await userEvent.keyboard('2012{Enter}');
    await expect(canvasElement.querySelector('[name="isolation.dak.installationYear"]')).toHaveValue('2012');
    await expect(args.onYearChange).toHaveBeenLastCalledWith('dak', '2012');

    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Ramen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    const windows = within(canvas.getByRole('group', { name: 'Ramen' }));
    await expect(windows.getByRole('textbox', { name: 'U-waarde' })).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/**
 * Geen haalt alles weg, met de vragen erbij; een ander antwoord haalt geen weg.
 * @english ‘None’ takes everything away, with its questions; another answer takes ‘none’ away.
 */
export const Exclusive: Story = {
  name: 'Geen sluit uit',
  args: { value: answered },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Geen isolatie'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Niet meer gekozen: Muur of gevel, Dak en Ramen.');
    await userEvent.click(canvas.getByText('Vloer'));
    await expect(canvas.getByRole('checkbox', { name: 'Geen isolatie' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'RC-waarde' })).toHaveValue('');
  },
};

/**
 * De melding staat bij het deel dat iets mist, en wordt er voorgelezen.
 * @english The message stands at the part that lacks something, and is read out there.
 */
export const Lacking: Story = {
  name: 'Een deel mist iets',
  args: { value: [answered[0]!, { value: 'dak' }], problems: { dak: { at: 'part', message: lacksFigures } } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dak' })).toHaveAccessibleDescription(new RegExp(`^${lacksFigures}`));
    await expect(canvas.getByRole('checkbox', { name: 'Dak' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: 'Muur of gevel' })).not.toBeInvalid();
  },
};
export const WrongFigure: Story = {
  name: 'Geen getal',
  args: { value: [{ value: 'dak', rcValue: '2.' }], problems: { dak: { at: 'figure', message: 'Niet valide' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'RC-waarde' })).toBeInvalid();
  },
};
export const NothingChosen: Story = {
  name: 'Niets gekozen',
  args: { error: 'Vereist' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Wat is er geïsoleerd/ })).toHaveAccessibleDescription(/^Vereist/);
  },
};
export const LongDutchWords: Story = {
  name: 'Lange woorden en getallen',
  args: {
    options: [{ value: 'muur', label: 'Spouwmuurisolatiematerialensamenstelling', figure: 'rc' }],
    value: [{ value: 'muur', rcValue: '1234567890.123456789' }],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxWidth: 272 }}>{Story()}</div>],
};
