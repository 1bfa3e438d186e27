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
  purpose: {
    nl: 'Voor één antwoord uit twee tot zes, die je allemaal meteen wilt zien. Zijn het er meer, zoals jaren, gebruik dan de keuzelijst; mogen er meer tegelijk, gebruik dan meerkeuzekaarten.',
    en: 'For one answer of two to six, all of which you want to see at once. If there are more, such as years, use the select; if there may be several, use the cards for several answers.',
  },
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
      {
        name: { nl: 'Vraag', en: 'Question' },
        at: 'legend',
        text: { nl: 'Altijd zichtbaar, en bij elk antwoord voorgelezen.', en: 'Always visible, and read aloud with each answer.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$=help]',
        text: {
          nl: 'Eén regel die helpt te kiezen. Weg als de antwoorden voor zich spreken.',
          en: 'One line that helps to choose. Left out when the answers speak for themselves.',
        },
      },
      {
        name: { nl: 'Kaart', en: 'Card' },
        at: 'label',
        text: { nl: 'De hele kaart is raakvlak, minstens 56 px hoog.', en: 'The whole card is a touch area, at least 56 px high.' },
      },
      {
        name: { nl: 'Toelichting', en: 'Explanation' },
        at: 'label span span',
        text: { nl: 'Waaraan je dit antwoord herkent.', en: 'By what you recognise this answer.' },
      },
      {
        name: { nl: 'Tekening', en: 'Drawing' },
        at: 'svg',
        text: {
          nl: 'Laat zien wat het woord zegt. Alle antwoorden hebben er één, of geen.',
          en: 'Shows what the word says. All answers have one, or none has.',
        },
      },
      {
        name: { nl: 'Fout', en: 'Error' },
        at: '[id$=error]',
        text: { nl: 'Staat bij de vraag, niet bij een antwoord.', en: 'Stands at the question, not at an answer.' },
      },
      {
        name: { nl: 'Ik weet het niet', en: 'I don’t know' },
        at: 'button',
        text: { nl: 'Alleen waar niet weten een antwoord is.', en: 'Only where not knowing is an answer.' },
      },
    ],
  },
  dos: [
    {
      picture: <RadioCards {...basement} options={yesNo} value="ja" columns="2" />,
      text: { nl: 'Zet korte antwoorden naast elkaar.', en: 'Put short answers side by side.' },
    },
    {
      picture: <RadioCards {...question} options={picturedBuildings.slice(0, 3)} value="" />,
      text: {
        nl: 'Geef een toelichting of tekening als een woord op twee manieren te lezen is.',
        en: 'Give an explanation or a drawing when a word can be read in two ways.',
      },
    },
  ],
  donts: [
    {
      picture: <RadioCards {...basement} options={[...yesNo, { value: 'o.b.', label: 'Onbekend' }]} value="" />,
      text: {
        nl: 'Niet weten als gewone kaart: daar is ‘Ik weet het niet’ voor, dat het oude antwoord bewaart.',
        en: 'Not knowing as an ordinary card: that is what ‘I don’t know’ is for, which keeps the old answer.',
      },
    },
    {
      picture: (
        <Stack gap="m">
          <SelectField label="Heb je een kelder?" name="basement" options={[...yesNo]} value="" onValueChange={ignore} />
        </Stack>
      ),
      text: {
        nl: 'Twee antwoorden in een keuzelijst verstoppen: dat kost een extra tik en verbergt wat er te kiezen is.',
        en: 'Hiding two answers in a select: that costs an extra press and hides what there is to choose.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Eén halte voor de hele vraag: bij het gekozen antwoord, anders het eerste. Daarna ‘Ik weet het niet’.',
        en: 'One stop for the whole question: at the chosen answer, else the first. Then ‘I don’t know’.',
      },
    },
    {
      keys: { nl: 'Pijlen', en: 'Arrows' },
      does: {
        nl: 'Kiest het volgende of vorige antwoord; wat niet kan wordt overgeslagen.',
        en: 'Chooses the next or previous answer; what can’t be chosen is skipped.',
      },
    },
    {
      keys: { nl: 'Spatie', en: 'Space' },
      does: { nl: 'Kiest het antwoord waar je bent.', en: 'Chooses the answer where you are.' },
    },
  ],
  content: [
    {
      nl: 'De vraag is een vraag: ‘Wat voor woning heb je?’, niet ‘Woningtype’.',
      en: 'The question is a question: ‘What kind of home do you have?’, not ‘Type of home’.',
    },
    {
      nl: 'Antwoorden zijn zelfstandig te lezen, beginnen met een hoofdletter en hebben geen punt.',
      en: 'Answers can be read by themselves, begin with a capital and have no full stop.',
    },
    {
      nl: 'Een toelichting is hooguit één regel. Kan een antwoord nu niet, zeg dan waarom: ‘Kan alleen met een Pomp AO’.',
      en: 'An explanation is one line at most. If an answer isn’t possible now, say why: ‘Only with a Pomp AO’.',
    },
  ],
};
