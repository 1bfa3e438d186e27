import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { type Step, StepIndicator } from './step-indicator.js';

const names = ['Verbruik', 'Woning', 'Isolatie & ventilatie', 'Verwarmings\u00ADsysteem', 'Energielabel'];

/** The steps of the house info, filled in up to the current one. */
export const stepsUpTo = (current: number): Step[] =>
  names.map((label, index) => ({
    label,
    done: index < current,
    ...(index <= current + 1 && { href: `/account/woning/stap-${index + 1}` }),
  }));

export const stepIndicatorGuide: ComponentGuide = {
  purpose:
    'Waar je bent in een formulier van een paar stappen, en de weg terug naar de andere. Hoe ver een bestelling is, laat de voortgangslijn zien: daar doet de klant niet elke stap zelf.',
  anatomy: {
    picture: <StepIndicator steps={stepsUpTo(1)} current={1} about="Pomp AO · Lindelaan 12" />,
    parts: [
      { name: 'Plaats', at: 'nav > p', text: '‘Stap 2 van 5’, met waar het over gaat. Staat er ook als de namen niet passen.' },
      { name: 'Gedane stap', at: 'li a', text: 'Een vinkje en een link: je mag altijd terug.' },
      { name: 'Huidige stap', at: '[aria-current=step]', text: 'Vet en zonder link. De warme lijn loopt tot hier.' },
      {
        name: 'Stap die nog komt',
        at: 'li:nth-child(4), li:last-child',
        text: 'Een link zodra hij te bezoeken is, anders gewoon een naam.',
      },
    ],
  },
  dos: [{ picture: <StepIndicator steps={stepsUpTo(2)} current={2} />, text: 'Laat elke stap die klaar is een link zijn.' }],
  donts: [
    {
      picture: (
        <StepIndicator
          steps={Array.from({ length: 9 }, (_, index) => ({ label: `Vraag ${index + 1}`, done: index < 3 }))}
          current={3}
        />
      ),
      text: 'Niet elke vraag een stap: meer dan zes stappen zijn geen overzicht meer.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Loopt door de stappen waar je heen kunt; de huidige slaat hij over.' },
    { keys: 'Enter', does: 'Gaat naar de stap.' },
  ],
  content: [
    'Eén of twee woorden per stap, een ding en geen vraag: ‘Verbruik’.',
    'Een lang woord krijgt een zacht afbreekteken op een lettergreep.',
  ],
};
