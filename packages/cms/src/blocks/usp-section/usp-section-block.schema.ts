import { z } from 'zod';
import { blocks, choice, link, longText, requiredText, text } from '../../fields/fields.js';

export const uspSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  items: blocks({ label: 'Punten' }, ['usp']),
});

export const uspSchema = z.object({
  icon: choice(
    { label: 'Pictogram' },
    { house: 'Huis', tools: 'Gereedschap', phone: 'Telefoon', mail: 'E-mail', document: 'Document', calendar: 'Agenda', camera: 'Camera', check: 'Vinkje' },
    ['house', 'tools', 'phone', 'mail', 'document', 'calendar', 'camera', 'check'],
  ),
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  link_label: text({ label: 'Link: tekst' }),
  link: link({ label: 'Link: waarheen' }),
});
