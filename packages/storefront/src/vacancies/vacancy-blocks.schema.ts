import { anchor, blocks, choice, choices, longText, moment, number, requiredText, richText, text } from '@pomp/cms';
import { z } from 'zod';

/** How someone can be employed. */
const employments = ['full_time', 'part_time', 'temporary', 'intern'] as const;

export const vacancySchema = z.object({
  title: requiredText({ label: 'Functie' }),
  description: longText({ label: 'Omschrijving in zoekmachines', help: 'Ongeveer 150 tekens.' }),
  location: requiredText({ label: 'Locatie', help: 'Waarop bezoekers kunnen zoeken.' }),
  time: text({ label: 'Werktijd', help: 'Zoals: 32 tot 40 uur per week.' }),
  education: text({ label: 'Opleiding' }),
  salary: text({ label: 'Salaris', help: 'Bruto per maand, bij een volledige werkweek.' }),
  salary_from: number({
    label: 'Salaris vanaf, in euro’s',
    help: 'Hetzelfde als hierboven, in cijfers: zo weten banensites het ook. Leeg: dan staat het daar niet.',
  }),
  salary_to: number({ label: 'Salaris tot, in euro’s', help: 'Leeg als er één bedrag is.' }),
  salary_per: choice({ label: 'Salaris per', help: 'Waarover die bedragen gaan.' }, { month: 'Maand', hour: 'Uur', year: 'Jaar' }, [
    'month',
    'hour',
    'year',
  ]),
  employment: choices(
    { label: 'Dienstverband', help: 'Voor banensites: alles wat kan.' },
    { full_time: 'Voltijd', part_time: 'Deeltijd', temporary: 'Tijdelijk', intern: 'Stage of leerplek' },
    employments,
  ),
  date_added: moment({ label: 'Geplaatst op' }),
  valid_through: moment({ label: 'Reageren kan tot', help: 'Daarna tonen banensites haar niet meer. Leeg: er is geen einddatum.' }),
  paragraphs: blocks({ label: 'Onderdelen' }, ['vacancy_paragraph']),
});

export const vacancyParagraphSchema = z.object({
  header: requiredText({ label: 'Kop' }),
  content: richText({ label: 'Tekst' }),
  id: anchor(),
});

export const jobListingsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  anchor: anchor(),
});
