import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Text } from './text.js';

export const textGuide: ComponentGuide = {
  purpose: {
    nl: 'Alle lopende tekst. Een kop is `Heading`, een melding `Alert`, een naam met een waarde `SummaryList`.',
    en: 'All running text. A heading is `Heading`, a message `Alert`, a name with a value `SummaryList`.',
  },
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
      {
        name: { nl: 'Inleiding', en: 'Introduction' },
        at: 'p:nth-child(1)',
        text: { nl: '`lead`: de eerste alinea van een pagina.', en: '`lead`: the first paragraph of a page.' },
      },
      {
        name: { nl: 'Nadruk', en: 'Stress' },
        at: 'strong',
        text: { nl: 'Een paar woorden, nooit een hele alinea.', en: 'A few words, never a whole paragraph.' },
      },
      {
        name: { nl: 'Bijzaak', en: 'Side matter' },
        at: 'p:nth-child(3)',
        text: { nl: '`small` en `muted`: datums, bijschriften, hulp.', en: '`small` and `muted`: dates, captions, help.' },
      },
    ],
  },
  dos: [
    {
      picture: (
        <Text measure>
          Een warmtepomp haalt warmte uit de buitenlucht, ook als het vriest. Met die warmte verwarmt hij het water van je cv.
        </Text>
      ),
      text: { nl: 'Houd regels op ongeveer 65 tekens (`measure`).', en: 'Keep lines at some 65 characters (`measure`).' },
    },
  ],
  donts: [
    {
      picture: (
        <Text size="small" tone="muted">
          Let op: je betaalt de aanbetaling binnen 14 dagen, anders vervalt je plek in de planning.
        </Text>
      ),
      text: { nl: 'Wat iemand moet weten, mag niet klein en grijs.', en: 'What someone has to know may not be small and grey.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Zinnen van hooguit vijftien woorden, in de tegenwoordige tijd, met ‘je’.',
      en: 'Sentences of fifteen words at most, in the present tense, to ‘you’.',
    },
    { nl: 'Bedragen als ‘€ 3.400’, datums als dd-mm-jjjj.', en: 'In Dutch, amounts as ‘€ 3.400’, dates as dd-mm-yyyy.' },
    {
      nl: 'Kleur zegt nooit als enige iets: er staat ook een woord of teken.',
      en: 'Colour never says something alone: there is a word or sign too.',
    },
  ],
};
