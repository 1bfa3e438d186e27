import { z } from 'zod';
import { anchor, link, longText, requiredText, text } from '../../fields/fields.js';

export const bannerSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  anchor: anchor(),
});
