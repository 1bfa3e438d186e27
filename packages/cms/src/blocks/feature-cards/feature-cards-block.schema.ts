import { z } from 'zod';
import { anchor, blocks, flag, image, longText, requiredText, text } from '../../fields/fields.js';
import { drawingChoice } from '../section/drawing.js';

export const featureCardsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  cards: blocks({ label: 'Producten' }, ['product_feature_card']),
  anchor: anchor(),
});

export const featureCardSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  brand: text({ label: 'Merk', help: 'Regel boven de titel.' }),
  image: image({ label: 'Foto' }),
  drawing: drawingChoice(),
  dark: flag({ label: 'Op een donkere ondergrond' }),
  features: blocks({ label: 'Kenmerken' }, ['product_feature']),
});

export const featureSchema = z.object({
  included: flag({ label: 'Zit erbij' }),
  text: requiredText({ label: 'Kenmerk' }),
});
