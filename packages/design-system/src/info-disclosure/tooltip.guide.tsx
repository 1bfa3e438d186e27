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
  purpose: {
    nl: 'Toont de naam van een knop met alleen een pictogram, bij aanwijzen en bij focus. Meer dan de naam hoort er niet in: een telefoon toont hem niet. Uitleg hoort achter een infoknop. Zit al in IconButton.',
    en: 'Shows the name of a button with only an icon, when pointed at and when focused. No more than the name belongs in it: a phone doesn’t show it. Explanation belongs behind an info button. Is in IconButton already.',
  },
  anatomy: {
    picture: named(downloadIcon, 'Offerte downloaden'),
    parts: [
      {
        name: { nl: 'Knop', en: 'Button' },
        at: 'button',
        text: {
          nl: 'Krijgt de naam ook als toegankelijke naam, of de tooltip nu te zien is of niet.',
          en: 'Gets the name as its accessible name too, whether the tooltip is to be seen now or not.',
        },
      },
      {
        name: { nl: 'Naam', en: 'Name' },
        at: '[data-part=name]',
        text: {
          nl: 'Dezelfde woorden. Een schermlezer hoort ze één keer, van de knop.',
          en: 'The same words. A screen reader hears them once, from the button.',
        },
      },
    ],
  },
  dos: [
    {
      picture: named(deleteIcon, 'Foto van de ketel verwijderen'),
      text: { nl: 'Zeg wat er gebeurt en waarmee.', en: 'Say what happens and with what.' },
    },
  ],
  donts: [
    {
      picture: named(infoIcon, 'De prijs is inclusief btw, plaatsen en het ophalen van je oude ketel.'),
      text: {
        nl: 'Uitleg in een tooltip: wie tikt in plaats van wijst, leest die nooit.',
        en: 'Explanation in a tooltip: whoever taps instead of pointing never reads it.',
      },
    },
    {
      picture: (
        <Stack gap="xs" align="start">
          <Button tone="secondary">Offerte downloaden</Button>
          <span className={styles.tooltip}>Offerte downloaden</span>
        </Stack>
      ),
      text: { nl: 'Herhalen wat de knop al zegt.', en: 'Repeating what the button says already.' },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Op de knop: toont de naam.', en: 'On the button: shows the name.' } },
    {
      keys: 'Escape',
      does: { nl: 'Haalt de naam weg; de focus blijft waar hij is.', en: 'Takes the name away; the focus stays where it is.' },
    },
  ],
  content: [
    {
      nl: 'Hoogstens vijf woorden, met een werkwoord: ‘Foto verwijderen’.',
      en: 'Five words at most, with a verb: ‘Remove photo’.',
    },
    { nl: 'Geen punt aan het eind.', en: 'No full stop at the end.' },
  ],
};
