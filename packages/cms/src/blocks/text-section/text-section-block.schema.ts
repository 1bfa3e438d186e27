import { z } from 'zod';
import { anchor, choice, longText, richText, text } from '../../fields/fields.js';

export const textSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  text: richText({ label: 'Tekst' }),
  layout: choice({ label: 'Indeling' }, { below: 'Tekst onder de titel', beside: 'Tekst naast de titel' }, ['below', 'beside']),
  anchor: anchor(),
});
