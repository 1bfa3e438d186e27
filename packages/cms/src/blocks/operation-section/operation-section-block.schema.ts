import { z } from 'zod';
import { anchor, blocks, longText, requiredText, text } from '../../fields/fields.js';
import { drawingChoice } from '../section/drawing.js';

export const operationSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  steps: blocks({ label: 'Wat er gebeurt, op volgorde' }, ['operation_step']),
  anchor: anchor(),
});

export const operationStepSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  drawing: drawingChoice(),
});
