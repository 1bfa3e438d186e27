import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { arrowRightIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { Button } from './button.js';

export const buttonGuide: ComponentGuide = {
  purpose:
    'Laat iets gebeuren: opslaan, berekenen, verwijderen. Ga je ergens heen, neem dan ButtonLink, die er hetzelfde uitziet, of een gewone link in een tekst.',
  anatomy: {
    picture: (
      <Button iconAfter={arrowRightIcon} disabledReason="Eerst de foto van de meterkast.">
        Opslaan en volgende
      </Button>
    ),
    parts: [
      { name: 'Vlak', at: 'button', text: 'Ten minste 44 px hoog. De toon zegt hoe zwaar de handeling weegt.' },
      {
        name: 'Label',
        at: 'button > span',
        text: 'Zegt wat er gebeurt. Is hij bezig, dan staat hier wat er gaande is, met een draaiend rondje.',
      },
      { name: 'Pictogram', at: 'button > svg', text: 'Alleen waar het iets toevoegt: vooruit, toevoegen. Mag weg.' },
      { name: 'Reden', at: 'button + span', text: 'Waarom de knop nu niet kan. Een knop is nooit uit zonder reden.' },
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
      text: 'Eén koperen knop per scherm: de handeling waar het om gaat.',
    },
    {
      picture: <Button disabledReason="Er missen nog 2 foto’s.">Opslaan en afronden</Button>,
      text: 'Zeg waarom iets niet kan, en wat er nog moet.',
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
      text: 'Twee even luide knoppen: welke is het?',
    },
    { picture: <Button>Klik hier om het formulier te versturen</Button>, text: 'Uitleggen dat een knop een knop is.' },
  ],
  keyboard: [
    { keys: 'Enter, Spatie', does: 'Voert de handeling uit. Op een ButtonLink alleen Enter.' },
    { keys: 'Tab', does: 'Komt ook langs een knop die nu niet kan, zodat de reden te horen is.' },
  ],
  content: [
    'Begin met een werkwoord: ‘Bereken mijn besparing’.',
    'Hoogstens vier woorden; wat er nog bij moet, staat erboven.',
    'Bezig is hetzelfde werkwoord met drie puntjes: ‘Opslaan…’.',
    'Zeg wat klikken kost: ‘Bestelling met betalingsverplichting’.',
  ],
};
