import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination.js';
import { hrefFor, paginationGuide } from './pagination.guide.js';
import { showPage } from './show-page.js';

const meta = {
  title: 'Omlijsting/Paginering',
  component: Pagination,
  parameters: { guide: paginationGuide },
  args: { page: 2, pages: 5, hrefFor },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Elke pagina heeft een adres: te delen, en zonder script te openen.
 * @english Each page has an address: it can be shared, and opened without script.
 */
export const Links: Story = {
  name: 'Als links',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/kennisbank/');
    await expect(canvas.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '/kennisbank/?pagina=3');
    await expect(canvas.getByText('Pagina 2 van 5')).toBeVisible();
  },
};

/**
 * Aan een einde gaat de link nergens heen, en de plaats zegt waarom.
 * @english At an end the link leads nowhere, and the position says why.
 */
export const FirstPage: Story = {
  name: 'Eerste pagina',
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Vorige' });
    await expect(previous).not.toHaveAttribute('href');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAccessibleDescription('Pagina 1 van 5');
  },
};
export const LastPage: Story = { name: 'Laatste pagina', args: { page: 5 } };

/**
 * In een formulier: bladeren verstuurt het opnieuw, ook zonder script. Een script dat de lijst zelf verkort, laat zien waar je bent.
 * @english In a form: turning a page sends it again, also without script. A script that shortens the list itself shows where you are.
 */
export const InAForm: Story = {
  name: 'In een formulier',
  render: () => (
    <>
      <form id="zoeken" />
      <Pagination page={1} pages={3} form={{ id: 'zoeken', name: 'page' }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const asked = fn<(page: string | undefined) => void>();
    canvasElement.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      asked((event.submitter as HTMLButtonElement | null)?.value);
    });
    const [back, forward] = [canvas.getByRole('button', { name: 'Vorige' }), canvas.getByRole('button', { name: 'Volgende' })];
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveAccessibleDescription('Pagina 1 van 3');
    await userEvent.click(forward);
    await expect(asked).toHaveBeenLastCalledWith('1');
    showPage(canvas.getByRole('navigation'), 3, 3);
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina 3 van 3');
    await expect(back).not.toHaveAttribute('aria-disabled');
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await expect(forward).toHaveAccessibleDescription('Pagina 3 van 3');
    await expect(back).toHaveValue('1');
    showPage(canvas.getByRole('navigation'), 1, 1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const nav = canvasElement.querySelector('nav');
    if (nav) showPage(nav, 1, 3);
  },
};

function Paged({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={pages} onPageChange={setPage} previousLabel="Vorige pagina" nextLabel="Volgende pagina" />;
}

/**
 * Binnen een scherm: de knop houdt de focus, ook als er geen volgende meer is.
 * @english Within a screen: the button keeps the focus, also when there is no next page any more.
 */
export const Buttons: Story = {
  name: 'Als knoppen',
  render: () => <Paged pages={3} />,
  play: async ({ canvas }) => {
    const forward = canvas.getByRole('button', { name: 'Volgende pagina' });
    forward.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina 2 van 3');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina 3 van 3');
    await expect(forward).toHaveFocus();
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await expect(forward).toHaveAccessibleDescription('Pagina 3 van 3');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina 3 van 3');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina 2 van 3');
  },
};

/**
 * Niets te bladeren: niets te zien.
 * @english Nothing to page through: nothing to see.
 */
export const OnePage: Story = {
  name: 'Eén pagina',
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
export const OnAPhone: Story = { name: 'Op een telefoon', tags: ['visual'], globals: { viewport: { value: 'phone' } } };
/**
 * Ook ingezoomd breekt er geen woord af.
 * @english Zoomed in no word breaks either.
 */
export const LargeNumbers: Story = {
  name: 'Grote getallen',
  globals: { viewport: { value: 'reflow' } },
  args: { page: 10_482, pages: 123_456, previousLabel: 'Vorige pagina', nextLabel: 'Volgende pagina' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Volgende pagina');
    const volgende = document.createRange();
    volgende.setStart(words.firstChild!, 0);
    volgende.setEnd(words.firstChild!, 'Volgende'.length);
    await expect(volgende.getClientRects()).toHaveLength(1);
  },
};
