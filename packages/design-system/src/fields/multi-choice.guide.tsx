import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Checkbox } from './checkbox.js';
import type { Choice } from './choice-card.js';
import { MultiChoice } from './multi-choice.js';

const ignore = () => undefined;

export const heating: readonly Choice[] = [
  { value: 'vloerverwarming', label: 'Vloerverwarming' },
  { value: 'radiatoren', label: 'Radiatoren' },
  { value: 'open haard of kachel', label: 'Open haard of kachel' },
  { value: 'ir-panelen', label: 'IR-panelen', hint: 'Verwarmen met straling' },
  { value: 'anders', label: 'Anders' },
];

export const plans: readonly Choice[] = [
  { value: 'isolatie', label: 'Isolatie' },
  { value: 'zonnepanelen', label: 'Zonnepanelen' },
  { value: 'ventilatiesysteem', label: 'Ventilatiesysteem' },
  { value: 'geen', label: 'Geen van deze' },
];

const heat = { name: 'heatReleaseSystem', label: 'Waarmee verwarm je je huis?', options: heating, onPress: ignore } as const;
const adjustments = { name: 'additionalAdjustments', label: 'Wat laat je nog doen?', options: plans, onPress: ignore } as const;

export const multiChoiceGuide: ComponentGuide = {
  purpose: {
    nl: 'Voor een vraag waarop meer antwoorden tegelijk goed zijn. Is er maar één goed, gebruik dan keuzekaarten; gaat het om één ja of nee bij een zin, dan een aankruisvakje.',
    en: 'For a question to which several answers are right at once. If only one is, use choice cards; if it is one yes or no to a sentence, a checkbox.',
  },
  anatomy: {
    picture: (
      <MultiChoice
        {...adjustments}
        labelSize="question"
        required
        help="Je mag er meer kiezen."
        exclusive="geen"
        value={['isolatie']}
        error="Vereist"
        unknown={{ pressed: false, onPressedChange: ignore }}
      />
    ),
    parts: [
      {
        name: { nl: 'Vraag', en: 'Question' },
        at: 'legend',
        text: { nl: 'Geeft de groep haar naam.', en: 'Gives the group its name.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$=help]',
        text: { nl: 'Zegt dat er meer mogen; mensen verwachten er één.', en: 'Says that there may be several; people expect one.' },
      },
      {
        name: { nl: 'Kaart', en: 'Card' },
        at: 'label',
        text: { nl: 'Een vierkant vinkje: rond betekent één antwoord.', en: 'A square tick: round means one answer.' },
      },
      {
        name: { nl: 'Of', en: 'Or' },
        at: 'label + span',
        text: {
          nl: 'Alleen als er een antwoord is dat niet met andere samengaat. Dat staat altijd onderaan.',
          en: 'Only if there is an answer that doesn’t go with others. That one is always at the bottom.',
        },
      },
      {
        name: { nl: 'Fout', en: 'Error' },
        at: '[id$=error]',
        text: { nl: 'Eén melding bij de groep.', en: 'One message at the group.' },
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
      picture: <MultiChoice {...adjustments} exclusive="geen" value={['geen']} />,
      text: {
        nl: 'Bied ‘geen’ aan als eigen antwoord, zodat leeg laten niet twee dingen kan betekenen.',
        en: 'Offer ‘none’ as an answer of its own, so that leaving it empty can’t mean two things.',
      },
    },
    {
      picture: <MultiChoice {...heat} options={heating.slice(0, 4)} columns="2" value={['radiatoren', 'vloerverwarming']} />,
      text: {
        nl: 'Zet korte antwoorden naast elkaar als het er veel zijn.',
        en: 'Put short answers side by side when there are many.',
      },
    },
  ],
  donts: [
    {
      picture: <MultiChoice {...adjustments} value={['isolatie', 'geen']} />,
      text: {
        nl: '‘Geen’ tussen de andere zetten, waar het samen met een ander gekozen kan zijn.',
        en: 'Putting ‘none’ among the others, where it can be chosen together with another.',
      },
    },
    {
      picture: <Checkbox name="agree" label="Isolatie, zonnepanelen en een ventilatiesysteem" onCheckedChange={ignore} />,
      text: { nl: 'Drie antwoorden achter één vakje.', en: 'Three answers behind one box.' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { nl: 'Elke kaart is een halte, daarna ‘Ik weet het niet’.', en: 'Each card is a stop, then ‘I don’t know’.' },
    },
    {
      keys: { nl: 'Spatie', en: 'Space' },
      does: {
        nl: 'Kiest, of haalt weg. Wat daardoor vervalt wordt voorgelezen.',
        en: 'Chooses, or takes away. What lapses with it is read aloud.',
      },
    },
  ],
  content: [
    {
      nl: 'Zeg in de hulp dat er meer mogen: ‘Je mag er meer kiezen.’',
      en: 'Say in the help that there may be several: ‘You can choose more than one.’',
    },
    {
      nl: 'Antwoorden hebben dezelfde vorm: allemaal een ding, of allemaal een zin.',
      en: 'Answers have the same form: all of them a thing, or all of them a sentence.',
    },
    {
      nl: 'Het antwoord dat alles uitsluit, zegt dat ook los gelezen: ‘Geen van deze’.',
      en: 'The answer that excludes everything says so read by itself too: ‘None of these’.',
    },
  ],
};
