import { z } from 'zod';
import { anchor, blocks, longText, requiredText, text } from '../../fields/fields.js';

export const stepsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  steps: blocks({ label: 'Stappen' }, ['step']),
  anchor: anchor(),
});

export const stepSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
});
