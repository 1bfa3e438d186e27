import type { ComponentGuide } from '@pomp/tooling/component-guide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { closeIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { InfoDisclosure } from './info-disclosure.js';
import * as styles from './info-disclosure.css.js';

/** The explanation as it looks when open, in the flow of the picture. */
const opened = (text: ReactNode) => (
  <div className={styles.panel} role="group" aria-label="Uitleg">
    <div className={styles.text}>{text}</div>
    <button type="button" className={styles.close} aria-label="Sluiten">
      <Icon of={closeIcon} size="small" />
    </button>
  </div>
);

const labelled = (label: string, explanation: ReactNode) => (
  <Stack gap="s" align="start">
    <Inline gap="m" wrap="nowrap">
      <Text as="strong">{label}</Text>
      <InfoDisclosure subject={label}>{explanation}</InfoDisclosure>
    </Inline>
    {opened(explanation)}
  </Stack>
);

export const infoDisclosureGuide: ComponentGuide = {
  purpose: {
    nl: 'Legt een woord of vraag uit aan wie daarom vraagt: bij een veld, een kop of een regel van een overzicht. Wat iedereen nodig heeft om te antwoorden, staat als hulptekst onder het label; de naam van een pictogramknop hoort in een Tooltip.',
    en: 'Explains a word or question to whoever asks: at a field, a heading or a line of a summary. What everyone needs in order to answer stands below the label as help; the name of an icon button belongs in a Tooltip.',
  },
  anatomy: {
    picture: labelled('Energielabel', 'Het label van A++++ tot G. Je vindt het op ep-online.nl met je postcode en huisnummer.'),
    parts: [
      {
        name: { nl: 'Infoknop', en: 'Info button' },
        at: 'button[aria-expanded]',
        text: {
          nl: 'Naast het label, nooit erin. Heet ‘Uitleg:’ met het onderwerp erachter. Het pictogram is klein, het raakvlak 44 px.',
          en: 'Beside the label, never in it. Is called ‘Explanation:’ with the subject after it. The icon is small, the touch area 44 px.',
        },
      },
      {
        name: { nl: 'Uitleg', en: 'Explanation' },
        at: '[role=group] > div',
        text: {
          nl: 'Een paar zinnen, als het helpt met één link. Opent onder de knop, of erboven als daar meer plaats is.',
          en: 'A few sentences, with one link if that helps. Opens below the button, or above it if there is more room.',
        },
      },
      {
        name: { nl: 'Sluiten', en: 'Close' },
        at: '[role=group] button',
        text: {
          nl: 'Voor wie ziet noch hoort dat Escape of ernaast tikken ook werkt.',
          en: 'For whoever neither sees nor hears that Escape or a press beside it works too.',
        },
      },
    ],
  },
  dos: [
    {
      picture: labelled('Gasverbruik', 'Het staat op je jaarafrekening, in kubieke meters (m³).'),
      text: { nl: 'Zeg waar iemand het antwoord vindt.', en: 'Say where someone finds the answer.' },
    },
  ],
  donts: [
    {
      picture: labelled('Gasverbruik', 'Vul hier je gasverbruik in.'),
      text: {
        nl: 'Het label herhalen: wie op de knop drukt, wil iets weten wat er nog niet staat.',
        en: 'Repeating the label: whoever presses the button wants to know something that isn’t there yet.',
      },
    },
    {
      picture: labelled('Foto van de meterkast', 'Let op: zonder deze foto kunnen we je bestelling niet in behandeling nemen.'),
      text: {
        nl: 'Verstoppen wat iedereen moet weten. Dit hoort als hulptekst onder het label.',
        en: 'Hiding what everyone has to know. This belongs below the label as help.',
      },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Opent de uitleg; de focus gaat erheen, zodat hij wordt voorgelezen.',
        en: 'Opens the explanation; the focus goes there, so that it is read aloud.',
      },
    },
    {
      keys: 'Tab',
      does: {
        nl: 'Gaat door de uitleg naar wat er op de pagina op volgt; de uitleg gaat dan dicht.',
        en: 'Goes through the explanation to what follows on the page; the explanation closes then.',
      },
    },
    {
      keys: 'Escape',
      does: {
        nl: 'Sluit de uitleg en geeft de focus terug aan de knop.',
        en: 'Closes the explanation and gives the focus back to the button.',
      },
    },
  ],
  content: [
    {
      nl: 'Het onderwerp is het woord dat ernaast staat: ‘Uitleg: Gasverbruik’.',
      en: 'The subject is the word beside it: ‘Explanation: Gas use’.',
    },
    {
      nl: 'Hoogstens drie zinnen. Langer? Zet een link naar de kennisbank in de uitleg.',
      en: 'Three sentences at most. Longer? Put a link to the knowledge base in the explanation.',
    },
    { nl: 'Begin met waar het te vinden is, dan wat het betekent.', en: 'Begin with where it can be found, then what it means.' },
  ],
};
