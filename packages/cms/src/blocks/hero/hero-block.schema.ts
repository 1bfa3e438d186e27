import { z } from 'zod';
import { anchor, flag, formChoice, image, link, longText, requiredText, text } from '../../fields/fields.js';
import { reviewFields } from '../section/review-fields.js';

export const heroSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  subtitle: text({ label: 'Regel boven de titel' }),
  subtitle_2: text({ label: 'Regel onder de titel' }),
  description_1: longText({ label: 'Omschrijving' }),
  description_2: longText({ label: 'Tweede omschrijving' }),
  image: image({ label: 'Foto', help: 'Leeg: de tekening van het huis.' }),
  bottom_title: text({ label: 'Regel onder de knoppen' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  button_2_label: text({ label: 'Tweede link: tekst' }),
  button_2_link: link({ label: 'Tweede link: waarheen' }),
  button_2_hubspot_form_id: formChoice({
    label: 'Tweede link: formulier vooraf',
    help: 'Leeg: de link wordt meteen gevolgd.',
  }),
  savings_calculator: flag({
    label: 'Toon de rekenhulp, met het huis van wie kijkt',
    help: 'Wie postcode en huisnummer invult, ziet het eigen huis getekend met de pomp erin, en wat die bespaart. Een foto staat er dan niet.',
  }),
  ...reviewFields(),
  scroll_cue: flag({ label: 'Toon ‘Scrollen’' }),
  anchor: anchor(),
});
