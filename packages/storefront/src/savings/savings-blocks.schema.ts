import { anchor, choice, longText, requiredText, text } from '@pomp/cms';
import { z } from 'zod';

export const savingsCalculatorSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  layout: choice({ label: 'Vorm' }, { stacked: 'Onder elkaar', compact: 'Op één regel' }, ['stacked', 'compact']),
  anchor: anchor(),
});

/** Nothing to fill in: an opening's flag asks for it. */
export const savingsFormSchema = z.object({});

export const savingsResultSchema = z.object({
  title: requiredText({ label: 'Titel', help: 'Boven de rekenhulp, voor wie nog geen uitkomst heeft.' }),
});

export const businessSavingsSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  anchor: anchor(),
});

export const savingsTotalsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  anchor: anchor(),
});
