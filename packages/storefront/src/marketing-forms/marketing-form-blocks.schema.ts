import { anchor, formChoice, longText, requiredFormChoice, requiredText, text } from '@pomp/cms';
import { z } from 'zod';

export const formSectionSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  text: longText({ label: 'Tekst' }),
  hubspot_form_id: requiredFormChoice({ label: 'Formulier' }),
  submit_label: text({ label: 'Tekst op de knop', help: 'Leeg: de tekst van het formulier zelf.' }),
  anchor: anchor(),
});

export const newsletterSectionSchema = z.object({
  title: text({ label: 'Titel', help: 'Leeg: ‘Schrijf je in voor onze nieuwsbrief’.' }),
  text: longText({ label: 'Tekst' }),
  button_label: text({ label: 'Tekst op de knop', help: 'Leeg: ‘Aanmelden’.' }),
  hubspot_form_id: formChoice({ label: 'Formulier', help: 'Leeg: de nieuwsbrief.' }),
  anchor: anchor(),
});

export const formConfirmationSchema = z.object({
  title: requiredText({ label: 'Titel' }),
});
