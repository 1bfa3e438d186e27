import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/icon-button.js';
import { deleteIcon, editIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { tooltipGuide } from './tooltip.guide.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Acties en terugkoppeling/Tooltip',
  component: Tooltip,
  args: { name: 'Adres wijzigen', children: <button type="button">✎</button> },
  parameters: { guide: tooltipGuide },
  render: () => (
    <Inline gap="m">
      <IconButton icon={editIcon} label="Adres wijzigen" />
      <IconButton icon={deleteIcon} tone="danger" label="Adres verwijderen" />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (name: string) =>
  screen.findByText((_, element) => element?.getAttribute('aria-hidden') === 'true' && element.firstChild?.nodeValue === name);
const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull());

/** Zonder tooltip heeft de knop zijn naam al: die is er ook voor wie niet wijst. */
export const Closed: Story = {
  name: 'Dicht',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adres wijzigen' })).toBeVisible();
    await expect(screen.queryByText('Adres wijzigen')).toBeNull();
  },
};

/** De focus toont de naam, Escape haalt hem weg zonder de focus te verplaatsen. */
export const OnFocus: Story = {
  name: 'Bij focus',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Adres wijzigen' });
    await expect(button).toHaveFocus();
    await expect(await shown('Adres wijzigen')).toBeVisible();
    // The name is told once.
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const Dismissed: Story = {
  name: 'Weg met Escape',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown('Adres wijzigen');
    await userEvent.keyboard('{Escape}');
    await gone('Adres wijzigen');
    await expect(canvas.getByRole('button', { name: 'Adres wijzigen' })).toHaveFocus();
  },
};

/** Ook te lezen met de muis erop: hij blijft staan als je hem aanwijst. */
export const OnHover: Story = {
  name: 'Bij aanwijzen',
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Adres verwijderen' }));
    const bubble = await shown('Adres verwijderen');
    await userEvent.hover(bubble);
    await expect(bubble).toBeVisible();
  },
};

export const LongName: Story = {
  name: 'Lange naam',
  render: () => (
    <IconButton icon={deleteIcon} tone="danger" label="Foto van de meterkastuitbreidingsaansluitingsmogelijkheden verwijderen" />
  ),
  play: async () => {
    await userEvent.tab();
    await shown('Foto van de meterkastuitbreidingsaansluitingsmogelijkheden verwijderen');
  },
};
