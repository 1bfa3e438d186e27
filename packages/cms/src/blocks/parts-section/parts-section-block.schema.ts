import { z } from 'zod';
import { anchor, blocks, image, longText, requiredText, text } from '../../fields/fields.js';
import { drawingChoice } from '../section/drawing.js';

export const partsSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  parts: blocks({ label: 'Onderdelen' }, ['part']),
  anchor: anchor(),
});

export const partSchema = z.object({
  title: requiredText({ label: 'Naam' }),
  description: longText({ label: 'Omschrijving' }),
  facts: blocks({ label: 'Gegevens' }, ['fact']),
  image: image({ label: 'Foto' }),
  drawing: drawingChoice(),
});
