import { z } from 'zod';
import { anchor, blocks, image, longText, requiredText, text } from '../../fields/fields.js';

export const teamSectionSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  profiles: blocks({ label: 'Mensen' }, ['profile']),
  anchor: anchor(),
});

export const profileSchema = z.object({
  name: requiredText({ label: 'Naam' }),
  job_title: text({ label: 'Functie' }),
  department: text({ label: 'Afdeling', help: 'Waarop bezoekers kunnen filteren.' }),
  image: image({ label: 'Foto', help: 'Leeg: de eerste letters van de naam.' }),
});
