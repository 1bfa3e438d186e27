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
  purpose:
    'Alleen voor de isolatievraag: welke delen van het huis geïsoleerd zijn, en per deel hoe goed of sinds wanneer. Voor andere vragen met meer antwoorden zijn er meerkeuzekaarten.',
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
      { name: 'Vraag', at: 'legend', text: 'Met de hulp dat er meer mogen.' },
      { name: 'Deel', at: 'label', text: 'Een kaart die openklapt als je haar kiest.' },
      { name: 'Uitleg', at: '[role=group] p', text: 'Wat het getal betekent, en dat één van de twee genoeg is.' },
      {
        name: 'RC- of U-waarde',
        at: '[role=group] input[inputmode=decimal]',
        text: 'Cijfers en één scheiding; een komma wordt een punt. Bij ramen heet het U-waarde.',
      },
      { name: 'Installatiejaar', at: 'div:has(> * > [role=combobox])', text: 'Van nu terug tot 1990.' },
      { name: 'Melding', at: '[id$=error]', text: 'Staat bij het deel dat iets mist.' },
      { name: 'Geen', at: 'div > label:last-child', text: 'Sluit de andere uit, en staat daarom apart.' },
    ],
  },
  dos: [
    {
      picture: <InsulationChoice {...question} options={parts.slice(1, 2)} value={[{ value: 'dak', installationYear: '2012' }]} />,
      text: 'Wees tevreden met een jaar: bijna niemand kent zijn RC-waarde.',
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
      text: 'Om een waarde vragen zonder te laten zien waar die ingevuld kan worden.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Van kaart naar kaart; een gekozen deel heeft er twee haltes bij: waarde en jaar.' },
    { keys: 'Spatie', does: 'Kiest een deel en opent zijn vragen, of haalt het weg. Wat daardoor vervalt wordt voorgelezen.' },
    { keys: 'Komma', does: 'Wordt een punt.' },
    { keys: 'Pijl omlaag, Escape', does: 'In het jaar: opent en sluit de lijst.' },
  ],
  content: [
    `De melding staat vast: ‘${lacksFigures}’`,
    'De uitleg zegt wat hoger of lager betekent, en dat één van de twee genoeg is.',
    'Delen heten zoals bewoners ze noemen: ‘Ramen’, niet ‘Beglazing’.',
  ],
};
