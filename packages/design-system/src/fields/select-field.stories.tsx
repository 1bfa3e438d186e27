import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './select-field.js';
import { brands, selectFieldGuide } from './select-field.guide.js';

function Controlled({ value: first, onValueChange, ...args }: SelectFieldProps) {
  const [value, setValue] = useState(first);
  const [before, setBefore] = useState('');
  return (
    <SelectField
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      unknown={
        args.unknown && {
          pressed: value === 'o.b.',
          onPressedChange: (pressed) => {
            setBefore(pressed ? (value ?? '') : '');
            setValue(pressed ? 'o.b.' : before);
          },
        }
      }
    />
  );
}

const meta = {
  title: 'Velden/Keuzelijst',
  component: SelectField,
  parameters: { guide: selectFieldGuide },
  args: { label: 'Welk merk is je ketel?', name: 'boilerBrand', options: brands, value: '', onValueChange: fn() },
  // Another answer, from the controls, begins anew.
  render: (args) => <Controlled key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const wire = (canvasElement: HTMLElement) => canvasElement.querySelector('input[name=boilerBrand]');
const said = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live]')?.textContent;
const focused = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

export const Empty: Story = {
  name: 'Leeg',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select...')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Welk merk is je ketel?' })).toBeVisible();
  },
};

export const Chosen: Story = {
  name: 'Gekozen',
  args: { value: 'remeha' },
  play: async ({ canvasElement }) => {
    await expect(wire(canvasElement)).toHaveValue('remeha');
  },
};

/**
 * Pijl omlaag opent, Page Down gaat vijf verder, typen zoekt, Enter kiest, Escape sluit zonder te kiezen.
 * @english Arrow down opens, Page Down goes five further, typing searches, Enter chooses, Escape closes without choosing.
 */
export const ByKeyboard: Story = {
  name: 'Met het toetsenbord',
  play: async ({ canvas, canvasElement, args }) => {
    const combobox = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(combobox).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await expect(focused()).toHaveTextContent('Atag');
    await expect(said(canvasElement)).toMatch(/^\d+ mogelijkheden\. Kies met de pijlen .* Atag, 1 van \d+\.$/);
    // How it works is said once.
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toMatch(/^AWB, 2 van \d+\.$/);
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    await expect(focused()).toHaveTextContent('Itho Daalderop');
    await userEvent.keyboard('{End}');
    await expect(focused()).toHaveTextContent('Viessmann');
    await userEvent.keyboard('{PageUp}');
    await expect(focused()).toHaveTextContent('Junkers');
    await userEvent.keyboard('{Escape}');
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
    await expect(combobox).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('reme{Enter}');
    await expect(wire(canvasElement)).toHaveValue('remeha');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(wire(canvasElement)).toHaveValue('vaillant');
  },
};

/**
 * Een druk op het vak opent en sluit, elders ook; wat aangewezen is, kiest een druk. De focus blijft in het vak.
 * @english A press on the box opens and closes, and so does one elsewhere; a press chooses what is pointed at. The focus stays in the box.
 */
export const ByMouse: Story = {
  name: 'Met de muis',
  play: async ({ canvas, canvasElement, args }) => {
    const combobox = canvas.getByRole('combobox');
    const box = canvas.getByText('Select...');
    await userEvent.click(box);
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await expect(combobox).toHaveFocus();
    await userEvent.click(box);
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(combobox);
    await userEvent.click(document.body);
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(combobox);
    await userEvent.hover(canvas.getByRole('option', { name: 'Bosch' }));
    await expect(focused()).toHaveTextContent('Bosch');
    await userEvent.click(canvas.getByRole('option', { name: 'Bosch' }));
    await expect(wire(canvasElement)).toHaveValue('bosch');
    await expect(combobox).toHaveFocus();
  },
};

/**
 * Typen laat over wat past, ook zonder hoofdletters; Tab kiest, Shift + Tab gaat weg zonder te kiezen. Wat er staat wordt voorgelezen.
 * @english Typing leaves what matches, also without capitals; Tab chooses, Shift + Tab leaves without choosing. What is there is read out.
 */
export const Searched: Story = {
  name: 'Zoeken',
  play: async ({ canvas, canvasElement, args }) => {
    const combobox = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(said(canvasElement)).toBe('Welk merk is je ketel?: pijl omlaag opent de lijst, typen zoekt erin.');
    await userEvent.keyboard('RAD');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Radson']);
    await expect(said(canvasElement)).toBe('1 mogelijkheid voor RAD. Radson, 1 van 1.');
    await userEvent.tab();
    await expect(wire(canvasElement)).toHaveValue('radson');
    await expect(combobox).toHaveFocus();
    await expect(combobox).toHaveValue('');
    await expect(combobox).toHaveAccessibleDescription(/Radson/);
    await expect(said(canvasElement)).toBe('Radson gekozen.');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(focused()).toHaveTextContent('Nefit');
    await userEvent.tab({ shift: true });
    await expect(combobox).not.toHaveFocus();
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/**
 * Wie zoekend opent en alles weer wist, heeft de hele lijst terug.
 * @english Who opens it by searching and clears everything again, has the whole list back.
 */
export const SearchEmptied: Story = {
  name: 'Zoektekst gewist',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('RAD');
    const list = canvas.getByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBeLessThan(100);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(list.getBoundingClientRect().height).toBe(300);
  },
};

/**
 * Hooguit 300 px hoog; wat gekozen is heeft een vinkje, niet alleen een kleur.
 * @english At most 300 px high; what is chosen has a tick, not just a colour.
 */
export const Opened: Story = {
  name: 'Open',
  args: { value: 'awb' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBe(300);
    const chosen = canvas.getByRole('option', { name: 'AWB' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen.querySelector('svg')).toBeVisible();
  },
};

/**
 * Onderaan het scherm gaat de lijst omhoog open, en blijft ze in beeld.
 * @english At the foot of the screen the list opens upwards, and stays in sight.
 */
export const AtTheBottom: Story = {
  name: 'Onderaan een telefoonscherm',
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', padding: 20, boxSizing: 'border-box', display: 'grid', alignItems: 'end' }}>{Story()}</div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const box = (await screen.findByRole('listbox')).getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.height).toBeGreaterThanOrEqual(140);
  },
};

/**
 * Wat een antwoord van de andere onderscheidt, en waar iets aandacht vraagt.
 * @english What tells an answer from the others, and where something needs attention.
 */
export const WithHints: Story = {
  name: 'Met bijzonderheden',
  args: {
    label: 'Kies een adres',
    value: 'a',
    options: [
      { value: 'a', label: 'Lindelaan 12, 3581 KJ Utrecht', hint: 'Hoofdadres' },
      { value: 'b', label: 'Havenstraat 3 A, 1271 AD Huizen', alert: 'Er missen gegevens' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: 'Lindelaan 12, 3581 KJ Utrecht Hoofdadres' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /^Havenstraat 3 A, 1271 AD Huizen.*Er missen gegevens$/ }));
    await expect(wire(canvasElement)).toHaveValue('b');
    // Left open: what is beside an address is to be read where the list points at it.
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(focused()).toHaveTextContent('Hoofdadres');
  },
};

export const NothingFound: Story = {
  name: 'Niets gevonden',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByText('No options')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Wordt opgehaald',
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: 'Loading...' })).toBeVisible();
  },
};

export const WithError: Story = {
  name: 'Met een fout',
  args: { required: true, error: 'Vereist', help: 'Het staat op de voorkant.' },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const combobox = canvas.getByRole('combobox');
    await expect(combobox).toBeInvalid();
    await expect(combobox).toHaveAccessibleDescription(/Vereist Het staat op de voorkant/);
    await expect(combobox).toHaveAttribute('aria-required', 'true');
  },
};

/**
 * Kiezen uit de lijst haalt het niet weten weg; nog een keer drukken brengt het oude antwoord terug.
 * @english Choosing from the list takes not knowing away; another press brings the old answer back.
 */
export const Unknown: Story = {
  name: 'Ik weet het niet',
  args: { labelSize: 'question', value: 'remeha', unknown: { pressed: false, onPressedChange: () => undefined } },
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvas.getByRole('button', { name: 'Ik weet het niet: Welk merk is je ketel?' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(wire(canvasElement)).toHaveValue('o.b.');
    await userEvent.keyboard('{Enter}');
    await expect(wire(canvasElement)).toHaveValue('remeha');
    await userEvent.keyboard('{Enter}');
  },
};

export const LongList: Story = {
  name: 'Lange lijst',
  args: {
    label: 'Hoeveel graden?',
    options: Array.from({ length: 200 }, (_, index) => ({ value: String(index), label: `${index} °C` })),
    value: '150',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: '150 °C' })).toBeVisible();
  },
};

export const LongDutchWords: Story = {
  name: 'Lange woorden',
  args: {
    label: 'Verwarmingsinstallatieonderhoudsabonnementsvorm',
    value: 'a',
    options: [
      { value: 'a', label: 'Verwarmingsinstallatieonderhoudsabonnementsvorm met warmteterugwinning' },
      { value: 'b', label: 'Meergezinswoningappartementencomplexaansluiting' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxWidth: 260, minHeight: 260 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const chosen = canvas.getByText(/met warmteterugwinning/);
    await expect(chosen.scrollWidth).toBeLessThanOrEqual(chosen.clientWidth);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
