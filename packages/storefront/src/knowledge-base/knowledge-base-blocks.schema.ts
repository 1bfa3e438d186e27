import { anchor, blocks, choice, choiceFrom, flag, image, link, longText, moment, requiredText, text } from '@pomp/cms';
import { z } from 'zod';
import { subjectsDatasource } from './subjects.js';

export const articleSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  teaser: requiredText({ label: 'Waar het over gaat', help: 'Eén of twee zinnen, op de kaart en in zoekmachines.' }),
  category: choiceFrom({ label: 'Onderwerp' }, subjectsDatasource),
  image: image({ label: 'Beeld' }),
  date_added: moment({
    label: 'Datum',
    help: 'Bepaalt de volgorde: de nieuwste eerst. Leeg: het artikel staat achteraan, met de dag van publicatie.',
  }),
  author: text({ label: 'Geschreven door', help: 'Wie het schreef, zoals het boven het artikel staat.' }),
  checked_on: moment({ label: 'Nagekeken op', help: 'Wanneer iemand voor het laatst keek of alles nog klopt.' }),
  sources: blocks({ label: 'Bronnen', help: 'Waar elk bedrag en elk getal vandaan komt.' }, ['article_source']),
  body: blocks({ label: 'Inhoud', help: 'Vanaf drie koppen staat er een inhoudsopgave boven. De leestijd wordt geteld.' }),
});

export const articleSourceSchema = z.object({
  title: requiredText({
    label: 'Wat het is',
    help: 'Van wie, hoe het heet, en wat eruit komt.',
    sameInEveryLanguage: true,
    atMost: 160,
  }),
  date: text({ label: 'Van wanneer', help: 'Zoals de bron het zegt: ‘augustus 2026’.', sameInEveryLanguage: true }),
  link: link({ label: 'Waar het na te lezen is' }),
});

export const knowledgeBaseSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  featured: flag({ label: 'Laat het nieuwste artikel groot zien' }),
  anchor: anchor(),
});

export const articlesSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  category: choiceFrom({ label: 'Onderwerp', help: 'Leeg: alle onderwerpen.' }, subjectsDatasource),
  amount: choice({ label: 'Hoeveel' }, { '3': 'De 3 nieuwste', '6': 'De 6 nieuwste', '9': 'De 9 nieuwste' }, ['3', '6', '9']),
  link_label: text({ label: 'Link naar alle artikelen: tekst' }),
  anchor: anchor(),
});
