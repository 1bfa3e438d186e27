import { z } from 'zod';
import { anchor, image, link, longText, requiredText, text } from '../../fields/fields.js';

export const webAppSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  points: longText({ label: 'Punten', help: 'Eén punt per regel.' }),
  image: image({ label: 'Beeld van het scherm', help: 'Leeg: een tekening van het account op een telefoon.' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  button_2_label: text({ label: 'Tweede link: tekst' }),
  button_2_link: link({ label: 'Tweede link: waarheen' }),
  anchor: anchor(),
});
