import { contentBlocks, createRegistry, type PageContext, type Story as ContentStory, StoryBlocks } from '@pomp/cms';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { clearVisits, inStorefront } from '../storefront/in-storefront.stories.setup.js';
import { articleBlock } from './article-block.js';
import { articleSourceBlock } from './article-sources.js';
import type { Article as ListedArticle } from './article.js';
import { articles, articleStory, longWords, storyOf, subjects } from './knowledge-base.stories.setup.js';

interface PageProps {
  /** What its editor filled in. */
  readonly content: ContentStory['content'];
  /** Others of its category, the newest first. */
  readonly others: readonly ListedArticle[];
}

/** The page as the site's server makes it: it waits for the articles below it. */
function ArticlePage({ content, others }: PageProps) {
  const language = useLanguage();
  const [page, setPage] = useState<ReactNode>();
  useEffect(() => {
    void Promise.resolve(rendered({ content, others }, language)).then(setPage);
  }, [content, others, language]);
  return page;
}

const registry = createRegistry([...contentBlocks, articleSourceBlock]);

function rendered({ content, others }: PageProps, language: Language): ReactNode {
  const prepared = articleBlock.prepare(content);
  if (prepared.status === 'invalid') throw new Error(prepared.issues.join());
  const page: PageContext = {
    story: articleStory,
    siteUrl: 'https://pomp.example',
    query: {},
    subjects,
    stories: () => Promise.resolve({ stories: others.map(storyOf), total: others.length }),
    notFound: fn() as never,
  };
  return prepared.render({
    mode: 'published',
    language,
    index: 0,
    isInFirstView: true,
    headingLevel: 1,
    page: () => page,
    renderBlocks: (blocks, headingLevel = 2) => (
      <StoryBlocks
        blocks={blocks}
        registry={registry}
        mode="published"
        report={fn()}
        headingLevel={headingLevel}
        page={page}
        language={language}
      />
    ),
  });
}

const meta = {
  title: 'Winkel/Kennisbank/Artikel',
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
  args: { content: articleStory.content, others: articles.slice(1, 5) },
  decorators: [inStorefront],
  beforeEach: clearVisits,
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const edited = (more: object) => ({ content: { ...articleStory.content, ...more } });

/** Titel, beeld, datum, tekst, delen, en drie andere artikelen: de nieuwste voorop. */
export const Article: Story = {
  tags: ['print'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Wat kost een warmtepomp in totaal?');
    await expect(canvas.getByText(/Gepubliceerd op:/)).toHaveTextContent('Gepubliceerd op: 16 november 2026');
    const trail = within(canvas.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('link', { hidden: true });
    await expect(trail.map((crumb) => crumb.getAttribute('href'))).toEqual(['/', '/kennisbank/', '/kennisbank/?category=kosten']);
    await expect(canvas.getByText('Gerelateerde artikelen')).toBeVisible();
    const cards = canvas.getAllByRole('article').slice(1);
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      articles.slice(1, 4).map(({ title }) => title),
    );
  },
};

/** Wie het schreef, wanneer iemand keek of het nog klopt, waar het vandaan komt, en wat erin staat. */
export const Depth: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Nagekeken op:/)).toHaveTextContent('Nagekeken op: 22 november 2026');
    await expect(canvas.getByText('1 minuut lezen', { selector: 'header *' })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'In dit artikel' })).getAllByRole('link');
    await expect(contents.map((part) => part.getAttribute('href'))).toEqual([
      '#1-de-aanschaf',
      '#2-de-subsidie',
      '#3-wat-het-kan-schelen',
    ]);
    for (const part of contents)
      await expect(document.getElementById(part.getAttribute('href')?.slice(1) ?? '')).toHaveTextContent(part.textContent ?? '');
    const sources = within(canvas.getByRole('heading', { name: 'Bronnen' }).parentElement ?? canvasElement);
    await expect(sources.getByRole('link', { name: /RVO: wat er in 2026 wijzigt/ })).toHaveAttribute(
      'href',
      'https://www.rvo.nl/isde',
    );
    await expect(sources.getByRole('listitem')).toHaveTextContent('(2026)');
  },
};

/** Een onderwerp dat een redacteur weghaalde, noemt niemand. */
export const SubjectTakenAway: Story = {
  args: edited({ category: 'weg' }),
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('link', { hidden: true });
    await expect(trail.map((crumb) => crumb.getAttribute('href'))).toEqual(['/', '/kennisbank/']);
  },
};

/** Elk netwerk in een venster van zijn eigen maat, met het adres en de titel. Het zijn links: zonder script gaan ze open in een nieuw tabblad. */
export const Share: Story = {
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    for (const [network, size] of [
      ['Facebook', 'width=550,height=400'],
      ['X', 'width=550,height=400'],
      ['LinkedIn', 'width=750,height=600'],
    ] as const) {
      const link = await canvas.findByRole('link', { name: `Delen op ${network}` });
      await userEvent.click(link);
      const [address, , features] = open.mock.lastCall ?? [];
      const shared = [...new URL(String(address)).searchParams.values()];
      await expect(shared).toContain('https://pomp.example/kennisbank/wat-kost-een-warmtepomp/');
      await expect(shared).toContain('Wat kost een warmtepomp in totaal?');
      await expect(features).toContain(size);
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    open.mockRestore();
  },
};

/** ‘lees meer’ brengt je in 800 ms bij de tekst, en het toetsenbord ook. */
export const ReadMore: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'lees meer' }));
    await expect(canvasElement.querySelector('#artikel')).toHaveFocus();
    await waitFor(() =>
      expect(Math.abs(canvasElement.querySelector('#artikel')?.getBoundingClientRect().top ?? 999)).toBeLessThan(2),
    );
  },
};

/** Zijn er geen andere, dan staat er niets: ook geen kop. */
export const NoRelated: Story = {
  args: { others: articles.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('Gerelateerde artikelen')).not.toBeInTheDocument();
  },
};
export const OneRelated: Story = { args: { others: articles.slice(0, 2) } };

export const WithoutPicture: Story = { args: edited({ image: '', body: [] }) };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: { ...edited({ title: longWords.title, teaser: longWords.teaser, date_added: 'onbekend' }), others: [longWords] },
  globals: { viewport: { value: 'reflow' } },
};
