import { z } from 'zod';
import { anchor, longText, requiredText } from '../../fields/fields.js';
import { productChoice } from '../../products/product-facts.schema.js';

export const noiseSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  product: productChoice(),
  anchor: anchor(),
});
