import { z } from 'zod';
import { anchor, blocks, image, link, longText, requiredText, text } from '../../fields/fields.js';
import { drawingChoice } from '../section/drawing.js';

export const compareSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  columns: blocks({ label: 'Wat je vergelijkt', help: 'Geef elk dezelfde gegevens, in dezelfde volgorde.' }, ['compare_column']),
  anchor: anchor(),
});

export const compareColumnSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  image: image({ label: 'Foto' }),
  drawing: drawingChoice(),
  facts: blocks({ label: 'Gegevens' }, ['fact']),
  button_label: text({ label: 'Knop: tekst' }),
  button_link: link({ label: 'Knop: link', help: 'Naar een pagina van de site of naar buiten.' }),
});
