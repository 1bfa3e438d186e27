import type { WordsOf } from '../sections/words-of.js';
import type { meterForm } from './meter-form.js';

export const nl = {
  title: 'Meterstanden van vandaag',
  gas: { label: 'Gas', help: 'De cijfers voor de komma.' },
  electricity: { label: 'Stroom', help: 'Staan er twee standen voor wat je verbruikt (1.8.1 en 1.8.2)? Tel ze op.' },
  share: {
    label: 'Mijn verbruik mag meetellen, zonder naam en adres, in wat jullie laten zien over echte huizen',
    help: 'Dit mag je bij elke stand anders kiezen. Wat je het laatst koos, geldt.',
  },
} as const satisfies WordsOf<typeof meterForm>;
