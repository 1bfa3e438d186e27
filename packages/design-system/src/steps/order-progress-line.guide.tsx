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
  purpose:
    'Hoe ver een bestelling is: de warme lijn van reservering tot warm huis. Om door een formulier te lopen is er de stappenbalk.',
  anatomy: {
    picture: (
      <Card>
        <OrderProgressLine current={2} steps={orderAt(2, 'missing')} />
      </Card>
    ),
    parts: [
      { name: 'Gedaan', at: 'li > span[aria-hidden] svg', text: 'Een vinkje; de lijn ertussen is warm geworden.' },
      {
        name: 'Nu',
        at: '[aria-current=step]',
        text: 'Vet. Een koperen ring als we bezig zijn, een rood ‘!’ als er iets van de klant ontbreekt.',
      },
      { name: 'Komt nog', at: 'li:nth-last-child(2)', text: 'Een lege ring. Een schermlezer hoort bij elke stap de toestand.' },
    ],
  },
  dos: [
    {
      picture: (
        <Card>
          <OrderProgressLine current={4} steps={orderAt(4, 'missing')} />
        </Card>
      ),
      text: 'Ontbreekt er iets van de klant, dan zegt de stap dat met een ‘!’, en de tekst eronder wat.',
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
      text: 'Geen formulier: hier kun je nergens op klikken.',
    },
  ],
  keyboard: [],
  content: [
    'De namen van de stappen komen uit de bestelling; schrijf ze niet om.',
    'Leg in de tekst eronder uit wat er nu gebeurt, en wie aan zet is.',
  ],
};
