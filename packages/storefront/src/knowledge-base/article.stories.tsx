import { failure, never, offline } from '@pomp/api-client/testing';
import { contentBlocks, createRegistry, type PageContext, StoryBlocks } from '@pomp/cms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answering, clearVisits, inStorefront, logged } from '../storefront/in-storefront.stories.setup.js';
import { articleBlock } from './article-block.js';
import { articles, articleStory, longWords, relevant } from './knowledge-base.stories.setup.js';

const page: PageContext = {
  story: articleStory,
  query: {},
  stories: () => Promise.resolve({ stories: [], total: 0 }),
  notFound: fn() as never,
};

const meta = {
  title: 'Winkel/Kennisbank/Artikel',
  component: StoryBlocks,
  parameters: { layout: 'fullscreen', ...answering({ getRelevantArticles: relevant(...articles.slice(1, 5)) }) },
  args: {
    registry: createRegistry([...contentBlocks, articleBlock]),
    mode: 'published',
    report: fn(),
    blocks: [articleStory.content],
    page,
  },
  decorators: [inStorefront],
  beforeEach: clearVisits,
} satisfies Meta<typeof StoryBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

const edited = (more: object) => ({ blocks: [{ ...articleStory.content, ...more }] });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Like a visitor who reads to the end: what stands there loads when it is nearly in sight. */
const toTheEnd = async (canvas: Canvas) => (await canvas.findByText('Gerelateerde artikelen')).scrollIntoView();

/** Titel, beeld, datum, tekst, delen, en drie andere artikelen: de nieuwste voorop. */
export const Article: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.report).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Wat kost een warmtepomp in totaal?');
    await expect(canvas.getByText(/Gepubliceerd op:/)).toHaveTextContent('Gepubliceerd op: 16 november 2026');
    const trail = within(canvas.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('link', { hidden: true });
    await expect(trail.map((crumb) => crumb.getAttribute('href'))).toEqual(['/', '/kennisbank/', '/kennisbank/?category=kosten']);
    await toTheEnd(canvas);
    const related = await canvas.findAllByRole('article');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /warmtepomp|buitenunit|Ventileren/ })).toHaveLength(3));
    await expect(related.length).toBeGreaterThan(0);
    await expect(canvas.getByText('Gerelateerde artikelen')).toBeVisible();
  },
};

/** Elk netwerk in een venster van zijn eigen maat, met het adres en de titel. */
export const Share: Story = {
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    for (const [network, size] of [
      ['Facebook', 'width=550,height=400'],
      ['X', 'width=550,height=400'],
      ['LinkedIn', 'width=750,height=600'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: `Delen op ${network}` }));
      const [address, , features] = open.mock.lastCall ?? [];
      await expect(decodeURIComponent(String(address)).replaceAll('+', ' ')).toContain(
        `${window.location.origin}/kennisbank/wat-kost-een-warmtepomp/`,
      );
      await expect(decodeURIComponent(String(address)).replaceAll('+', ' ')).toContain('Wat kost een warmtepomp in totaal?');
      await expect(features).toContain(size);
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
    await waitFor(
      () => expect(Math.abs(canvasElement.querySelector('#artikel')?.getBoundingClientRect().top ?? 999)).toBeLessThan(2),
      { timeout: 3_000 },
    );
  },
};

const readToTheEnd: Story['play'] = ({ canvas }) => toTheEnd(canvas);

export const RelatedLoading: Story = { parameters: answering({ getRelevantArticles: never }), play: readToTheEnd };

/** Zijn er geen andere, of komen ze niet, dan staat er niets: ook geen kop. */
const withoutRelated: Story['play'] = async ({ canvas, canvasElement }) => {
  // The heading may have gone already, so not to where it stands.
  canvasElement.scrollIntoView({ block: 'end' });
  await waitFor(() => expect(canvas.queryByText('Gerelateerde artikelen')).not.toBeInTheDocument());
};
export const NoRelated: Story = {
  parameters: answering({ getRelevantArticles: relevant(...articles.slice(0, 1)) }),
  play: withoutRelated,
};
export const RelatedFailed: Story = {
  parameters: answering({
    getRelevantArticles: failure(503, { message: 'De artikelen zijn er nu even niet.', code: 'unavailable' }),
  }),
  play: async (context) => {
    await withoutRelated?.(context);
    await expect(logged).toHaveBeenCalledWith('Failed to fetch related articles');
  },
};
export const Offline: Story = { parameters: answering({ getRelevantArticles: offline }), play: withoutRelated };
export const OneRelated: Story = {
  parameters: answering({ getRelevantArticles: relevant(...articles.slice(0, 2)) }),
  play: readToTheEnd,
};

export const WithoutPicture: Story = { args: edited({ image: '', body: [] }) };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: edited({ title: longWords.title, teaser: longWords.teaser, date_added: 'onbekend' }),
  parameters: answering({ getRelevantArticles: relevant(longWords) }),
  play: readToTheEnd,
  globals: { viewport: { value: 'reflow' } },
};
