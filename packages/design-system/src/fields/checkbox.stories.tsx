import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../navigation/link.js';
import { Checkbox } from './checkbox.js';
import { checkboxGuide } from './checkbox.guide.js';
import { inForm, longLabel, onSmallPhone } from './field.stories.setup.js';

const meta = {
  title: 'Velden/Aankruisvakje',
  component: Checkbox,
  parameters: { guide: checkboxGuide },
  args: { label: 'Dit is mijn hoofdadres', name: 'mainAddress', onCheckedChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Het hele label kruist aan, en de spatiebalk ook.
 * @english The whole label ticks the box, and so does the space bar.
 */
export const Empty: Story = {
  name: 'Leeg',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Dit is mijn hoofdadres' });
    await userEvent.click(canvas.getByText('Dit is mijn hoofdadres'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = {
  name: 'Aangekruist',
  args: { defaultChecked: true, help: 'Hier sturen we brieven en facturen naartoe.' },
};

const terms = (
  <>
    Ik ga akkoord met de <Link href="/algemene-voorwaarden">voorwaarden</Link>
  </>
);

/**
 * De link in het label opent de voorwaarden, en kruist niets aan.
 * @english The link in the label opens the conditions, and ticks nothing.
 */
export const WithError: Story = {
  name: 'Met link, fout en hulp',
  tags: ['visual'],
  args: {
    label: terms,
    name: 'terms',
    required: true,
    help: 'Je krijgt ze ook per mail.',
    error: 'Je moet akkoord gaan met de voorwaarden.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /voorwaarden/ });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Je moet akkoord gaan met de voorwaarden. Je krijgt ze ook per mail.');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'voorwaarden' })).toHaveFocus();
  },
};

/**
 * Blijft staan zoals het is en zegt waarom; in het formulier telt het gewoon mee.
 * @english Stays as it is and says why; in the form it counts as usual.
 */
export const NotNow: Story = {
  name: 'Kan nu niet',
  args: { defaultChecked: true, disabledReason: 'Je hebt nog geen ander adres.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Je hebt nog geen ander adres.');
    await userEvent.click(box);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const NotNowEmpty: Story = { name: 'Kan nu niet, leeg', args: { disabledReason: 'Kies eerst een adres.' } };

export const LongDutchWords: Story = {
  name: 'Lange woorden op een kleine telefoon',
  decorators: [onSmallPhone],
  args: {
    label: `${longLabel}, en alles wat daar verder nog bij hoort`,
    required: true,
    error: 'Verbruiksgegevensoverdrachtsovereenkomst ontbreekt',
  },
};
export const OnAPhone: Story = {
  name: 'Op een telefoon',
  globals: { viewport: { value: 'phone' } },
  args: { label: terms, required: true },
};
