import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';

export const getBanner = defineCall({
  route: routes.getBanner,
  summary: 'The text of the site-wide banner; an empty value shows none.',
  servedBy: 'site',
  access: 'public',
  response: z.object({ value: z.string() }),
  example: { response: { value: 'Reserveer voor 1 januari en kies zelf je installatieweek.' } },
});

/** An article as a list shows it; its text is on its own page. */
const article = z.object({
  id: z.number(),
  slug: z.string(),
  /** `kennisbank/subsidie`: the path of its page, without slashes around it. */
  fullSlug: z.string(),
  title: z.string(),
  teaser: z.string(),
  category: z.string(),
  /** The language of its words, where nobody translated them into the one that was asked for. */
  lang: z.optional(z.string()),
  /** In minutes. */
  readingTime: z.number(),
  image: z.nullable(z.object({ filename: z.string(), alt: z.string() })),
  /** ISO. */
  published_at: z.nullable(z.string()),
  /** ISO; the date that editors gave the article. */
  date_added: z.nullable(z.string()),
});

export const getRelevantArticles = defineCall({
  route: routes.getRelevantArticles,
  summary:
    'The latest articles of a category of the knowledge base, the oldest of them first; none for a category that isn’t there.',
  servedBy: 'site',
  access: 'public',
  query: z.strictObject({ category: z.string().check(z.maxLength(64)) }),
  response: z.object({ relevantStories: z.array(article) }),
  example: {
    query: { category: 'kosten' },
    response: {
      relevantStories: [
        {
          id: 11,
          slug: 'wat-kost-een-warmtepomp',
          fullSlug: 'kennisbank/wat-kost-een-warmtepomp',
          title: 'Wat kost een warmtepomp?',
          teaser: 'De prijs, de installatie en wat er daarna nog bij komt.',
          category: 'kosten',
          readingTime: 4,
          image: { filename: '/beeld/aan-tafel.svg', alt: 'Een laptop op tafel' },
          published_at: '2026-09-04T08:00:00.000Z',
          date_added: '2026-09-04T08:00:00.000Z',
        },
        {
          id: 12,
          slug: 'subsidie-aanvragen',
          fullSlug: 'kennisbank/subsidie-aanvragen',
          title: 'Zo vraag je subsidie aan',
          teaser: 'Met de ISDE krijg je een deel van de aankoop terug.',
          category: 'kosten',
          readingTime: 3,
          image: { filename: '/beeld/straat.svg', alt: 'Een straat met rijtjeshuizen' },
          published_at: '2026-10-16T08:00:00.000Z',
          date_added: '2026-10-16T08:00:00.000Z',
        },
        {
          id: 13,
          slug: 'lenen-zonder-rente',
          fullSlug: 'kennisbank/lenen-zonder-rente',
          title: 'Lenen zonder rente: hoe werkt dat?',
          teaser: 'Een warmtepomp voor een bedrag per maand.',
          category: 'kosten',
          readingTime: 5,
          image: null,
          published_at: '2026-11-21T07:00:00.000Z',
          date_added: '2026-11-21T07:00:00.000Z',
        },
      ],
    },
  },
});
