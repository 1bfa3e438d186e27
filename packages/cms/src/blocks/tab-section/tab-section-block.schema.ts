import { z } from 'zod';
import { anchor, blocks, image, longText, requiredText, richText, text } from '../../fields/fields.js';
import { drawingChoice } from '../section/drawing.js';

export const tabSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  tabs: blocks({ label: 'Tabbladen' }, ['tab']),
  anchor: anchor(),
});

export const tabSchema = z.object({
  label: requiredText({ label: 'Naam op het tabblad', help: 'Eén of twee woorden.' }),
  text: longText({ label: 'Tekst' }),
  cards: blocks({ label: 'Kaarten' }, ['expandable_card']),
});

export const expandableCardSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  more: richText({ label: 'Na ‘Lees meer’' }),
  image: image({ label: 'Foto' }),
  drawing: drawingChoice(),
});
