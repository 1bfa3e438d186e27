import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { vars } from '../theme/contract.js';
import type { Choice } from './choice-card.js';
import { RadioCards } from './radio-cards.js';
import { SelectField } from './select-field.js';

const ignore = () => undefined;
const fill = (colour: string) => ({ fill: colour, stroke: vars.drawing.line, strokeWidth: 2, strokeLinejoin: 'round' }) as const;

/** A row of three houses; the one that is meant stands in full colour. */
function Houses({ mine, count = 3 }: { mine: readonly number[]; count?: number }) {
  const start = (120 - count * 30) / 2;
  return (
    <svg viewBox="0 0 120 64" focusable="false">
      <path d="M4 60H116" style={{ stroke: vars.drawing.line, strokeWidth: 2 }} />
      {Array.from({ length: count }, (_, index) => {
        const left = start + index * 30;
        const lit = mine.includes(index);
        return (
          <g key={left}>
            <path d={`M${left} 30h30v30h-30Z`} style={fill(lit ? vars.drawing.wall : vars.color.field)} />
            <path d={`M${left} 30l15-20 15 20Z`} style={fill(lit ? vars.drawing.roof : vars.color.field)} />
            <path d={`M${left + 11} 38h8v8h-8Z`} style={fill(lit ? vars.drawing.glass : vars.color.field)} />
          </g>
        );
      })}
    </svg>
  );
}

export const buildings: readonly Choice[] = [
  { value: 'tussenwoning', label: 'Tussenwoning' },
  { value: 'hoekwoning', label: 'Hoekwoning', hint: 'Aan één kant vrij' },
  { value: '2onder1kap', label: 'Twee-onder-een-kap' },
  { value: 'vrijstaand', label: 'Vrijstaand' },
  { value: 'appartement', label: 'Appartement' },
];

export const picturedBuildings: readonly Choice[] = [
  { value: 'tussenwoning', label: 'Tussenwoning', hint: 'Buren aan twee kanten', picture: <Houses mine={[1]} /> },
  { value: 'hoekwoning', label: 'Hoekwoning', hint: 'Aan één kant vrij', picture: <Houses mine={[2]} /> },
  { value: '2onder1kap', label: 'Twee-onder-een-kap', hint: 'Met z’n tweeën', picture: <Houses mine={[1]} count={2} /> },
  { value: 'vrijstaand', label: 'Vrijstaand', hint: 'Rondom vrij', picture: <Houses mine={[0]} count={1} /> },
];

const yesNo: readonly Choice[] = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
];

const question = { name: 'typeOfBuilding', label: 'Wat voor woning heb je?', onValueChange: ignore } as const;
const basement = { name: 'basement', label: 'Heb je een kelder?', onValueChange: ignore } as const;

export const radioCardsGuide: ComponentGuide = {
  purpose:
    'Voor één antwoord uit twee tot zes, die je allemaal meteen wilt zien. Zijn het er meer, zoals jaren, gebruik dan de keuzelijst; mogen er meer tegelijk, gebruik dan meerkeuzekaarten.',
  anatomy: {
    picture: (
      <RadioCards
        {...question}
        labelSize="question"
        required
        help="Kies wat er het meest op lijkt."
        options={picturedBuildings.slice(0, 2)}
        value="hoekwoning"
        error="Vereist"
        unknown={{ pressed: false, onPressedChange: ignore }}
      />
    ),
    parts: [
      { name: 'Vraag', at: 'legend', text: 'Altijd zichtbaar, en bij elk antwoord voorgelezen.' },
      { name: 'Hulp', at: '[id$=help]', text: 'Eén regel die helpt te kiezen. Weg als de antwoorden voor zich spreken.' },
      { name: 'Kaart', at: 'label', text: 'De hele kaart is raakvlak, minstens 56 px hoog.' },
      { name: 'Toelichting', at: 'label span span', text: 'Waaraan je dit antwoord herkent.' },
      { name: 'Tekening', at: 'svg', text: 'Laat zien wat het woord zegt. Alle antwoorden hebben er één, of geen.' },
      { name: 'Fout', at: '[id$=error]', text: 'Staat bij de vraag, niet bij een antwoord.' },
      { name: 'Ik weet het niet', at: 'button', text: 'Alleen waar niet weten een antwoord is.' },
    ],
  },
  dos: [
    { picture: <RadioCards {...basement} options={yesNo} value="ja" columns="2" />, text: 'Zet korte antwoorden naast elkaar.' },
    {
      picture: <RadioCards {...question} options={picturedBuildings.slice(0, 3)} value="" />,
      text: 'Geef een toelichting of tekening als een woord op twee manieren te lezen is.',
    },
  ],
  donts: [
    {
      picture: <RadioCards {...basement} options={[...yesNo, { value: 'o.b.', label: 'Onbekend' }]} value="" />,
      text: 'Niet weten als gewone kaart: daar is ‘Ik weet het niet’ voor, dat het oude antwoord bewaart.',
    },
    {
      picture: (
        <Stack gap="m">
          <SelectField label="Heb je een kelder?" name="basement" options={[...yesNo]} value="" onValueChange={ignore} />
        </Stack>
      ),
      text: 'Twee antwoorden in een keuzelijst verstoppen: dat kost een extra tik en verbergt wat er te kiezen is.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Eén halte voor de hele vraag: bij het gekozen antwoord, anders het eerste. Daarna ‘Ik weet het niet’.' },
    { keys: 'Pijlen', does: 'Kiest het volgende of vorige antwoord; wat niet kan wordt overgeslagen.' },
    { keys: 'Spatie', does: 'Kiest het antwoord waar je bent.' },
  ],
  content: [
    'De vraag is een vraag: ‘Wat voor woning heb je?’, niet ‘Woningtype’.',
    'Antwoorden zijn zelfstandig te lezen, beginnen met een hoofdletter en hebben geen punt.',
    'Een toelichting is hooguit één regel. Kan een antwoord nu niet, zeg dan waarom: ‘Kan alleen met een Pomp AO’.',
  ],
};
