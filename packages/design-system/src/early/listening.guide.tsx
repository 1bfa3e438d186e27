import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { TextField } from '../fields/text-field.js';
import { Stack } from '../layout/stack.js';
import { Text } from '../text/text.js';
import { ListeningPart } from './listening.js';

const form = (
  <ListeningPart>
    <Stack align="start">
      <TextField label="Postcode" name="zip" />
      <Button>Bereken</Button>
    </Stack>
  </ListeningPart>
);

export const listeningGuide: ComponentGuide = {
  purpose:
    'Zorgt dat er niets verloren gaat van wat iemand invult of indrukt voordat de scripts van de pagina er zijn. `ListeningPage` staat één keer om de hele pagina; `ListeningPart` direct in een `Suspense`, om wat later komt.',
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

/** Something that says nothing, for who reads the guide. */
export const listeningArgs = { children: <Text>Deze pagina luistert.</Text> };
