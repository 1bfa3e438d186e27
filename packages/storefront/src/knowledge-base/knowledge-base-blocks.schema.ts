import { anchor, blocks, choice, flag, image, longText, moment, requiredNumber, requiredText, text } from '@pomp/cms';
import { z } from 'zod';
import { articleCategories, categoryNames } from './article-categories.js';

export const articleSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  teaser: requiredText({ label: 'Waar het over gaat', help: 'Eén of twee zinnen, op de kaart en in zoekmachines.' }),
  category: choice({ label: 'Onderwerp' }, articleCategories, categoryNames),
  readingTime: requiredNumber({ label: 'Leestijd in minuten' }),
  image: image({ label: 'Beeld' }),
  date_added: moment({ label: 'Datum', help: 'Bepaalt de volgorde. Leeg: de dag van publicatie.' }),
  body: blocks({ label: 'Inhoud' }),
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
  category: choice({ label: 'Onderwerp' }, { all: 'Alle onderwerpen', ...articleCategories }, ['all', ...categoryNames]),
  amount: choice({ label: 'Hoeveel' }, { '3': 'De 3 nieuwste', '6': 'De 6 nieuwste', '9': 'De 9 nieuwste' }, ['3', '6', '9']),
  link_label: text({ label: 'Link naar alle artikelen: tekst' }),
  anchor: anchor(),
});
