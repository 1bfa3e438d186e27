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
  purpose: {
    nl: 'Vraagt het voordat iemand weggaat van iets wat niet is opgeslagen: bij links, bij de terugknop, bij navigeren vanuit code en bij het sluiten van de pagina. Eén keer om de hele app; een formulier zegt zelf wanneer er iets te verliezen is.',
    en: 'Asks before someone leaves something that isn’t saved: with links, with the back button, when code navigates and when the page is closed. Once around the whole app; a form says itself when there is something to lose.',
  },
  anatomy: {
    picture: <LeaveGuardProvider>{unsavedForm}</LeaveGuardProvider>,
    parts: [
      {
        name: { nl: 'Wat niet is opgeslagen', en: 'What isn’t saved' },
        at: 'input',
        text: {
          nl: 'Het formulier meldt het met `useLeaveGuard(gewijzigd)`.',
          en: 'The form tells it with `useLeaveGuard(changed)`.',
        },
      },
      {
        name: { nl: 'De weg naar buiten', en: 'The way out' },
        at: 'a',
        text: {
          nl: 'Elke link van het systeem vraagt het eerst. Een nieuw tabblad of een anker niet.',
          en: 'Each link of the system asks first. A new tab or an anchor doesn’t.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <Text>{nl.unsaved}</Text>,
      text: {
        nl: 'Vraag het met de woorden uit de specificatie, en alleen als er echt iets gewijzigd is.',
        en: 'Ask it in the words of the specification, and only if something has really been changed.',
      },
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
      text: {
        nl: 'Vragen terwijl alles is opgeslagen, of bij een omleiding waar de klant niet om vroeg.',
        en: 'Asking while everything is saved, or at a redirect that the customer didn’t ask for.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Escape',
      does: { nl: 'In de vraag van de browser: weggaan, of blijven.', en: 'In the browser’s question: leave, or stay.' },
    },
  ],
  content: [
    {
      nl: 'De vraag staat vast; een portaal geeft alleen een ander venster (`ask`), geen andere woorden.',
      en: 'The question is fixed; a portal only gives another window (`ask`), no other words.',
    },
  ],
};
