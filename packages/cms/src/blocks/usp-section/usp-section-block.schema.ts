import { z } from 'zod';
import { anchor, blocks, link, longText, requiredText, text } from '../../fields/fields.js';
import { iconChoice } from '../section/block-icon.js';

export const uspSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  items: blocks({ label: 'Punten' }, ['usp']),
  anchor: anchor(),
});

export const uspSchema = z.object({
  icon: iconChoice(),
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  link_label: text({ label: 'Link: tekst' }),
  link: link({ label: 'Link: waarheen' }),
});
