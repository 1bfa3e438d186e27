import { z } from 'zod';
import { anchor, blocks, link, longText, requiredText, text } from '../../fields/fields.js';

export const reviewsSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  reviews: blocks(
    {
      label: 'Beoordelingen',
      help: 'Elke met haar bron. Zonder deze, en zonder dienst die ze laat zien, staat dit onderdeel er niet.',
    },
    ['review'],
  ),
  score: text({ label: 'Het cijfer', help: 'Zoals de bron het geeft: ‘4,8 van de 5’.' }),
  link_label: text({ label: 'Link: tekst' }),
  link: link({ label: 'Bron: waar ze allemaal staan', help: 'Zonder bron staan er geen cijfer en geen aantal.' }),
  anchor: anchor(),
});

export const reviewSchema = z.object({
  quote: longText({ label: 'Wat iemand schrijft', help: 'Letterlijk; weglaten mag met …' }),
  name: requiredText({ label: 'Wie', help: 'Zoals iemand het goedvindt: ‘Marieke uit Huizen’.', sameInEveryLanguage: true }),
  about: text({ label: 'Over welk huis', help: '‘Tussenwoning uit 1974, Pomp AO’.' }),
  source: text({ label: 'Bron', help: 'Waar en wanneer het is geschreven. Zonder bron staat de beoordeling er niet.' }),
  source_link: link({ label: 'Bron: waarheen', help: 'Waar het na te lezen is.' }),
});
