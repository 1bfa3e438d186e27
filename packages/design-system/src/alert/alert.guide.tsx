import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Alert } from './alert.js';

export const alertGuide: ComponentGuide = {
  purpose:
    'Zegt iets over wat eronder staat, en blijft staan: een opslag die mislukte, gegevens die missen. Wat net gebeurde en geen antwoord vraagt, is een melding in de hoek; wat er mis is met één veld, staat bij dat veld, en boven een formulier somt de foutensamenvatting op.',
  anatomy: {
    picture: (
      <Alert
        tone="error"
        title="Opslaan is niet gelukt"
        errors={['Gasverbruik: Niet valide', 'Jaar van het gasverbruik: Vereist']}
      />
    ),
    parts: [
      { name: 'Pictogram', at: 'svg', text: 'Bij elke toon een ander, zodat kleur niet alles hoeft te zeggen.' },
      { name: 'Titel', at: '[role=alert] > div > div', text: 'Alleen bij een langere tekst.' },
      { name: '‘Fout:’', at: 'strong', text: 'Staat vanzelf voor elke fout, ook voor één tekst.' },
      { name: 'Tekst of lijst', at: 'ul', text: 'Eén fout staat achter ‘Fout:’, meer fouten staan eronder.' },
    ],
  },
  dos: [
    {
      picture: <Alert tone="error">Er is geen verbinding. Je antwoorden staan nog op dit scherm; probeer het zo weer.</Alert>,
      text: 'Zeg wat er mis is, wat er niet verloren is, en wat iemand kan doen.',
    },
  ],
  donts: [
    { picture: <Alert tone="error">Er is iets misgegaan (code 500).</Alert>, text: 'Een code in plaats van een uitweg.' },
    {
      picture: (
        <Stack gap="s">
          <Alert tone="info">Vul je gegevens in.</Alert>
          <Alert tone="warning">Velden met een * zijn verplicht.</Alert>
        </Stack>
      ),
      text: 'Gewone uitleg als melding: wie alles omlijst, waarschuwt nergens meer voor.',
    },
  ],
  keyboard: [],
  content: [
    'Schrijf ‘Fout:’ niet zelf; het staat er al.',
    'Gelukt is één zin in de voltooide tijd: ‘Gegevens succesvol bijgewerkt!’',
    'Geef niemand de schuld: ‘Niet valide’ hoort bij het veld, niet bij de klant.',
  ],
};
