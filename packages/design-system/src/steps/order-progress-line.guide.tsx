import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Card } from '../card/card.js';
import { OrderProgressLine, type ProgressState, type ProgressStep } from './order-progress-line.js';

const orderSteps = [
  'Reservering',
  'Inspectie inplannen',
  'Informatie opgeven',
  'Digitale inspectie',
  'Tekenen & aanbetaling',
  'Installatie',
  'Eindbetaling',
  'Bestelling voltooid',
];

/** The eight steps of an order, standing at one of them. */
export const orderAt = (current: number, state: ProgressState): ProgressStep[] =>
  orderSteps.map((label, index) => ({ label, state: index < current ? 'done' : index === current ? state : 'ahead' }));

export const orderProgressLineGuide: ComponentGuide = {
  screen: 'desktop',
  purpose: {
    nl: 'Hoe ver een bestelling is: de warme lijn van reservering tot warm huis. Om door een formulier te lopen is er de stappenbalk.',
    en: 'How far an order is: the warm line from reservation to warm house. To go through a form there are the steps.',
  },
  anatomy: {
    picture: (
      <Card>
        <OrderProgressLine current={2} steps={orderAt(2, 'missing')} />
      </Card>
    ),
    parts: [
      {
        name: { nl: 'Gedaan', en: 'Done' },
        at: 'li > span[aria-hidden] svg',
        text: { nl: 'Een vinkje; de lijn ertussen is warm geworden.', en: 'A tick; the line between has become warm.' },
      },
      {
        name: { nl: 'Nu', en: 'Now' },
        at: '[aria-current=step]',
        text: {
          nl: 'Vet. Een koperen ring als we bezig zijn, een rood ‘!’ als er iets van de klant ontbreekt.',
          en: 'Bold. A copper ring when we are at work, a red ‘!’ when something of the customer’s is missing.',
        },
      },
      {
        name: { nl: 'Komt nog', en: 'Still to come' },
        at: 'li:nth-last-child(2)',
        text: {
          nl: 'Een lege ring. Een schermlezer hoort bij elke stap de toestand.',
          en: 'An empty ring. A screen reader hears the state of each step.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Card>
          <OrderProgressLine current={4} steps={orderAt(4, 'missing')} />
        </Card>
      ),
      text: {
        nl: 'Ontbreekt er iets van de klant, dan zegt de stap dat met een ‘!’, en de tekst eronder wat.',
        en: 'If something of the customer’s is missing, the step says so with an ‘!’, and the text below it what.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <Card>
          <OrderProgressLine
            current={1}
            steps={['Postcode', 'Huisnummer', 'Bevestigen'].map((label, index) => ({
              label,
              state: index === 0 ? 'done' : index === 1 ? 'ongoing' : 'ahead',
            }))}
          />
        </Card>
      ),
      text: { nl: 'Geen formulier: hier kun je nergens op klikken.', en: 'No form: nothing here can be pressed.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'De namen van de stappen komen uit de bestelling; schrijf ze niet om.',
      en: 'The names of the steps come from the order; don’t rewrite them.',
    },
    {
      nl: 'Leg in de tekst eronder uit wat er nu gebeurt, en wie aan zet is.',
      en: 'Explain in the text below it what happens now, and whose turn it is.',
    },
  ],
};
