import { z } from 'zod';
import { anchor, image, link, longText, requiredText, text } from '../../fields/fields.js';

export const bannerSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  image: image({ label: 'Foto', help: 'Vult de helft van de band, tot aan de rand.' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  anchor: anchor(),
});
