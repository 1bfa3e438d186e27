import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './radio-cards.js';
import { buildings, picturedBuildings, radioCardsGuide } from './radio-cards.guide.js';

function Controlled({ value: first, onValueChange, ...args }: RadioCardsProps) {
  const [value, setValue] = useState(first);
  const [before, setBefore] = useState<string>();
  return (
    <RadioCards
      {...args}
      value={value}
      onValueChange={(next) => {
        setBefore(undefined);
        setValue(next);
        onValueChange?.(next);
      }}
      unknown={
        args.unknown && {
          pressed: value === 'o.b.',
          onPressedChange: (pressed) => {
            setBefore(pressed ? value : undefined);
            setValue(pressed ? 'o.b.' : (before ?? ''));
          },
        }
      }
    />
  );
}

const meta = {
  title: 'Velden/Keuzekaarten',
  component: RadioCards,
  parameters: { guide: radioCardsGuide },
  args: {
    label: 'Wat voor woning heb je?',
    name: 'typeOfBuilding',
    labelSize: 'question',
    required: true,
    options: buildings,
    value: '',
    onValueChange: fn(),
  },
  // Another answer, from the controls, begins anew.
  render: (args) => <Controlled key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Eén halte voor Tab; de pijlen kiezen.
 * @english One stop for Tab; the arrows choose.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tussenwoning' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Tussenwoning' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const corner = canvas.getByRole('radio', { name: 'Hoekwoning' });
    await expect(corner).toBeChecked();
    await expect(corner).toHaveAccessibleDescription('Aan één kant vrij');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hoekwoning');
    await expect(canvas.getByRole('radiogroup', { name: /Wat voor woning heb je/ })).toBeRequired();
    await userEvent.tab();
    await expect(corner).not.toHaveFocus();
  },
};

export const Empty: Story = { name: 'Leeg', args: { help: 'Kies wat er het meest op lijkt.' } };
export const Chosen: Story = { name: 'Gekozen', args: { value: 'hoekwoning' }, tags: ['visual'] };
export const TwoColumns: Story = { name: 'Twee kolommen', args: { columns: '2', value: 'vrijstaand' } };
/**
 * Zoveel naast elkaar als er plek is; de laatste van een oneven aantal vult zijn rij.
 * @english As many beside each other as there is room for; the last of an odd number fills its row.
 */
export const AsManyAsFit: Story = { name: 'Zoveel als er past', args: { columns: 'fit', value: 'vrijstaand' } };
/**
 * Getallen staan op een rij: op een telefoon onder één duim, en de volgende vraag in zicht.
 * @english Numbers stand in a row: on a phone under one thumb, and the next question in sight.
 */
export const ShortAnswers: Story = {
  name: 'Korte antwoorden',
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  args: {
    label: 'Met hoeveel mensen woon je er?',
    name: 'people',
    value: '3',
    options: ['1', '2', '3', '4', '5', '6+'].map((label) => ({ value: label, label })),
    unknown: { pressed: false, onPressedChange: fn() },
  },
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole('radio');
    const tops = new Set(radios.map((radio) => radio.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
    for (const radio of radios) await expect(radio.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('radio', { name: '6+' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('6+');
    await expect(canvas.getByRole('radio', { name: '6+' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '5' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};
/**
 * Ook de laatste van een oneven aantal staat in de rij, en op zijn plaats.
 * @english The last of an odd number stands in the row as well, and in its place.
 */
export const OddShortAnswers: Story = {
  name: 'Een oneven aantal korte antwoorden',
  args: {
    label: 'Hoeveel woonlagen heeft je huis?',
    name: 'buildingLayers',
    columns: 'fit',
    options: ['1', '2', '3', '4', '5+'].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().left);
    await expect(places).toEqual([...places].sort((one, other) => one - other));
  },
};
/**
 * Wat niet op één rij past, staat er op meer: elk breed genoeg om te lezen en aan te wijzen.
 * @english What doesn’t fit in one row stands in more: each wide enough to read and to point at.
 */
export const ManyShortAnswers: Story = {
  name: 'Veel korte antwoorden',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Om hoeveel woningen gaat het?',
    name: 'amountOfBuildings',
    value: '12',
    options: Array.from({ length: 25 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
  },
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio');
    for (const radio of radios) await expect(radio.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    const tops = new Set(radios.map((radio) => radio.getBoundingClientRect().top));
    await expect(tops.size).toBeGreaterThan(2);
  },
};
export const YesOrNo: Story = {
  name: 'Ja of nee',
  args: {
    label: 'Heb je een kelder?',
    name: 'basement',
    columns: '2',
    value: 'nee',
    options: [
      { value: 'ja', label: 'Ja' },
      { value: 'nee', label: 'Nee' },
    ],
  },
};
export const WithPictures: Story = {
  name: 'Met tekeningen',
  args: { options: picturedBuildings, columns: '2', value: 'hoekwoning' },
  tags: ['visual'],
};
export const PicturesOnAPhone: Story = {
  name: 'Met tekeningen op een telefoon',
  args: { options: picturedBuildings, columns: '2', value: '2onder1kap' },
  globals: { viewport: { value: 'phone' } },
};

export const WithError: Story = {
  name: 'Met een fout',
  args: { error: 'Vereist', help: 'Kies wat er het meest op lijkt.' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Vereist Kies wat er het meest op lijkt.');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

/**
 * Wat niet kan blijft in zicht en zegt waarom; de pijlen slaan het over.
 * @english What can’t be chosen stays in sight and says why; the arrows pass it over.
 */
export const NotPossible: Story = {
  name: 'Kan nu niet',
  args: {
    label: 'Welk product wil je?',
    name: 'product',
    value: 'pomp ao',
    options: [
      { value: 'pomp ao', label: 'Pomp AO', hint: 'Buiten, naast je gasketel' },
      { value: 'pomp t', label: 'Pomp T', unavailable: 'Kan alleen als je al een Pomp AO hebt.' },
      { value: 'all-electric', label: 'All-electric', hint: 'Van het gas af' },
    ],
  },
  play: async ({ canvas }) => {
    const impossible = canvas.getByRole('radio', { name: 'Pomp T' });
    await expect(impossible).toBeDisabled();
    await expect(impossible).toHaveAccessibleDescription('Kan alleen als je al een Pomp AO hebt.');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'All-electric' })).toBeChecked();
  },
};

/**
 * Niet weten zet het antwoord opzij; nog een keer drukken brengt het terug.
 * @english Not knowing puts the answer aside; another press brings it back.
 */
export const Unknown: Story = {
  name: 'Ik weet het niet',
  args: { value: 'vrijstaand', unknown: { pressed: false, onPressedChange: () => undefined } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Ik weet het niet: Wat voor woning heb je?' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    const sent = () => [...canvasElement.querySelectorAll<HTMLInputElement>('[name=typeOfBuilding]:is(:checked, [type=hidden])')];
    await expect(sent().map(({ value }) => value)).toEqual(['o.b.']);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Vrijstaand' })).toBeChecked();
    await expect(sent().map(({ value }) => value)).toEqual(['vrijstaand']);
    await userEvent.keyboard(' ');
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  args: {
    label: 'Meergezinswoningappartementencomplexverdiepingskeuze',
    options: [
      {
        value: 'a',
        label: 'Meergezinswoningappartementencomplexverdieping',
        hint: 'Verwarmingsinstallatieonderhoudsabonnementhouder',
      },
      { value: 'b', label: 'Anders' },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
};
