import type { WordsOf } from '../sections/words-of.js';
import type { handoverForm } from './handover-form.js';

export const nl = {
  title: 'Teken voor de oplevering',
  name: { label: 'Je voor- en achternaam' },
  remark: { label: 'Moet er nog iets gebeuren?', help: 'Wat je hier schrijft, komt als bericht bij ons. We antwoorden je.' },
  agreed: {
    label: 'De installatie is klaar, ik heb gezien dat hij werkt en de uitleg heb ik gekregen',
    missing: 'Je tekent pas als de installatie klaar is en werkt.',
  },
} as const satisfies WordsOf<typeof handoverForm>;
