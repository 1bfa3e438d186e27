import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { SavedIndicator } from '../feedback/saved-indicator.js';
import { TextField } from '../fields/text-field.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { nl } from './leave-guard-texts.nl.js';
import { LeaveGuardProvider } from './leave-guard.js';
import { Link } from './link.js';

const unsavedForm = (
  <Stack align="start">
    <TextField label="Woonplaats" name="city" defaultValue="Utrecht" />
    <Link href="/account/woning">Woninggegevens</Link>
  </Stack>
);

export const leaveGuardGuide: ComponentGuide = {
  purpose:
    'Vraagt het voordat iemand weggaat van iets wat niet is opgeslagen: bij links, bij de terugknop, bij navigeren vanuit code en bij het sluiten van de pagina. Eén keer om de hele app; een formulier zegt zelf wanneer er iets te verliezen is.',
  anatomy: {
    picture: <LeaveGuardProvider>{unsavedForm}</LeaveGuardProvider>,
    parts: [
      { name: 'Wat niet is opgeslagen', at: 'input', text: 'Het formulier meldt het met `useLeaveGuard(gewijzigd)`.' },
      {
        name: 'De weg naar buiten',
        at: 'a',
        text: 'Elke link van het systeem vraagt het eerst. Een nieuw tabblad of een anker niet.',
      },
    ],
  },
  dos: [
    {
      picture: <Text>{nl.unsaved}</Text>,
      text: 'Vraag het met de woorden uit de specificatie, en alleen als er echt iets gewijzigd is.',
    },
  ],
  donts: [
    {
      picture: (
        <Inline>
          <Button>Opslaan</Button>
          <SavedIndicator visible />
        </Inline>
      ),
      text: 'Vragen terwijl alles is opgeslagen, of bij een omleiding waar de klant niet om vroeg.',
    },
  ],
  keyboard: [{ keys: 'Enter, Escape', does: 'In de vraag van de browser: weggaan, of blijven.' }],
  content: ['De vraag staat vast; een portaal geeft alleen een ander venster (`ask`), geen andere woorden.'],
};
