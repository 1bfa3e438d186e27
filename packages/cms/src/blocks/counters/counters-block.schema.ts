import { z } from 'zod';
import { anchor, blocks, choice, link, longText, requiredNumber, requiredText, text } from '../../fields/fields.js';
import { iconChoice } from '../section/block-icon.js';

export const countersSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  counters: blocks({ label: 'Tellers' }, ['counter']),
  anchor: anchor(),
});

export const counterSchema = z.object({
  icon: iconChoice(),
  amount: requiredNumber({ label: 'Aantal' }),
  prefix: text({ label: 'Ervoor', help: 'Zoals €.' }),
  suffix: text({ label: 'Erachter', help: 'Zoals kg of m³.' }),
  description: requiredText({ label: 'Wat het is' }),
  source: requiredText({ label: 'Bron', help: 'Waar het cijfer vandaan komt, en van wanneer. Zonder bron staat het er niet.' }),
  source_link: link({ label: 'Bron: waarheen', help: 'Waar het na te lezen is.' }),
  duration: choice({ label: 'Telt in' }, { '1': '1 seconde', '2': '2 seconden' }, ['1', '2']),
});
