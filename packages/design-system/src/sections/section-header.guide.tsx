import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { SectionHeader } from './section-header.js';

export const sectionHeaderGuide: ComponentGuide = {
  purpose:
    'De kop van een onderdeel van een vragenlijst of gegevenspagina, met wat er van het opslaan kwam. Voor de kop van een hele pagina is er de paginakop.',
  anatomy: {
    picture: (
      <SectionHeader
        title="Verbruik"
        hint="Weet je iets niet zeker? Vul dan 'ik weet het niet' in."
        outcome={{ kind: 'success' }}
        action={
          <Button tone="secondary" size="small" aria-label="Verbruik wijzigen">
            Wijzigen
          </Button>
        }
      />
    ),
    parts: [
      { name: 'Titel', at: 'h2', text: 'De naam van het onderdeel, zoals hij ook in de stappen staat.' },
      { name: 'Actie', at: 'button', text: 'Eén knop die over dit onderdeel gaat. Weg te laten.' },
      { name: 'Hint', at: 'p', text: 'Cursief, één of twee zinnen die bij elke vraag helpen. Weg te laten.' },
      { name: 'Uitkomst', at: '[role=status]', text: 'Gelukt in groen, mislukt in rood; wordt voorgelezen. Alleen na opslaan.' },
    ],
  },
  dos: [
    {
      picture: (
        <SectionHeader title="Verbruik" outcome={{ kind: 'error', text: 'Opslaan is niet gelukt. Probeer het nog eens.' }} />
      ),
      text: 'Zeg bij de titel wat er mislukte en wat iemand kan doen.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="xs">
          <Heading level={2}>Stap 1: Vul hieronder je verbruiksgegevens in</Heading>
          <Text>Gegevens succesvol bijgewerkt!</Text>
        </Stack>
      ),
      text: 'Een opdracht als titel, en een uitkomst zonder kleur of icoon die niemand hoort.',
    },
  ],
  keyboard: [],
  content: [
    'Een titel is één of twee woorden: ‘Verbruik’, ‘Je woning’.',
    'De groene melding is altijd ‘Gegevens succesvol bijgewerkt!’.',
    'Een rode melding zegt wat er niet lukte en wat je kunt doen.',
  ],
};
