import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { arrowRightIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Button } from './button.js';

export const buttonGuide: ComponentGuide = {
  purpose: {
    nl: 'Laat iets gebeuren: opslaan, berekenen, verwijderen. Ga je ergens heen, neem dan ButtonLink, die er hetzelfde uitziet, of een gewone link in een tekst.',
    en: 'Makes something happen: save, calculate, remove. If you go somewhere, take ButtonLink, which looks the same, or an ordinary link in a text.',
  },
  anatomy: {
    picture: (
      <Button iconAfter={arrowRightIcon} disabledReason="Eerst de foto van de meterkast.">
        Opslaan en volgende
      </Button>
    ),
    parts: [
      {
        name: { nl: 'Vlak', en: 'Surface' },
        at: 'button',
        text: {
          nl: 'Ten minste 44 px hoog. De toon zegt hoe zwaar de handeling weegt.',
          en: 'At least 44 px high. The tone says how heavy the action weighs.',
        },
      },
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'button > span',
        text: {
          nl: 'Zegt wat er gebeurt. Is hij bezig, dan staat hier wat er gaande is, met een draaiend rondje.',
          en: 'Says what happens. While it is busy, this says what is going on, with a turning circle.',
        },
      },
      {
        name: { nl: 'Pictogram', en: 'Icon' },
        at: 'button > svg',
        text: {
          nl: 'Alleen waar het iets toevoegt: vooruit, toevoegen. Mag weg.',
          en: 'Only where it adds something: onwards, add. May be left out.',
        },
      },
      {
        name: { nl: 'Reden', en: 'Reason' },
        at: 'button + span',
        text: {
          nl: 'Waarom de knop nu niet kan. Een knop is nooit uit zonder reden.',
          en: 'Why the button can’t be used now. A button is never off without a reason.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Inline gap="m">
          <Button>Opslaan en volgende</Button>
          <Button tone="secondary">Opslaan en vorige</Button>
        </Inline>
      ),
      text: {
        nl: 'Eén koperen knop per scherm: de handeling waar het om gaat.',
        en: 'One copper button per screen: the action that matters.',
      },
    },
    {
      picture: <Button disabledReason="Er missen nog 2 foto’s.">Opslaan en afronden</Button>,
      text: {
        nl: 'Zeg waarom iets niet kan, en wat er nog moet.',
        en: 'Say why something can’t be done, and what is still needed.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <Inline gap="m">
          <Button>Opslaan en volgende</Button>
          <Button>Opslaan en vorige</Button>
        </Inline>
      ),
      text: { nl: 'Twee even luide knoppen: welke is het?', en: 'Two equally loud buttons: which one is it?' },
    },
    {
      picture: <Button>Klik hier om het formulier te versturen</Button>,
      text: { nl: 'Uitleggen dat een knop een knop is.', en: 'Explaining that a button is a button.' },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: { nl: 'Voert de handeling uit. Op een ButtonLink alleen Enter.', en: 'Does the action. On a ButtonLink only Enter.' },
    },
    {
      keys: 'Tab',
      does: {
        nl: 'Komt ook langs een knop die nu niet kan, zodat de reden te horen is.',
        en: 'Also reaches a button that can’t be used now, so that the reason can be heard.',
      },
    },
  ],
  content: [
    { nl: 'Begin met een werkwoord: ‘Bereken mijn besparing’.', en: 'Begin with a verb: ‘Calculate my savings’.' },
    {
      nl: 'Hoogstens vier woorden; wat er nog bij moet, staat erboven.',
      en: 'Four words at most; what else there is to say stands above it.',
    },
    { nl: 'Bezig is hetzelfde werkwoord met drie puntjes: ‘Opslaan…’.', en: 'Busy is the same verb with three dots: ‘Saving…’.' },
    {
      nl: 'Zeg wat klikken kost: ‘Bestelling met betalingsverplichting’.',
      en: 'Say what a press costs: ‘Order with an obligation to pay’.',
    },
  ],
};
