import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import type { IconNode } from '../icon/icons.js';
import { deleteIcon, downloadIcon, infoIcon } from '../icon/icons.js';
import { Stack } from '../layout/stack.js';
import * as styles from './info-disclosure.css.js';

/** A control with its name shown, in the flow of the picture. */
const named = (icon: IconNode, name: string) => (
  <Stack gap="xs" align="start">
    <IconButton icon={icon} label={name} tone="secondary" />
    <span data-part="name" className={styles.tooltip}>
      {name}
    </span>
  </Stack>
);

export const tooltipGuide: ComponentGuide = {
  purpose:
    'Toont de naam van een knop met alleen een pictogram, bij aanwijzen en bij focus. Meer dan de naam hoort er niet in: een telefoon toont hem niet. Uitleg hoort achter een infoknop. Zit al in IconButton.',
  anatomy: {
    picture: named(downloadIcon, 'Offerte downloaden'),
    parts: [
      { name: 'Knop', at: 'button', text: 'Krijgt de naam ook als toegankelijke naam, of de tooltip nu te zien is of niet.' },
      { name: 'Naam', at: '[data-part=name]', text: 'Dezelfde woorden. Een schermlezer hoort ze één keer, van de knop.' },
    ],
  },
  dos: [{ picture: named(deleteIcon, 'Foto van de ketel verwijderen'), text: 'Zeg wat er gebeurt en waarmee.' }],
  donts: [
    {
      picture: named(infoIcon, 'De prijs is inclusief btw, plaatsen en het ophalen van je oude ketel.'),
      text: 'Uitleg in een tooltip: wie tikt in plaats van wijst, leest die nooit.',
    },
    {
      picture: (
        <Stack gap="xs" align="start">
          <Button tone="secondary">Offerte downloaden</Button>
          <span className={styles.tooltip}>Offerte downloaden</span>
        </Stack>
      ),
      text: 'Herhalen wat de knop al zegt.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Op de knop: toont de naam.' },
    { keys: 'Escape', does: 'Haalt de naam weg; de focus blijft waar hij is.' },
  ],
  content: ['Hoogstens vijf woorden, met een werkwoord: ‘Foto verwijderen’.', 'Geen punt aan het eind.'],
};
