import { z } from 'zod';
import { anchor, blocks, flag, image, longText, requiredText, text } from '../../fields/fields.js';

export const timelineSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  cards: blocks({ label: 'Momenten' }, ['timeline_card']),
  anchor: anchor(),
});

export const timelineCardSchema = z.object({
  moment: requiredText({ label: 'Wanneer', help: 'Een jaar, een week, een tijd.' }),
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  image: image({ label: 'Foto' }),
  done: flag({ label: 'Is al geweest' }),
});
