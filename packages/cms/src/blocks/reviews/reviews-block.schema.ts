import { z } from 'zod';
import { anchor, link, longText, requiredText, text } from '../../fields/fields.js';

export const reviewsSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  link_label: text({ label: 'Link: tekst' }),
  link: link({ label: 'Link: waarheen', help: 'Zoals de plek waar alle beoordelingen staan.' }),
  anchor: anchor(),
});
