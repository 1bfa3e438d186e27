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
  purpose:
    'Legt een woord of vraag uit aan wie daarom vraagt: bij een veld, een kop of een regel van een overzicht. Wat iedereen nodig heeft om te antwoorden, staat als hulptekst onder het label; de naam van een pictogramknop hoort in een Tooltip.',
  anatomy: {
    picture: labelled('Energielabel', 'Het label van A++++ tot G. Je vindt het op ep-online.nl met je postcode en huisnummer.'),
    parts: [
      {
        name: 'Infoknop',
        at: 'button[aria-expanded]',
        text: 'Naast het label, nooit erin. Heet ‘Uitleg:’ met het onderwerp erachter. Het pictogram is klein, het raakvlak 44 px.',
      },
      {
        name: 'Uitleg',
        at: '[role=group] > div',
        text: 'Een paar zinnen, als het helpt met één link. Opent onder de knop, of erboven als daar meer plaats is.',
      },
      { name: 'Sluiten', at: '[role=group] button', text: 'Voor wie ziet noch hoort dat Escape of ernaast tikken ook werkt.' },
    ],
  },
  dos: [
    {
      picture: labelled('Gasverbruik', 'Het staat op je jaarafrekening, in kubieke meters (m³).'),
      text: 'Zeg waar iemand het antwoord vindt.',
    },
  ],
  donts: [
    {
      picture: labelled('Gasverbruik', 'Vul hier je gasverbruik in.'),
      text: 'Het label herhalen: wie op de knop drukt, wil iets weten wat er nog niet staat.',
    },
    {
      picture: labelled('Foto van de meterkast', 'Let op: zonder deze foto kunnen we je bestelling niet in behandeling nemen.'),
      text: 'Verstoppen wat iedereen moet weten. Dit hoort als hulptekst onder het label.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Spatie', does: 'Opent de uitleg; de focus gaat erheen, zodat hij wordt voorgelezen.' },
    { keys: 'Tab', does: 'Gaat door de uitleg naar wat er op de pagina op volgt; de uitleg gaat dan dicht.' },
    { keys: 'Escape', does: 'Sluit de uitleg en geeft de focus terug aan de knop.' },
  ],
  content: [
    'Het onderwerp is het woord dat ernaast staat: ‘Uitleg: Gasverbruik’.',
    'Hoogstens drie zinnen. Langer? Zet een link naar de kennisbank in de uitleg.',
    'Begin met waar het te vinden is, dan wat het betekent.',
  ],
};
