import { z } from 'zod';
import { anchor, blocks, image, longText, pdf, requiredText, richText, text } from '../../fields/fields.js';

export const accordionSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  items: blocks({ label: 'Onderdelen' }, ['accordion']),
  anchor: anchor(),
});

export const accordionSchema = z
  .object({
    title: requiredText({ label: 'Titel' }),
    description: richText({ label: 'Tekst' }),
    image: image({ label: 'Foto' }),
    pdf: pdf({ label: 'Document' }),
  })
  .refine(({ description, image, pdf }) => description !== undefined || image !== undefined || pdf !== undefined, {
    path: ['description'],
    message: 'zonder tekst, foto of document gaat er niets open',
  });
