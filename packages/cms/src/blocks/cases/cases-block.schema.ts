import { z } from 'zod';
import { anchor, blocks, image, link, longText, requiredText, text } from '../../fields/fields.js';
import { drawingChoice } from '../section/drawing.js';

export const casesSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  cases: blocks({ label: 'Voorbeelden' }, ['case']),
  anchor: anchor(),
});

export const caseSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  facts: blocks({ label: 'Gegevens' }, ['fact']),
  spread: text({ label: 'Hoe ver het uiteenloopt', help: 'Wat het bij anderen was, of waarom het bij hen anders kan zijn.' }),
  source: text({ label: 'Bron', help: 'Wie het mat, bij hoeveel huizen en wanneer. Zonder bron staan er geen gegevens.' }),
  source_link: link({ label: 'Bron: waarheen', help: 'Waar het na te lezen is.' }),
  image: image({ label: 'Foto' }),
  drawing: drawingChoice(),
  link_label: text({ label: 'Link: tekst' }),
  link: link({ label: 'Link: waarheen' }),
});

export const factSchema = z.object({
  label: requiredText({ label: 'Wat' }),
  value: requiredText({ label: 'Waarde' }),
});
