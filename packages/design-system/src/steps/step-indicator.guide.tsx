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
  purpose: {
    nl: 'Waar je bent in een formulier van een paar stappen, en de weg terug naar de andere. Hoe ver een bestelling is, laat de voortgangslijn zien: daar doet de klant niet elke stap zelf.',
    en: 'Where you are in a form of a few steps, and the way back to the others. How far an order is, is shown by the order’s progress: there the customer doesn’t do each step.',
  },
  anatomy: {
    picture: <StepIndicator steps={stepsUpTo(1)} current={1} about="Pomp AO · Lindelaan 12" />,
    parts: [
      {
        name: { nl: 'Plaats', en: 'Place' },
        at: 'nav > p',
        text: {
          nl: '‘Stap 2 van 5’, met waar het over gaat. Staat er ook als de namen niet passen.',
          en: '‘Step 2 of 5’, with what it is about. Is there too when the names don’t fit.',
        },
      },
      {
        name: { nl: 'Gedane stap', en: 'Step that is done' },
        at: 'li a',
        text: { nl: 'Een vinkje en een link: je mag altijd terug.', en: 'A tick and a link: you may always go back.' },
      },
      {
        name: { nl: 'Huidige stap', en: 'Current step' },
        at: '[aria-current=step]',
        text: {
          nl: 'Vet en zonder link. De warme lijn loopt tot hier.',
          en: 'Bold and without a link. The warm line comes up to here.',
        },
      },
      {
        name: { nl: 'Stap die nog komt', en: 'Step to come' },
        at: 'li:nth-child(4), li:last-child',
        text: {
          nl: 'Een link zodra hij te bezoeken is, anders gewoon een naam.',
          en: 'A link as soon as it can be visited, else simply a name.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <StepIndicator steps={stepsUpTo(2)} current={2} />,
      text: { nl: 'Laat elke stap die klaar is een link zijn.', en: 'Let each step that is done be a link.' },
    },
  ],
  donts: [
    {
      picture: (
        <StepIndicator
          steps={Array.from({ length: 9 }, (_, index) => ({ label: `Vraag ${index + 1}`, done: index < 3 }))}
          current={3}
        />
      ),
      text: {
        nl: 'Niet elke vraag een stap: meer dan zes stappen zijn geen overzicht meer.',
        en: 'Not each question a step: more than six steps are no overview any more.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Loopt door de stappen waar je heen kunt; de huidige slaat hij over.',
        en: 'Goes through the steps where you can go; it skips the current one.',
      },
    },
    { keys: 'Enter', does: { nl: 'Gaat naar de stap.', en: 'Goes to the step.' } },
  ],
  content: [
    {
      nl: 'Eén of twee woorden per stap, een ding en geen vraag: ‘Verbruik’.',
      en: 'One or two words per step, a thing and no question: ‘Consumption’.',
    },
    { nl: 'Een lang woord krijgt een zacht afbreekteken op een lettergreep.', en: 'A long word gets a soft hyphen at a syllable.' },
  ],
};
