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
  purpose: {
    nl: 'Wie er nu iets doet, wat dat kost en tot wanneer. Eén per pagina, bovenaan. Voor een mededeling is er de melding.',
    en: 'Who does something now, what that costs and until when. One per page, at the top. For an announcement there is the alert.',
  },
  anatomy: {
    picture,
    parts: [
      {
        name: { nl: 'Jij', en: 'You' },
        at: 'section > div > div:first-child',
        text: {
          nl: 'Wat er gevraagd wordt: het bedrag, de dag en de ene knop.',
          en: 'What is asked: the amount, the day and the one button.',
        },
      },
      {
        name: { nl: 'Wij', en: 'We' },
        at: 'section h2',
        text: {
          nl: 'Wat de ander doet, en uiterlijk wanneer. Met naam, waar die bekend is.',
          en: 'What the other does, and by when at the latest. With a name, where it is known.',
        },
      },
    ],
  },
  dos: [
    {
      picture,
      text: {
        nl: 'Zijn beide aan zet, laat dan allebei zien met hun dag.',
        en: 'If it is the turn of both, show both with their day.',
      },
    },
  ],
  donts: [
    {
      picture: <TurnPanel label="Wie is aan zet" other={{ title: 'Even geduld', text: 'We zijn ermee bezig.' }} />,
      text: {
        nl: 'Zeg wie wat doet, en tot wanneer; ‘even geduld’ zegt niets.',
        en: 'Say who does what, and by when; ‘one moment please’ says nothing.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Naar de knop, en dan naar wat er bij de ander staat.',
        en: 'To the button, and then to what stands with the other.',
      },
    },
  ],
  content: [
    {
      nl: 'De knop zegt wat er gebeurt, in de woorden van de bestelling.',
      en: 'The button says what happens, in the words of the order.',
    },
    { nl: 'Beloof geen dag die niet beloofd is.', en: 'Don’t promise a day that isn’t promised.' },
  ],
};
