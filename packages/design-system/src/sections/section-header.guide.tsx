import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { SectionHeader } from './section-header.js';

export const sectionHeaderGuide: ComponentGuide = {
  purpose: {
    nl: 'De kop van een onderdeel van een vragenlijst of gegevenspagina, met wat er van het opslaan kwam. Voor de kop van een hele pagina is er de paginakop.',
    en: 'The heading of a section of a questionnaire or page of data, with what came of saving. For the heading of a whole page there is the page header.',
  },
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
      {
        name: { nl: 'Titel', en: 'Title' },
        at: 'h2',
        text: {
          nl: 'De naam van het onderdeel, zoals hij ook in de stappen staat.',
          en: 'The name of the section, as it stands in the steps too.',
        },
      },
      {
        name: { nl: 'Actie', en: 'Action' },
        at: 'button',
        text: {
          nl: 'Eén knop die over dit onderdeel gaat. Weg te laten.',
          en: 'One button that is about this section. Can be left out.',
        },
      },
      {
        name: { nl: 'Hint', en: 'Hint' },
        at: 'p',
        text: {
          nl: 'Cursief, één of twee zinnen die bij elke vraag helpen. Weg te laten.',
          en: 'In italics, one or two sentences that help with each question. Can be left out.',
        },
      },
      {
        name: { nl: 'Uitkomst', en: 'Outcome' },
        at: '[role=status]',
        text: {
          nl: 'Gelukt in groen, mislukt in rood; wordt voorgelezen. Alleen na opslaan.',
          en: 'Success in green, failure in red; is read aloud. Only after saving.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <SectionHeader title="Verbruik" outcome={{ kind: 'error', text: 'Opslaan is niet gelukt. Probeer het nog eens.' }} />
      ),
      text: {
        nl: 'Zeg bij de titel wat er mislukte en wat iemand kan doen.',
        en: 'Say at the title what failed and what someone can do.',
      },
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
      text: {
        nl: 'Een opdracht als titel, en een uitkomst zonder kleur of icoon die niemand hoort.',
        en: 'An order as a title, and an outcome without colour or icon that nobody hears.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Een titel is één of twee woorden: ‘Verbruik’, ‘Je woning’.',
      en: 'A title is one or two words: ‘Consumption’, ‘Your home’.',
    },
    {
      nl: 'De groene melding is altijd ‘Gegevens succesvol bijgewerkt!’.',
      en: 'The green message is always ‘Your answers have been updated!’.',
    },
    {
      nl: 'Een rode melding zegt wat er niet lukte en wat je kunt doen.',
      en: 'A red message says what failed and what you can do.',
    },
  ],
};
