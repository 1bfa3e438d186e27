import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { userEvent } from 'storybook/test';
import { Container } from '@pomp/design-system';
import { clearVisits, inStorefront, visited } from '../storefront/in-storefront.stories.setup.js';
import { ArticleOverview } from './article-overview.js';
import { articles, longWords } from './knowledge-base.stories.setup.js';

const meta = {
  title: 'Winkel/Kennisbank/Overzicht',
  component: ArticleOverview,
  parameters: { layout: 'fullscreen' },
  args: { path: '/kennisbank/', level: 2, latest: undefined, category: 'all', page: 1, pages: 4, articles, total: 34 },
  render: (args) => (
    <Container>
      <ArticleOverview {...args} />
    </Container>
  ),
  decorators: [inStorefront],
  beforeEach: clearVisits,
} satisfies Meta<typeof ArticleOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the page was asked to go; Storybook's own address is among what the query keeps. */
function asked() {
  const [address = '', options] = visited.push.mock.lastCall ?? [];
  const url = new URL(address, window.location.origin);
  return {
    path: url.pathname,
    category: url.searchParams.get('category'),
    page: url.searchParams.get('page'),
    kept: url.searchParams.get('viewMode'),
    options,
  };
}

/** Eén, twee of drie kaarten naast elkaar; wat nieuw is, zegt dat. */
export const Overview: Story = {
  args: { latest: articles[0] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Vandaag')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByText('Nieuw')).toHaveLength(6));
    await expect(canvas.getByText('9 oktober 2026')).toBeVisible();
    const [latest] = canvas.getAllByRole('link', { name: /Het stookseizoen/ });
    await expect(latest).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('Pagina 1 van 4')).toBeVisible();
  },
};

/** Kiezen begint bij de eerste pagina; wat verder in het adres staat, blijft. */
export const ChooseCategory: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('group', { name: 'Onderwerp' });
    await expect(
      within(chips)
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Alles', 'Zo werkt het', 'Kosten en subsidie', 'Isolatie en ventilatie', 'Installatie en gebruik', 'Nieuws']);
    await expect(within(chips).getByRole('button', { name: 'Alles' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(chips).getByRole('button', { name: 'Kosten en subsidie' }));
    await expect(asked()).toEqual({
      path: '/kennisbank/',
      category: 'kosten',
      page: null,
      kept: new URLSearchParams(window.location.search).get('viewMode'),
      options: { scroll: 'keep' },
    });
  },
};

export const BackToAll: Story = {
  args: { category: 'kosten', articles: articles.filter(({ category }) => category === 'kosten'), total: 2, pages: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 artikelen')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Kosten en subsidie' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Bladeren houdt de rest van het adres, en werkt ook met het toetsenbord. */
export const TurnPage: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Volgende' });
    await expect(next).toHaveAttribute('href', '/kennisbank/?page=3');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(asked()).toMatchObject({ path: '/kennisbank/', category: null, page: '3', options: { scroll: 'keep' } });
    await userEvent.click(canvas.getByRole('link', { name: 'Vorige' }));
    await expect(asked()).toMatchObject({ page: null });
  },
};

export const Empty: Story = {
  args: { category: 'nieuws', articles: [], total: 0, pages: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Er zijn geen artikelen gepubliseerd.');
  },
};

export const OneArticle: Story = {
  args: { articles: articles.slice(3, 4), total: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 artikel')).toBeVisible();
  },
};
export const OnAPhone: Story = { args: { latest: articles[0] }, globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: { latest: longWords, articles: [longWords, ...articles.slice(0, 2)] },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Date not available')).length).toBe(2);
  },
};
