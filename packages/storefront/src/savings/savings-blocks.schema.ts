import { choice, longText, requiredText, text } from '@pomp/cms';
import { z } from 'zod';

export const savingsCalculatorSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
  layout: choice({ label: 'Vorm' }, { stacked: 'Onder elkaar', compact: 'Op één regel' }, ['stacked', 'compact']),
});

export const savingsResultSchema = z.object({
  title: requiredText({ label: 'Titel', help: 'Boven de rekenhulp, voor wie nog geen uitkomst heeft.' }),
});

export const businessSavingsSchema = z.object({
  title: requiredText({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
});

export const savingsTotalsSchema = z.object({
  title: text({ label: 'Titel' }),
  intro: longText({ label: 'Inleiding' }),
});
