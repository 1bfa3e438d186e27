import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Text } from './text.js';

export const textGuide: ComponentGuide = {
  purpose: 'Alle lopende tekst. Een kop is `Heading`, een melding `Alert`, een naam met een waarde `SummaryList`.',
  anatomy: {
    picture: (
      <Stack gap="s">
        <Text size="lead">Een Pomp AO doet het meeste verwarmen, met warmte uit de buitenlucht.</Text>
        <Text>
          Je ketel springt bij als het <Text as="strong">echt koud</Text> is.
        </Text>
        <Text size="small" tone="muted">
          Bijgewerkt op 12-03-2026
        </Text>
      </Stack>
    ),
    parts: [
      { name: 'Inleiding', at: 'p:nth-child(1)', text: '`lead`: de eerste alinea van een pagina.' },
      { name: 'Nadruk', at: 'strong', text: 'Een paar woorden, nooit een hele alinea.' },
      { name: 'Bijzaak', at: 'p:nth-child(3)', text: '`small` en `muted`: datums, bijschriften, hulp.' },
    ],
  },
  dos: [
    {
      picture: (
        <Text measure>
          Een warmtepomp haalt warmte uit de buitenlucht, ook als het vriest. Met die warmte verwarmt hij het water van je cv.
        </Text>
      ),
      text: 'Houd regels op ongeveer 65 tekens (`measure`).',
    },
  ],
  donts: [
    {
      picture: (
        <Text size="small" tone="muted">
          Let op: je betaalt de aanbetaling binnen 14 dagen, anders vervalt je plek in de planning.
        </Text>
      ),
      text: 'Wat iemand moet weten, mag niet klein en grijs.',
    },
  ],
  keyboard: [],
  content: [
    'Zinnen van hooguit vijftien woorden, in de tegenwoordige tijd, met ‘je’.',
    'Bedragen als ‘€ 3.400’, datums als dd-mm-jjjj.',
    'Kleur zegt nooit als enige iets: er staat ook een woord of teken.',
  ],
};
