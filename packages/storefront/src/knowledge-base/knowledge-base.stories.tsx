import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '@pomp/design-system';
import { clearVisits, inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { ArticleOverview } from './article-overview.js';
import { articles, longWords, subjects } from './knowledge-base.stories.setup.js';

const meta = {
  title: 'Winkel/Kennisbank/Overzicht',
  component: ArticleOverview,
  parameters: { layout: 'fullscreen' },
  args: { path: '/kennisbank/', level: 2, latest: undefined, category: 'all', subjects, page: 1, pages: 4, articles, total: 34 },
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

/** Eén, twee of drie kaarten naast elkaar; wat nieuw is, zegt dat. */
export const Overview: Story = {
  args: { latest: articles[0] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Vandaag')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByText('Nieuw').filter((badge) => badge.checkVisibility())).toHaveLength(6));
    await expect(canvas.getByText('9 oktober 2026')).toBeVisible();
    const [latest] = canvas.getAllByRole('link', { name: /Het stookseizoen/ });
    await expect(latest).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('Pagina 1 van 4')).toBeVisible();
  },
};

/** Kiezen begint bij de eerste pagina, en komt uit bij de filters; wat verder in het adres staat, blijft. */
export const ChooseCategory: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('group', { name: 'Onderwerp' })).getAllByRole('link');
    await expect(chips.map((chip) => chip.textContent)).toEqual([
      'Alles',
      'Zo werkt het',
      'Kosten en subsidie',
      'Isolatie en ventilatie',
      'Installatie en gebruik',
      'Nieuws',
    ]);
    await expect(chips.map((chip) => chip.getAttribute('aria-current'))).toEqual(['true', null, null, null, null, null]);
    const [all, , costs] = chips;
    await expect(all).toHaveAttribute('href', '/kennisbank/#onderwerp');
    await expect(costs).toHaveAttribute('href', '/kennisbank/?category=kosten#onderwerp');

    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    if (costs) await userEvent.click(costs);
    window.removeEventListener('click', stay);
    const { searchParams } = new URL((costs as HTMLAnchorElement).href);
    await expect(searchParams.get('category')).toBe('kosten');
    // Storybook's own address is among what the query keeps.
    await expect(searchParams.get('viewMode')).toBe(new URLSearchParams(window.location.search).get('viewMode'));
  },
};

export const BackToAll: Story = {
  args: { category: 'kosten', articles: articles.filter(({ category }) => category === 'kosten'), total: 2, pages: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 artikelen')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Kosten en subsidie' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Bladeren houdt het onderwerp, en komt uit bij de artikelen. */
export const TurnPage: Story = {
  args: { category: 'kosten', page: 2 },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Volgende' });
    await expect(next).toHaveAttribute('href', '/kennisbank/?category=kosten&page=3#artikelen');
    await expect(canvas.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/kennisbank/?category=kosten#artikelen');
  },
};

/** Waar je uitkomt, staan de filters 100 px onder de bovenkant, en gaat het toetsenbord verder. */
export const Arrived: Story = {
  args: { latest: articles[0] },
  play: async ({ canvas, canvasElement }) => {
    const chips = await canvas.findByRole('group', { name: 'Onderwerp' });
    const list = within(canvas.getByRole('region', { name: 'Kennisbank' }));
    for (const [place, next] of [
      ['onderwerp', canvas.getByRole('link', { name: 'Alles' })],
      ['artikelen', list.getByRole('link', { name: /Het stookseizoen/ })],
    ] as const) {
      const arrival = canvasElement.querySelector<HTMLElement>(`#${place}`);
      arrival?.scrollIntoView();
      await expect(Math.abs(chips.getBoundingClientRect().top - 100)).toBeLessThan(2);
      arrival?.focus();
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    window.scrollTo(0, 0);
  },
};

export const Empty: Story = {
  args: { category: 'nieuws', articles: [], total: 0, pages: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Er zijn geen artikelen gepubliseerd.')).toBeVisible();
  },
};

/** Hoeveel het er ook zijn: de laatste rij is vol. */
export const WholeRows: Story = {
  args: { articles: articles.slice(1), latest: articles[0] },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [list] = within(canvas.getByRole('region', { name: 'Kennisbank' })).getAllByRole('list');
    const last = list?.lastElementChild?.getBoundingClientRect();
    await expect(Math.abs((last?.right ?? 0) - (list?.getBoundingClientRect().right ?? 9999))).toBeLessThan(2);
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
