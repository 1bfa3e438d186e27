import type { WordsOf } from '../sections/words-of.js';
import type { advancedSavingsForm } from './advanced-savings-form.js';

export const nl = {
  title: 'Krijg een berekening voor jouw huis',
  people: { label: 'Met hoeveel mensen woon je er?' },
  gasUsage: { label: 'Hoeveel gas gebruik je per jaar?', help: 'Dit staat op je jaarafrekening.' },
  email: { label: 'E-mailadres', help: 'Hier sturen we de berekening naartoe.' },
} as const satisfies WordsOf<typeof advancedSavingsForm>;
