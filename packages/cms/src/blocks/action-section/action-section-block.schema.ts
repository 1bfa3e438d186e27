import { z } from 'zod';
import { anchor, formChoice, link, longText, requiredText, text } from '../../fields/fields.js';

export const actionSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  button_2_label: text({ label: 'Tweede link: tekst' }),
  button_2_link: link({ label: 'Tweede link: waarheen' }),
  button_2_hubspot_form_id: formChoice({
    label: 'Tweede link: formulier',
    help: 'Opent bij een druk op de link. De link zelf leidt naar waar het ook kan.',
  }),
  anchor: anchor(),
});
