import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Alert } from './alert.js';

export const alertGuide: ComponentGuide = {
  purpose: {
    nl: 'Zegt iets over wat eronder staat, en blijft staan: een opslag die mislukte, gegevens die missen. Wat net gebeurde en geen antwoord vraagt, is een melding in de hoek; wat er mis is met één veld, staat bij dat veld, en boven een formulier somt de foutensamenvatting op.',
    en: 'Says something about what stands below it, and stays: a save that failed, answers that are missing. What just happened and asks for no answer is a notification in the corner; what is wrong with one field stands at that field, and above a form the error summary adds it up.',
  },
  anatomy: {
    picture: (
      <Alert
        tone="error"
        title="Opslaan is niet gelukt"
        errors={['Gasverbruik: Niet valide', 'Jaar van het gasverbruik: Vereist']}
      />
    ),
    parts: [
      {
        name: { nl: 'Pictogram', en: 'Icon' },
        at: 'svg',
        text: {
          nl: 'Bij elke toon een ander, zodat kleur niet alles hoeft te zeggen.',
          en: 'Another one for each tone, so that colour needn’t say everything.',
        },
      },
      {
        name: { nl: 'Titel', en: 'Title' },
        at: '[role=alert] > div > div',
        text: { nl: 'Alleen bij een langere tekst.', en: 'Only with a longer text.' },
      },
      {
        name: { nl: '‘Fout:’', en: '‘Error:’' },
        at: 'strong',
        text: {
          nl: 'Staat vanzelf voor elke fout, ook voor één tekst.',
          en: 'Stands before each error by itself, also before a single text.',
        },
      },
      {
        name: { nl: 'Tekst of lijst', en: 'Text or list' },
        at: 'ul',
        text: {
          nl: 'Eén fout staat achter ‘Fout:’, meer fouten staan eronder.',
          en: 'One error stands behind ‘Error:’, more errors stand below it.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <Alert tone="error">Er is geen verbinding. Je antwoorden staan nog op dit scherm; probeer het zo weer.</Alert>,
      text: {
        nl: 'Zeg wat er mis is, wat er niet verloren is, en wat iemand kan doen.',
        en: 'Say what is wrong, what isn’t lost, and what someone can do.',
      },
    },
  ],
  donts: [
    {
      picture: <Alert tone="error">Er is iets misgegaan (code 500).</Alert>,
      text: { nl: 'Een code in plaats van een uitweg.', en: 'A code instead of a way out.' },
    },
    {
      picture: (
        <Stack gap="s">
          <Alert tone="info">Vul je gegevens in.</Alert>
          <Alert tone="warning">Velden met een * zijn verplicht.</Alert>
        </Stack>
      ),
      text: {
        nl: 'Gewone uitleg als melding: wie alles omlijst, waarschuwt nergens meer voor.',
        en: 'Ordinary explanation as an alert: whoever frames everything warns of nothing.',
      },
    },
  ],
  keyboard: [],
  content: [
    { nl: 'Schrijf ‘Fout:’ niet zelf; het staat er al.', en: 'Don’t write ‘Error:’ yourself; it is there already.' },
    {
      nl: 'Gelukt is één zin in de voltooide tijd: ‘Gegevens succesvol bijgewerkt!’',
      en: 'Success is one sentence about what has been done: ‘Your answers have been updated!’',
    },
    {
      nl: 'Geef niemand de schuld: ‘Niet valide’ hoort bij het veld, niet bij de klant.',
      en: 'Blame nobody: ‘Not valid’ belongs to the field, not to the customer.',
    },
  ],
};
