import type { SearchHit } from '@pomp/cms';
import { Container, Stack } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SearchForm } from './search-form.js';
import { SearchResults } from './search-results.js';

interface SearchPageProps {
  readonly words: string;
  readonly hits: readonly SearchHit[];
}

function SearchPage(search: SearchPageProps) {
  const language = useLanguage();
  return (
    <Container>
      <Stack gap="xl">
        <SearchForm language={language} path="/kennisbank/" words={search.words} />
        <SearchResults language={language} path="/kennisbank/" level={2} search={search} />
      </Stack>
    </Container>
  );
}

const hits: readonly SearchHit[] = [
  {
    kind: 'article',
    title: 'Hoeveel geluid maakt een warmtepomp?',
    href: '/kennisbank/geluid-van-een-warmtepomp/',
    summary: 'Wat de regels zeggen, en hoeveel afstand scheelt.',
  },
  { kind: 'question', title: 'Maakt de Pomp AO geluid?', href: '/faq/', summary: 'Ja, een ventilator hoor je.' },
];

const meta = {
  title: 'Winkel/Kennisbank/Zoeken',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  args: { words: 'geluid', hits },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Artikelen en vragen bij elkaar, met wat iemand zocht nog in het veld. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 resultaten voor ‘geluid’' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Zoek in de kennisbank en de veelgestelde vragen' })).toHaveValue('geluid');
    const found = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(found.map((hit) => within(hit).getByRole('link').textContent)).toEqual(hits.map(({ title }) => title));
    await expect(found[1]).toHaveTextContent(/^Vraag/);
  },
};

export const FoundNothing: Story = {
  args: { words: 'maanlanding', hits: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Niets gevonden voor ‘maanlanding’' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Bekijk alle artikelen' })).toHaveAttribute('href', '/kennisbank/');
  },
};

export const LongWords: Story = {
  args: {
    words: 'warmtepompinstallatieonderhoudsabonnementsvoorwaarden',
    hits: [{ ...hits[0]!, title: 'Warmtepompinstallatieonderhoudsabonnementsvoorwaarden' }],
  },
  globals: { viewport: { value: 'reflow' } },
};
