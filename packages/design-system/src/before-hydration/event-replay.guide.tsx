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
  purpose:
    'Zorgt dat er niets verloren gaat van wat iemand invult of indrukt voordat de scripts van de pagina er zijn. `EventReplayPage` staat één keer om de hele pagina; `EventReplayBoundary` direct in een `Suspense`, om wat later komt.',
  anatomy: {
    picture: form,
    parts: [
      { name: 'Wat is ingevuld', at: 'input', text: 'React hoort het alsnog: getypt, gekozen, of door de browser zelf ingevuld.' },
      {
        name: 'Wat is ingedrukt',
        at: 'button',
        text: 'Wordt vastgehouden, en gebeurt zodra de pagina luistert. Twee keer gedrukt is één keer.',
      },
    ],
  },
  dos: [{ picture: form, text: 'Zet het om alles wat je later laat komen en wat iemand kan indrukken.' }],
  donts: [
    {
      picture: <Button disabledReason="De pagina laadt nog.">Bereken</Button>,
      text: 'Een knop uitzetten tot de scripts er zijn. Links en formulieren met een adres werken zonder.',
    },
  ],
  keyboard: [{ keys: 'Enter, Spatie', does: 'Tellen net zo goed als een klik; Enter in een veld verstuurt het formulier straks.' }],
  content: ['Er hoort geen tekst bij. Wat is ingedrukt wordt even iets lichter.'],
};

/** A placeholder, for readers of the guide. */
export const eventReplayArgs = { children: <Text>Deze pagina luistert.</Text> };
