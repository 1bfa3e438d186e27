import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { TextField } from '../fields/text-field.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { EventReplayBoundary } from './event-replay.js';

const form = (
  <EventReplayBoundary>
    <Stack align="start">
      <TextField label="Postcode" name="zip" />
      <Button>Bereken</Button>
    </Stack>
  </EventReplayBoundary>
);

export const eventReplayGuide: ComponentGuide = {
  purpose: {
    nl: 'Zorgt dat er niets verloren gaat van wat iemand invult of indrukt voordat de scripts van de pagina er zijn. `EventReplayPage` staat één keer om de hele pagina; `EventReplayBoundary` direct in een `Suspense`, om wat later komt.',
    en: 'Sees to it that nothing is lost of what someone fills in or presses before the page’s scripts are there. `EventReplayPage` stands once around the whole page; `EventReplayBoundary` right inside a `Suspense`, around what comes later.',
  },
  anatomy: {
    picture: form,
    parts: [
      {
        name: { nl: 'Wat is ingevuld', en: 'What was filled in' },
        at: 'input',
        text: {
          nl: 'React hoort het alsnog: getypt, gekozen, of door de browser zelf ingevuld.',
          en: 'React hears of it after all: typed, chosen, or filled in by the browser itself.',
        },
      },
      {
        name: { nl: 'Wat is ingedrukt', en: 'What was pressed' },
        at: 'button',
        text: {
          nl: 'Wordt vastgehouden, en gebeurt zodra de pagina luistert. Twee keer gedrukt is één keer.',
          en: 'Is held, and happens as soon as the page listens. Pressed twice is once.',
        },
      },
    ],
  },
  dos: [
    {
      picture: form,
      text: {
        nl: 'Zet het om alles wat je later laat komen en wat iemand kan indrukken.',
        en: 'Put it around everything that comes later and that someone can press.',
      },
    },
  ],
  donts: [
    {
      picture: <Button disabledReason="De pagina laadt nog.">Bereken</Button>,
      text: {
        nl: 'Een knop uitzetten tot de scripts er zijn. Links en formulieren met een adres werken zonder.',
        en: 'Switching off a button until the scripts are there. Links and forms with an address work without them.',
      },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Tellen net zo goed als een klik; Enter in een veld verstuurt het formulier straks.',
        en: 'Count just as a click does; Enter in a field sends the form later on.',
      },
    },
  ],
  content: [
    {
      nl: 'Er hoort geen tekst bij. Wat is ingedrukt wordt even iets lichter.',
      en: 'No text belongs to it. What was pressed becomes a little lighter for a moment.',
    },
  ],
};

/** A placeholder, for readers of the guide. */
export const eventReplayArgs = { children: <Text>Deze pagina luistert.</Text> };
