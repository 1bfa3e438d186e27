import { anchor, choice, longText, requiredNumber, requiredText, text } from '@pomp/cms';
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

export const savingsExampleSchema = z.object({
  title: requiredText({ label: 'Titel', help: 'Welk huis het is: ‘Een tussenwoning uit 1978’.' }),
  building_type: choice(
    { label: 'Soort woning', help: 'Van het huis waarmee gerekend wordt.' },
    {
      tussenwoning: 'Tussenwoning',
      hoekwoning: 'Hoekwoning',
      '2onder1kap': 'Twee-onder-een-kapwoning',
      vrijstaand: 'Vrijstaande woning',
      appartement: 'Appartement',
    },
    ['tussenwoning', 'hoekwoning', '2onder1kap', 'vrijstaand', 'appartement'],
  ),
  floor_area: requiredNumber({ label: 'Woonoppervlakte', help: 'In vierkante meters.' }),
  gas_use: requiredNumber({ label: 'Gasverbruik', help: 'In kubieke meters per jaar.' }),
  residents: requiredNumber({ label: 'Bewoners', help: 'Eén tot zes.' }),
  insulation: choice(
    { label: 'Isolatie', help: 'Matig is een huis uit de jaren zestig of zeventig waar weinig aan gedaan is.' },
    { moderate: 'Matig', poor: 'Slecht', good: 'Goed', veryGood: 'Heel goed' },
    ['moderate', 'poor', 'good', 'veryGood'],
  ),
  anchor: anchor(),
});
