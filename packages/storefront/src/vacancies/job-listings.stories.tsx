import type { PageContext, Story as ContentStory } from '@pomp/cms';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { jobListingsBlock } from './job-listings-block.js';

const place = (title: string, location: string, date_added: string, more: object = {}): ContentStory => ({
  id: 1,
  uuid: title,
  name: title,
  slug: title,
  full_slug: `vacatures/${title.toLowerCase().replaceAll(' ', '-')}-${location.toLowerCase()}`,
  tag_list: [],
  content: {
    component: 'vacancy',
    title,
    location,
    time: '32 tot 40 uur per week',
    salary: '€ 2.900 tot € 3.700 per maand',
    date_added,
    ...more,
  },
});

const vacancies = [
  place('Monteur warmtepompen', 'Amersfoort', '2026-11-21 07:00'),
  place('Planner installaties', 'Amersfoort', '2026-11-20 12:00'),
  place('Adviseur', 'Utrecht', '2026-11-15 08:00'),
  ...Array.from({ length: 12 }, (_, index) =>
    place(
      `Servicemonteur ${index + 1}`,
      index % 2 ? 'Eindhoven' : 'Zwolle',
      `2026-${String(10 - Math.floor(index / 2)).padStart(2, '0')}-10 08:00`,
    ),
  ),
  place('Open sollicitatie', 'Heel Nederland', '2025-11-10 08:00', { time: '', salary: '' }),
  place('Boekhouder', 'Amersfoort', ''),
];

const page = (stories: readonly ContentStory[]): PageContext => ({
  story: { ...place('Vacatures', '', ''), full_slug: 'vacatures/' },
  stories: () => Promise.resolve({ stories: [...stories], total: stories.length }),
  siteUrl: 'https://pomp.example',
  query: {},
  notFound: () => {
    throw new Error('not found');
  },
});

const address = () => `${window.location.pathname}${window.location.search}`;

/** The block as the site's server makes it: it waits for the list of vacancies. */
function Listings({ stories }: { readonly stories: readonly ContentStory[] }) {
  const language = useLanguage();
  const [block, setBlock] = useState<ReactNode>();
  useEffect(() => {
    void Promise.resolve(listings(stories, language)).then(setBlock);
  }, [stories, language]);
  return block;
}

function listings(stories: readonly ContentStory[], language: Language): ReactNode {
  const prepared = jobListingsBlock.prepare({
    component: 'job_listings',
    title: 'Werk waar een huis warm van wordt',
    intro: 'Bij klanten thuis of op kantoor.',
  });
  if (prepared.status === 'invalid') throw new Error(prepared.issues.join());
  return prepared.render({
    mode: 'published',
    language,
    index: 0,
    isInFirstView: true,
    headingLevel: 1,
    page: () => page(stories),
    renderBlocks: () => null,
  });
}

const meta = {
  title: 'Winkel/Vacatures/Overzicht',
  component: Listings,
  parameters: { layout: 'fullscreen' },
  args: { stories: vacancies },
  decorators: [inStorefront],
  // The filter lives in the page's address, which stories share.
  beforeEach: async () => {
    // Here from the start: what someone does before it has its own way.
    await import('./vacancies.control.js');
    const before = address();
    return () => window.history.replaceState(null, '', before);
  },
} satisfies Meta<typeof Listings>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const titles = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => within(card).getByRole('heading').textContent);
async function search(canvas: Canvas, { query = '', location = '' }) {
  if (query) await userEvent.type(await canvas.findByPlaceholderText('Trefwoord'), query);
  if (location) await userEvent.type(await canvas.findByPlaceholderText('Locatie'), location);
  await userEvent.click(canvas.getByRole('button', { name: 'Zoeken' }));
}

/** De nieuwste staan voorop; wat binnen een week geplaatst is, is nieuw. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Resultaten: 17' })).toBeVisible();
    await expect(titles(canvas)).toHaveLength(8);
    const [first, second, third, fourth] = canvas.getAllByRole('article').map((card) => within(card));
    await expect(first?.getByText('Vandaag')).toBeVisible();
    await expect(second?.getByText('Vandaag')).toBeVisible();
    await expect(third?.getByText('6 dagen geleden')).toBeVisible();
    await expect(third?.getByText('Nieuw')).toBeVisible();
    await expect(fourth?.getByText('6 weken geleden')).toBeVisible();
    await expect(fourth?.getByText('Nieuw')).not.toBeVisible();
    await expect(first?.getByRole('link', { name: 'Solliciteer nu voor Monteur warmtepompen' })).toHaveAttribute(
      'href',
      '/vacatures/monteur-warmtepompen-amersfoort/',
    );
  },
};

/** Pas bij ‘Zoeken’ telt wat je invult. Hoofdletters maken niet uit, en beide moeten kloppen. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Trefwoord'), 'MONTEUR');
    await expect(canvas.getByRole('heading', { name: 'Resultaten: 17' })).toBeVisible();
    await search(canvas, { location: 'zwol' });
    await expect(canvas.getByRole('heading', { name: 'Resultaten: 6' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resultaten: 6');
    await expect(titles(canvas)).toHaveLength(6);
    await expect(address()).toContain('query=MONTEUR&location=zwol');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('heading', { name: 'Resultaten: 17' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Trefwoord')).toHaveValue('');
    await expect(canvas.getByPlaceholderText('Locatie')).toHaveValue('');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await search(canvas, { query: 'astronaut' });
    await expect(canvas.getByText('Er zijn geen vacatures die aan de geselecteerde criteria voldoen.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Resultaten: 0' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** Acht per pagina. Na het bladeren staat de pagina bovenaan, en gaat wie niet ziet verder bij de resultaten. */
export const Paging: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Volgende pagina' });
    await userEvent.click(next);
    const pages = canvas.getByRole('navigation', { name: 'Pagina’s met vacatures' });
    await waitFor(() => expect(pages).toHaveTextContent('Pagina 2 van 3'));
    await expect(canvas.getByRole('heading', { name: 'Resultaten: 17' })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    await userEvent.click(next);
    await expect(titles(canvas)).toEqual(['Boekhouder']);
    await expect(canvas.getByText('Date not available')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(titles(canvas)).toEqual(['Boekhouder']);
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige pagina' }));
    await expect(titles(canvas)).toHaveLength(8);
    await expect(address()).toContain('page=1');
  },
};

/** Wie zoekt, begint weer vooraan. Wie teruggaat, vindt terug wat er stond. */
export const SearchAfterPaging: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende pagina' }));
    await search(canvas, { query: 'servicemonteur' });
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Pagina 1 van 2');
    window.history.back();
    await waitFor(() => expect(canvas.getByRole('navigation')).toHaveTextContent('Pagina 2 van 3'));
    await expect(canvas.getByPlaceholderText('Trefwoord')).toHaveValue('');
  },
};

/** Een link naar een deel van de pagina laat staan wat er getypt is. */
export const ToAPartOfThePage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await search(canvas, { query: 'servicemonteur' });
    await userEvent.type(canvas.getByPlaceholderText('Locatie'), 'zwol');
    const link = Object.assign(canvasElement.ownerDocument.createElement('a'), { href: '#vacatures' });
    canvasElement.append(link);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    link.click();
    await arrived;
    link.remove();
    await expect(window.location.hash).toBe('#vacatures');
    await expect(canvas.getByPlaceholderText('Trefwoord')).toHaveValue('servicemonteur');
    await expect(canvas.getByPlaceholderText('Locatie')).toHaveValue('zwol');
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(''));
    await expect(canvas.getByPlaceholderText('Locatie')).toHaveValue('zwol');
  },
};

/** Wie een adres met een zoekopdracht opent, ziet die ingevuld. */
export const SharedSearch: Story = {
  beforeEach: () => window.history.replaceState(null, '', `${window.location.pathname}?query=adviseur`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Resultaten: 1' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Trefwoord')).toHaveValue('adviseur');
    await expect(canvas.getByRole('status')).toHaveTextContent('Resultaten: 1');
    // What was said by script isn't said anew when the story goes on in another language.
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  },
};

export const None: Story = {
  args: { stories: [] },
  play: async ({ canvas }) => expect(await canvas.findByText(/geen vacatures die aan/)).toBeVisible(),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    stories: [
      place('Warmtepompinstallatiewerkvoorbereider', 'Gasselterboerveenschemond', '2026-11-21 07:00', {
        salary: 'Volgens de cao voor metaalbewerking en installatietechniek',
      }),
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};
