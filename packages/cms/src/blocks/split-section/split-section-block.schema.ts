import { z } from 'zod';
import { anchor, choice, image, link, requiredText, richText, text } from '../../fields/fields.js';
import { drawingChoice } from '../section/drawing.js';

export const splitSectionSchema = z.object({
  subtitle: text({ label: 'Regel boven de titel' }),
  title: requiredText({ label: 'Titel' }),
  text: richText({ label: 'Tekst' }),
  image: image({ label: 'Foto' }),
  drawing: drawingChoice(),
  picture_side: choice({ label: 'Beeld' }, { right: 'Rechts', left: 'Links' }, ['right', 'left']),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  button_2_label: text({ label: 'Tweede link: tekst' }),
  button_2_link: link({ label: 'Tweede link: waarheen' }),
  anchor: anchor(),
});
