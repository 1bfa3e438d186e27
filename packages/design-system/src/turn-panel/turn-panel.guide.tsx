import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { arrowRightIcon } from '../icon/icons.js';
import { TurnPanel } from './turn-panel.js';

const picture = (
  <TurnPanel
    label="Wie is aan zet"
    asked={{
      amount: '€ 1.700',
      due: 'uiterlijk vrijdag 4 december',
      text: 'Je installatieplan is klaar. Ga digitaal akkoord en doe de aanbetaling.',
      action: (
        <ButtonLink href="#betalen" iconAfter={arrowRightIcon}>
          Tekenen & aanbetalen
        </ButtonLink>
      ),
    }}
    other={{ title: 'Wij zijn aan zet, uiterlijk dinsdag 24 november', text: 'Joost beantwoordt je bericht.' }}
  />
);

export const turnPanelGuide: ComponentGuide = {
  screen: 'desktop',
  purpose: 'Wie er nu iets doet, wat dat kost en tot wanneer. Eén per pagina, bovenaan. Voor een mededeling is er de melding.',
  anatomy: {
    picture,
    parts: [
      { name: 'Jij', at: 'section > div > div:first-child', text: 'Wat er gevraagd wordt: het bedrag, de dag en de ene knop.' },
      { name: 'Wij', at: 'section h2', text: 'Wat de ander doet, en uiterlijk wanneer. Met naam, waar die bekend is.' },
    ],
  },
  dos: [{ picture, text: 'Zijn beide aan zet, laat dan allebei zien met hun dag.' }],
  donts: [
    {
      picture: <TurnPanel label="Wie is aan zet" other={{ title: 'Even geduld', text: 'We zijn ermee bezig.' }} />,
      text: 'Zeg wie wat doet, en tot wanneer; ‘even geduld’ zegt niets.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Naar de knop, en dan naar wat er bij de ander staat.' }],
  content: ['De knop zegt wat er gebeurt, in de woorden van de bestelling.', 'Beloof geen dag die niet beloofd is.'],
};
