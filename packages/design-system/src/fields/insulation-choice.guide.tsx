import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { InsulationChoice, type InsulationOption } from './insulation-choice.js';
import { MultiChoice } from './multi-choice.js';

const ignore = () => undefined;

export const parts: readonly InsulationOption[] = [
  { value: 'muur', label: 'Muur of gevel', figure: 'rc' },
  { value: 'dak', label: 'Dak', figure: 'rc' },
  { value: 'raam', label: 'Ramen', hint: 'Dubbel glas of beter', figure: 'u' },
  { value: 'vloer', label: 'Vloer', figure: 'rc' },
];
export const none = { value: 'geen', label: 'Geen isolatie' } as const;
export const lacksFigures = 'Kies per geselecteerde optie minimaal een RC-/U-waarde of een installatiejaar.';

const question = {
  name: 'isolation',
  label: 'Wat is er geïsoleerd?',
  options: parts,
  exclusive: none,
  currentYear: 2026,
  firstYear: 1990,
  onPress: ignore,
  onFigureChange: ignore,
  onYearChange: ignore,
} as const;

export const insulationChoiceGuide: ComponentGuide = {
  purpose: {
    nl: 'Alleen voor de isolatievraag: welke delen van het huis geïsoleerd zijn, en per deel hoe goed of sinds wanneer. Voor andere vragen met meer antwoorden zijn er meerkeuzekaarten.',
    en: 'Only for the question about insulation: which parts of the house are insulated, and for each part how well or since when. For other questions with several answers there are the cards for several answers.',
  },
  anatomy: {
    picture: (
      <InsulationChoice
        {...question}
        labelSize="question"
        required
        help="Je mag er meer kiezen."
        options={parts.slice(1, 3)}
        value={[{ value: 'dak', rcValue: '2.5' }, { value: 'raam' }]}
        problems={{ raam: { at: 'part', message: lacksFigures } }}
      />
    ),
    parts: [
      {
        name: { nl: 'Vraag', en: 'Question' },
        at: 'legend',
        text: { nl: 'Met de hulp dat er meer mogen.', en: 'With the help that there may be several.' },
      },
      {
        name: { nl: 'Deel', en: 'Part' },
        at: 'label',
        text: { nl: 'Een kaart die openklapt als je haar kiest.', en: 'A card that opens when you choose it.' },
      },
      {
        name: { nl: 'Uitleg', en: 'Explanation' },
        at: '[role=group] p',
        text: {
          nl: 'Wat het getal betekent, en dat één van de twee genoeg is.',
          en: 'What the number means, and that one of the two is enough.',
        },
      },
      {
        name: { nl: 'RC- of U-waarde', en: 'RC or U value' },
        at: '[role=group] input[inputmode=decimal]',
        text: {
          nl: 'Cijfers en één scheiding; een komma wordt een punt. Bij ramen heet het U-waarde.',
          en: 'Digits and one separator; a comma becomes a dot. For windows it is called U value.',
        },
      },
      {
        name: { nl: 'Installatiejaar', en: 'Year of installation' },
        at: 'div:has(> * > [role=combobox])',
        text: { nl: 'Van nu terug tot 1990.', en: 'From now back to 1990.' },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$=error]',
        text: { nl: 'Staat bij het deel dat iets mist.', en: 'Stands at the part that misses something.' },
      },
      {
        name: { nl: 'Geen', en: 'None' },
        at: 'div > label:last-child',
        text: { nl: 'Sluit de andere uit, en staat daarom apart.', en: 'Excludes the others, and so stands apart.' },
      },
    ],
  },
  dos: [
    {
      picture: <InsulationChoice {...question} options={parts.slice(1, 2)} value={[{ value: 'dak', installationYear: '2012' }]} />,
      text: {
        nl: 'Wees tevreden met een jaar: bijna niemand kent zijn RC-waarde.',
        en: 'Be content with a year: hardly anyone knows their RC value.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <MultiChoice
          name="isolation"
          label="Wat is er geïsoleerd?"
          options={parts.slice(0, 3)}
          value={['dak']}
          onPress={ignore}
          error={lacksFigures}
        />
      ),
      text: {
        nl: 'Om een waarde vragen zonder te laten zien waar die ingevuld kan worden.',
        en: 'Asking for a value without showing where it can be filled in.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Van kaart naar kaart; een gekozen deel heeft er twee haltes bij: waarde en jaar.',
        en: 'From card to card; a chosen part has two stops more: value and year.',
      },
    },
    {
      keys: { nl: 'Spatie', en: 'Space' },
      does: {
        nl: 'Kiest een deel en opent zijn vragen, of haalt het weg. Wat daardoor vervalt wordt voorgelezen.',
        en: 'Chooses a part and opens its questions, or takes it away. What lapses with it is read aloud.',
      },
    },
    { keys: { nl: 'Komma', en: 'Comma' }, does: { nl: 'Wordt een punt.', en: 'Becomes a dot.' } },
    {
      keys: { nl: 'Pijl omlaag, Escape', en: 'Arrow down, Escape' },
      does: { nl: 'In het jaar: opent en sluit de lijst.', en: 'In the year: opens and closes the list.' },
    },
  ],
  content: [
    { nl: `De melding staat vast: ‘${lacksFigures}’`, en: `The message is fixed: ‘${lacksFigures}’` },
    {
      nl: 'De uitleg zegt wat hoger of lager betekent, en dat één van de twee genoeg is.',
      en: 'The explanation says what higher or lower means, and that one of the two is enough.',
    },
    {
      nl: 'Delen heten zoals bewoners ze noemen: ‘Ramen’, niet ‘Beglazing’.',
      en: 'Parts are called what residents call them: ‘Windows’, not ‘Glazing’.',
    },
  ],
};
