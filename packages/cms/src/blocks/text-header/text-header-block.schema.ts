import { z } from 'zod';
import { flag, link, longText, requiredText, text } from '../../fields/fields.js';
import { reviewFields } from '../section/review-fields.js';

export const textHeaderSchema = z.object({
  subtitle: text({ label: 'Regel boven de titel' }),
  title: requiredText({ label: 'Titel' }),
  description: longText({ label: 'Omschrijving' }),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link' }),
  ...reviewFields(),
  scroll_cue: flag({ label: 'Toon ‘Scrollen’' }),
});
