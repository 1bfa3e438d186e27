import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Held, inForm, longLabel, onSmallPhone } from './field.stories.setup.js';
import { TextArea, type TextAreaProps } from './text-area.js';
import { textAreaGuide } from './text-area.guide.js';

type Args = Extract<TextAreaProps, { value?: undefined }>;

const meta: Meta<Args> = {
  title: 'Velden/Tekstvak',
  component: TextArea,
  parameters: { guide: textAreaGuide },
  args: { label: 'Wat wil je weten?', name: 'message', onValueChange: fn() },
  decorators: [inForm],
};
export default meta;
type Story = StoryObj<Args>;

const lines = (count: number) => Array.from({ length: count }, (_, line) => `Regel ${line + 1} van een lang verhaal.`).join('\n');

/**
 * Zo hoog als een gewoon antwoord, ook als er nog niets staat.
 * @english As high as a usual answer, also while it is empty.
 */
export const Empty: Story = {
  name: 'Leeg',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.clientHeight).toBeGreaterThan(4 * Number.parseFloat(getComputedStyle(area).lineHeight));
  },
};

/**
 * Groeit mee met wat er staat; Enter maakt een regel.
 * @english Grows with what is in it; Enter makes a line.
 */
export const Growing: Story = {
  name: 'Groeit mee',
  args: { rows: 3 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Wat wil je weten?' });
    const before = area.getBoundingClientRect().height;
    await userEvent.click(area);
    await userEvent.paste(lines(8));
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await userEvent.keyboard('{Enter}en nog wat');
    await expect(area).toHaveValue(`${lines(8)}\nen nog wat`);
  },
};

/**
 * De teller loopt mee voor het oog, en wordt pas tegen het einde voorgelezen.
 * @english The counter goes along for the eye, and is read out only towards the end.
 */
export const Counted: Story = {
  name: 'Met teller',
  args: { countTo: 40 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('Je kunt 40 tekens gebruiken.');
    await userEvent.type(area, 'x'.repeat(20));
    await expect(canvas.getByText('Nog 20 tekens')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, 'x'.repeat(13));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nog 8 tekens');
    await userEvent.type(area, 'x'.repeat(8));
    await expect(area).toHaveValue('x'.repeat(41));
    await expect(canvas.getByText('1 teken te veel', { ignore: '[role=status]' })).toBeVisible();
    // As many as there are at that moment, and then not at every key.
    await expect(canvas.getByRole('status')).toHaveTextContent('1 teken te veel');
    await userEvent.type(area, 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 teken te veel');
    await userEvent.paste('x'.repeat(20));
    await expect(canvas.getByRole('status')).toHaveTextContent('22 tekens te veel');
  },
};

/**
 * Wat een formulier leegmaakt of terugzet, telt opnieuw.
 * @english What a form empties or puts back is counted anew.
 */
export const Reset: Story = {
  name: 'Teruggezet door het formulier',
  args: { countTo: 20, defaultValue: 'Past het?' },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <Button type="reset">Begin opnieuw</Button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Eerlijk?');
    await expect(canvas.getByText('Nog 2 tekens', { ignore: '[role=status]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Past het?');
    await expect(canvas.getByText('Nog 11 tekens', { ignore: '[role=status]' })).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'Te lang, met fout en hulp',
  tags: ['visual'],
  args: {
    countTo: 60,
    required: true,
    help: 'Schrijf zoals je praat.',
    error: 'Maak je vraag korter.',
    defaultValue: 'Past de binnenunit ook in een kast van 60 cm diep, naast de wasmachine?',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Maak je vraag korter. Schrijf zoals je praat. Je kunt 60 tekens gebruiken.',
    );
  },
};

export const Unknown: Story = {
  name: 'Ik weet het niet',
  render: (args) => (
    <Held first="In de kelder.">
      {({ value, onValueChange, unknown }) => (
        <TextArea {...args} defaultValue={undefined} value={value} onValueChange={onValueChange} unknown={unknown} countTo={200} />
      )}
    </Held>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ik weet het niet');
    await expect(canvasElement.querySelector('[name=message]')).toHaveValue('o.b.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('In de kelder.');
  },
};

export const ReadOnly: Story = {
  name: 'Alleen lezen',
  args: { defaultValue: lines(3), readOnlyReason: 'Je vraag is verstuurd; we antwoorden binnen twee werkdagen.' },
};
export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: {
    label: longLabel,
    countTo: 1000,
    defaultValue: `${'verwarmingsinstallatieonderhoudsabonnement'.repeat(4)} en gewone woorden`,
  },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { required: true, countTo: 500, defaultValue: lines(3) },
};
