import { z } from 'zod';
import { anchor, requiredText, richText } from '../../fields/fields.js';

export const readMoreSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: richText({ label: 'Wat iedereen ziet' }),
  more: richText({ label: 'Na ‘Lees meer’' }),
  anchor: anchor(),
});
