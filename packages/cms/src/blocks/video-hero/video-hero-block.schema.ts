import { z } from 'zod';
import { flag, formChoice, image, link, longText, requiredText, text, video } from '../../fields/fields.js';
import { reviewFields } from '../section/review-fields.js';

export const videoHeroSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  description: longText({ label: 'Omschrijving' }),
  video: video({ label: 'Film', help: 'Zonder geluid; speelt vanzelf en in een lus.' }),
  image: image({ label: 'Eerste beeld', help: 'Tot de film speelt, en voor wie geen beweging wil.' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  button_2_label: text({ label: 'Tweede link: tekst' }),
  button_2_link: link({ label: 'Tweede link: waarheen' }),
  button_2_hubspot_form_id: formChoice({
    label: 'Tweede link: formulier vooraf',
    help: 'Leeg: de link wordt meteen gevolgd.',
  }),
  savings_calculator: flag({ label: 'Toon de rekenhulp', help: 'Onder de woorden: postcode en huisnummer, op één regel.' }),
  ...reviewFields(),
  scroll_cue: flag({ label: 'Toon ‘Scrollen’' }),
});
