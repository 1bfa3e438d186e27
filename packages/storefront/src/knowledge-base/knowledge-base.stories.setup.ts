import type { Choice, Story } from '@pomp/cms';
import type { Article } from './article.js';

export const subjects: readonly Choice[] = [
  { value: 'werking', name: 'Zo werkt het' },
  { value: 'kosten', name: 'Kosten en subsidie' },
  { value: 'isolatie', name: 'Isolatie en ventilatie' },
  { value: 'installatie', name: 'Installatie en gebruik' },
  { value: 'nieuws', name: 'Nieuws' },
];

const titles: readonly (readonly [title: string, category: string, date: string, picture: string])[] = [
  ['Het stookseizoen is begonnen: vijf dingen voor deze week', 'nieuws', '2026-11-21T07:00:00.000Z', 'woonkamer'],
  ['Wat kost een warmtepomp in totaal?', 'kosten', '2026-11-16T08:00:00.000Z', 'geld'],
  ['Waar zet je de buitenunit?', 'installatie', '2026-11-13T08:00:00.000Z', 'pomp-ao-tuin'],
  ['Wat doet een warmtepomp als het hard vriest?', 'werking', '2026-11-10T08:00:00.000Z', 'winter'],
  ['Ventileren zonder warmte te verliezen', 'isolatie', '2026-10-22T11:00:00.000Z', 'ventilatie'],
  ['Hoeveel geluid maakt een warmtepomp?', 'installatie', '2026-10-09T08:00:00.000Z', 'geluid'],
  ['Spouwmuurisolatie in één dag', 'isolatie', '2026-09-25T08:00:00.000Z', 'straat'],
  ['COP en SCOP: hoe zuinig is een warmtepomp echt?', 'werking', '2026-09-18T08:00:00.000Z', 'meterkast'],
  ['Lenen zonder rente bij het Warmtefonds', 'kosten', '2026-09-04T08:00:00.000Z', 'aan-tafel'],
];

/** Nine articles, the newest first; the first of today, five of the last 30 days. */
export const articles: readonly Article[] = titles.map(([title, category, date, picture], index) => ({
  id: index + 1,
  slug: `artikel-${index + 1}`,
  fullSlug: `kennisbank/artikel-${index + 1}`,
  title,
  teaser: 'In een paar minuten weet je waar je op let, wat het kost en wat je zelf kunt doen.',
  category,
  readingTime: 2 + (index % 4),
  image: { filename: `/beeld/${picture}.svg`, alt: 'Een tekening' },
  published_at: date,
  date_added: date,
}));

export const longWords: Article = {
  id: 99,
  slug: 'lang',
  fullSlug: 'kennisbank/lang',
  title: 'Warmtepompinstallatieonderhoudsabonnementsvoorwaarden uitgelegd',
  teaser: 'Over energieprestatievergoedingsregelingen en andere meervoudigonvoorstelbaarheidsverklaringen.',
  category: 'kosten',
  readingTime: 1,
  image: null,
  published_at: null,
  date_added: null,
};

/** An article as the content service has it, in a list without its text. */
export const storyOf = ({ id, slug, fullSlug, title, teaser, category, image, date_added }: Article): Story => ({
  id,
  uuid: String(id),
  name: title,
  slug,
  full_slug: fullSlug,
  tag_list: [],
  content: { component: 'article', title, teaser, category, image, date_added },
});

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });

/** The page of an article, as the content service has it. */
export const articleStory: Story = {
  id: 1,
  uuid: 'b8e3f5a0-0000-4000-a000-000000000000',
  name: 'Wat kost een warmtepomp in totaal?',
  slug: 'wat-kost-een-warmtepomp',
  full_slug: 'kennisbank/wat-kost-een-warmtepomp',
  published_at: '2026-11-16T08:00:00.000Z',
  tag_list: [],
  content: {
    component: 'article',
    title: 'Wat kost een warmtepomp in totaal?',
    teaser: 'De aanschaf, de installatie, de stroom en wat je terugkrijgt: alles bij elkaar, met een voorbeeld.',
    category: 'kosten',
    image: { filename: '/beeld/geld.svg', alt: 'Een rekening en een stapel munten' },
    date_added: '2026-11-16 08:00',
    author: 'Redactie',
    checked_on: '2026-11-22 00:00',
    sources: [
      {
        component: 'article_source',
        title: 'RVO: wat er in 2026 wijzigt aan de ISDE',
        date: '2026',
        link: { fieldtype: 'multilink', linktype: 'url', url: 'https://www.rvo.nl/isde', cached_url: 'https://www.rvo.nl/isde' },
      },
    ],
    body: [
      {
        component: 'text_section',
        text: {
          type: 'doc',
          content: [
            paragraph('‘Wat kost het?’ is de eerste vraag die we krijgen. Het eerlijke antwoord bestaat uit vier bedragen.'),
            heading('1. De aanschaf'),
            paragraph(
              'Een Pomp AO kost € 3.400 eenmalig. Je kunt dat bedrag ook lenen: over 15 jaar zonder rente is dat afgerond € 19 per maand.',
            ),
            heading('2. De subsidie'),
            paragraph(
              'Voor een warmtepomp kun je achteraf subsidie aanvragen, de ISDE. Hoe hoog die is, hangt af van het vermogen en het energielabel.',
            ),
            heading('3. Wat het kan schelen'),
            paragraph('Je gasrekening wordt lager en je stroomrekening hoger.'),
          ],
        },
      },
    ],
  },
};
