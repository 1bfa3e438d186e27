import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { DateField } from './date-field.js';
import { TextField } from './text-field.js';

const today = '2026-11-21';

export const dateFieldGuide: ComponentGuide = {
  purpose:
    'Een dag die iemand kent (een geboortedatum) of kiest (een begindatum). Typen is het snelst; de kalender is er voor wie de weekdag wil zien. Voor een keuze uit een paar afspraken zijn keuzekaarten beter.',
  anatomy: {
    picture: (
      <DateField
        label="Geboortedatum"
        name="birthdate"
        required
        help="Bijvoorbeeld 28-11-1960."
        today={today}
        value="28-13-1960"
        error="Niet valide (dd-mm-jj)"
      />
    ),
    parts: [
      { name: 'Label', at: 'label', text: 'Wat er op die dag gebeurt.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Een voorbeeld, zodat de volgorde duidelijk is.' },
      {
        name: 'Veld',
        at: 'input',
        text: 'Streepjes komen vanzelf; schuine strepen en punten mogen ook. Wat nog komt, staat er in grijs.',
      },
      { name: 'Kalender', at: 'button', text: 'Wordt pas opgehaald als iemand hem opent. Lukt dat niet, dan blijft typen werken.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Het formulier oordeelt, pas na versturen.' },
    ],
  },
  dos: [
    {
      picture: (
        <DateField
          label="Geboortedatum"
          name="birthdate1"
          help="Bijvoorbeeld 28-11-1960."
          autoComplete="bday"
          today={today}
          value=""
        />
      ),
      text: 'Laat typen, met een voorbeeld; vraag de browser om de eigen geboortedatum.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Datum (dd-mm-jjjj)" name="birthdate2" />,
      text: 'Een vorm eisen in het label en niet meehelpen bij het typen.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld, daarna naar de kalenderknop.' },
    { keys: 'Enter, Spatie op de knop', does: 'Opent de kalender, op de gekozen dag of vandaag.' },
    { keys: 'Pijlen', does: 'Een dag of week terug of verder.' },
    { keys: 'Page Up, Page Down', does: 'Een maand terug of verder; met Shift een jaar.' },
    { keys: 'Home, End', does: 'Maandag of zondag van de week.' },
    { keys: 'Enter, Spatie op een dag', does: 'Kiest de dag en sluit; de knop krijgt de focus terug.' },
    { keys: 'Escape', does: 'Sluit zonder te kiezen.' },
  ],
  content: [
    'Schrijf datums als dd-mm-jjjj in velden en tabellen, als ‘28 november 1960’ in zinnen.',
    'Een week begint op maandag.',
    'Noem in de hulp een dag boven de 12: dan is niet te verwarren wat dag en maand is.',
  ],
};
