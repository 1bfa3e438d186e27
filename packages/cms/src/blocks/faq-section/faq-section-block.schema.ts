import { z } from 'zod';
import { anchor, blocks, longText, pdfs, requiredText, richText, text } from '../../fields/fields.js';

export const faqSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  items: blocks({ label: 'Vragen' }, ['faq_item']),
  anchor: anchor(),
});

export const faqItemSchema = z
  .object({
    question: requiredText({ label: 'Vraag' }),
    answer: richText({ label: 'Antwoord' }),
    category: text({ label: 'Onderwerp', help: 'Waarop bezoekers kunnen filteren.' }),
    pdfs: pdfs({ label: 'Documenten' }),
  })
  .refine(({ answer, pdfs }) => answer !== undefined || pdfs.length > 0, {
    path: ['answer'],
    message: 'zonder antwoord of document gaat er niets open',
  });
