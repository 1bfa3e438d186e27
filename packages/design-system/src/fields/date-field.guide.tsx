import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { DateField } from './date-field.js';
import { TextField } from './text-field.js';

const today = '2026-11-21';

export const dateFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Een dag die iemand kent (een geboortedatum) of kiest (een begindatum). Typen is het snelst; de kalender is er voor wie de weekdag wil zien. Voor een keuze uit een paar afspraken zijn keuzekaarten beter.',
    en: 'A day that someone knows (a date of birth) or chooses (a day to begin). Typing is quickest; the calendar is there for whoever wants to see the day of the week. For a choice of a few appointments choice cards are better.',
  },
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
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: { nl: 'Wat er op die dag gebeurt.', en: 'What happens on that day.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Een voorbeeld, zodat de volgorde duidelijk is.', en: 'An example, so that the order is clear.' },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'Streepjes komen vanzelf; schuine strepen en punten mogen ook. Wat nog komt, staat er in grijs.',
          en: 'Dashes come by themselves; slashes and dots are fine too. What is still to come stands there in grey.',
        },
      },
      {
        name: { nl: 'Kalender', en: 'Calendar' },
        at: 'button',
        text: {
          nl: 'Wordt pas opgehaald als iemand hem opent. Lukt dat niet, dan blijft typen werken.',
          en: 'Is fetched only when someone opens it. If that fails, typing still works.',
        },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Het formulier oordeelt, pas na versturen.', en: 'The form judges, only after sending.' },
      },
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
      text: {
        nl: 'Laat typen, met een voorbeeld; vraag de browser om de eigen geboortedatum.',
        en: 'Let people type, with an example; ask the browser for the date of birth.',
      },
    },
  ],
  donts: [
    {
      picture: <TextField label="Datum (dd-mm-jjjj)" name="birthdate2" />,
      text: {
        nl: 'Een vorm eisen in het label en niet meehelpen bij het typen.',
        en: 'Demanding a form in the label and not helping while typing.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { nl: 'Naar het veld, daarna naar de kalenderknop.', en: 'To the field, then to the button of the calendar.' },
    },
    {
      keys: { nl: 'Enter, Spatie op de knop', en: 'Enter, Space on the button' },
      does: { nl: 'Opent de kalender, op de gekozen dag of vandaag.', en: 'Opens the calendar, on the chosen day or today.' },
    },
    { keys: { nl: 'Pijlen', en: 'Arrows' }, does: { nl: 'Een dag of week terug of verder.', en: 'A day or week back or on.' } },
    {
      keys: 'Page Up, Page Down',
      does: { nl: 'Een maand terug of verder; met Shift een jaar.', en: 'A month back or on; with Shift a year.' },
    },
    { keys: 'Home, End', does: { nl: 'Maandag of zondag van de week.', en: 'Monday or Sunday of the week.' } },
    {
      keys: { nl: 'Enter, Spatie op een dag', en: 'Enter, Space on a day' },
      does: {
        nl: 'Kiest de dag en sluit; de knop krijgt de focus terug.',
        en: 'Chooses the day and closes; the button gets the focus back.',
      },
    },
    { keys: 'Escape', does: { nl: 'Sluit zonder te kiezen.', en: 'Closes without choosing.' } },
  ],
  content: [
    {
      nl: 'Schrijf datums als dd-mm-jjjj in velden en tabellen, als ‘28 november 1960’ in zinnen.',
      en: 'In Dutch, write dates as dd-mm-yyyy in fields and tables, as ‘28 november 1960’ in sentences.',
    },
    { nl: 'Een week begint op maandag.', en: 'A week begins on Monday.' },
    {
      nl: 'Noem in de hulp een dag boven de 12: dan is niet te verwarren wat dag en maand is.',
      en: 'Name a day above 12 in the help: then day and month can’t be mixed up.',
    },
  ],
};
