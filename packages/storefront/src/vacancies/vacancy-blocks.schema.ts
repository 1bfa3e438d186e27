import { anchor, blocks, longText, moment, requiredText, richText, text } from '@pomp/cms';
import { z } from 'zod';

export const vacancySchema = z.object({
  title: requiredText({ label: 'Functie' }),
  description: longText({ label: 'Omschrijving in zoekmachines', help: 'Ongeveer 150 tekens.' }),
  location: requiredText({ label: 'Locatie', help: 'Waarop bezoekers kunnen zoeken.' }),
  time: text({ label: 'Werktijd', help: 'Zoals: 32 tot 40 uur per week.' }),
  education: text({ label: 'Opleiding' }),
  salary: text({ label: 'Salaris', help: 'Bruto per maand, bij een volledige werkweek.' }),
  date_added: moment({ label: 'Geplaatst op' }),
  paragraphs: blocks({ label: 'Onderdelen' }, ['vacancy_paragraph']),
});

export const vacancyParagraphSchema = z.object({
  header: requiredText({ label: 'Kop' }),
  content: richText({ label: 'Tekst' }),
  id: text({ label: 'Anker', help: 'Waarnaar een link op de pagina kan wijzen.', sameInEveryLanguage: true }),
});

export const jobListingsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  anchor: anchor(),
});
