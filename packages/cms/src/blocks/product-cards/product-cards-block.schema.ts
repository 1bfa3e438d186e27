import { z } from 'zod';
import { anchor, blocks, choice, image, link, longText, requiredText, text } from '../../fields/fields.js';

export const productCardsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  cards: blocks({ label: 'Producten' }, ['product_card']),
  anchor: anchor(),
});

export const productCardSchema = z.object({
  name: requiredText({ label: 'Naam van het product' }),
  summary: longText({ label: 'Omschrijving' }),
  points: longText({ label: 'Punten', help: 'Eén punt per regel.' }),
  image: image({ label: 'Foto' }),
  picture: choice(
    { label: 'Tekening', help: 'Welk deel van het huis oplicht. Alleen als er geen foto is.' },
    { hybrid: 'Pomp AO', all_electric: 'Pomp AO, Pomp T en Element', upgrade: 'Pomp T' },
    ['hybrid', 'all_electric', 'upgrade'],
  ),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
});
