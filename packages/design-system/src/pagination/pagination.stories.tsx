import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination.js';
import { hrefFor, paginationGuide } from './pagination.guide.js';

const meta = {
  title: 'Omlijsting/Paginering',
  component: Pagination,
  parameters: { guide: paginationGuide },
  args: { page: 2, pages: 5, hrefFor },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Elke pagina heeft een adres: te delen, en zonder script te openen. */
export const Links: Story = {
  name: 'Als links',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/kennisbank/');
    await expect(canvas.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '/kennisbank/?pagina=3');
    await expect(canvas.getByText('Pagina 2 van 5')).toBeVisible();
  },
};

/** Aan een einde gaat de link nergens heen, en de plaats zegt waarom. */
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

function Followed({ onTurn }: { onTurn: (page: number) => void }) {
  const [page, setPage] = useState(2);
  const turn = (next: number) => {
    setPage(next);
    onTurn(next);
  };
  return <Pagination page={page} pages={5} hrefFor={hrefFor} onPageChange={turn} />;
}

/** Met een adres, en toch zonder de pagina opnieuw te laden. */
export const FollowedLinks: Story = {
  name: 'Als links, binnen een scherm',
  args: { onPageChange: fn() },
  render: ({ onPageChange = () => undefined }) => <Followed onTurn={onPageChange} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '/kennisbank/?pagina=3');
    await userEvent.click(canvas.getByRole('link', { name: 'Volgende' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Pagina 3 van 5');
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

function Paged({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={pages} onPageChange={setPage} previousLabel="Vorige pagina" nextLabel="Volgende pagina" />;
}

/** Binnen een scherm: de knop houdt de focus, ook als er geen volgende meer is. */
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

/** Niets te bladeren: niets te zien. */
export const OnePage: Story = {
  name: 'Eén pagina',
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
export const OnAPhone: Story = { name: 'Op een telefoon', tags: ['visual'], globals: { viewport: { value: 'phone' } } };
export const LargeNumbers: Story = {
  name: 'Grote getallen',
  globals: { viewport: { value: 'phone' } },
  args: { page: 10_482, pages: 123_456, previousLabel: 'Vorige pagina', nextLabel: 'Volgende pagina' },
};
