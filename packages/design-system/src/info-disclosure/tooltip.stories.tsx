import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/icon-button.js';
import { deleteIcon, editIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Modal } from '../modal/modal.js';
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

const closed = fn();
const shown = (name: string) =>
  screen.findByText((_, element) => element?.getAttribute('aria-hidden') === 'true' && element.firstChild?.nodeValue === name);
const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull());

/**
 * Zonder tooltip heeft de knop zijn naam al: die is er ook voor wie niet wijst.
 * @english Without a tooltip the button has its name already: it is there for those who don’t point, too.
 */
export const Closed: Story = {
  name: 'Dicht',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adres wijzigen' })).toBeVisible();
    await expect(screen.queryByText('Adres wijzigen')).toBeNull();
  },
};

/**
 * De focus toont de naam, Escape haalt hem weg zonder de focus te verplaatsen.
 * @english The focus shows the name, Escape takes it away without moving the focus.
 */
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

/**
 * Ook te lezen met de muis erop: hij blijft staan als je hem aanwijst.
 * @english Can be read with the mouse on it as well: it stays when you point at it.
 */
export const OnHover: Story = {
  name: 'Bij aanwijzen',
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Adres verwijderen' }));
    const bubble = await shown('Adres verwijderen');
    await userEvent.hover(bubble);
    await expect(bubble).toBeVisible();
  },
};

/**
 * Wie tikt, heeft de handeling al gedaan: de naam komt er niet overheen.
 * @english Who taps has done it already: the name doesn’t come over it.
 */
export const Touched: Story = {
  name: 'Niet bij tikken',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Adres verwijderen' });
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(button).toHaveFocus();
    await expect(screen.queryByText('Adres verwijderen')).toBeNull();
    // And the keyboard afterwards shows names again.
    await userEvent.tab({ shift: true });
    await expect(await shown('Adres wijzigen')).toBeVisible();
  },
};

/**
 * Escape haalt eerst de naam weg, en pas daarna de dialoog waar de knop in staat.
 * @english Escape first takes the name away, and only then closes the dialogue that the button is in.
 */
export const InModal: Story = {
  name: 'In een dialoog',
  render: () => (
    <Modal open title="Adres" onClose={closed}>
      <IconButton icon={editIcon} label="Adres wijzigen" />
    </Modal>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Adres wijzigen' });
    button.focus();
    await shown('Adres wijzigen');
    await userEvent.keyboard('{Escape}');
    await gone('Adres wijzigen');
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledOnce();
  },
};

/**
 * Langs de rand schuift de naam op, en wat de knop afsnijdt snijdt de naam niet af.
 * @english Along the edge the name moves over, and what cuts off the button doesn’t cut off the name.
 */
export const AtTheEdge: Story = {
  name: 'Langs de rand',
  render: () => (
    <div
      style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0, width: '2.75rem', height: '2.75rem', overflow: 'hidden' }}
    >
      <IconButton icon={deleteIcon} tone="danger" label="Foto van de meterkast verwijderen" />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    const name = (await shown('Foto van de meterkast verwijderen')).getBoundingClientRect();
    const control = button.getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(control.bottom);
    await expect(name.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(document.elementFromPoint((name.left + name.right) / 2, (name.top + name.bottom) / 2)).toHaveTextContent(
      'Foto van de meterkast verwijderen',
    );
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
