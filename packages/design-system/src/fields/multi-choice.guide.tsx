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
  purpose:
    'Voor een vraag waarop meer antwoorden tegelijk goed zijn. Is er maar één goed, gebruik dan keuzekaarten; gaat het om één ja of nee bij een zin, dan een aankruisvakje.',
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
      { name: 'Vraag', at: 'legend', text: 'Geeft de groep haar naam.' },
      { name: 'Hulp', at: '[id$=help]', text: 'Zegt dat er meer mogen; mensen verwachten er één.' },
      { name: 'Kaart', at: 'label', text: 'Een vierkant vinkje: rond betekent één antwoord.' },
      {
        name: 'Of',
        at: 'label + span',
        text: 'Alleen als er een antwoord is dat niet met andere samengaat. Dat staat altijd onderaan.',
      },
      { name: 'Fout', at: '[id$=error]', text: 'Eén melding bij de groep.' },
      { name: 'Ik weet het niet', at: 'button', text: 'Alleen waar niet weten een antwoord is.' },
    ],
  },
  dos: [
    {
      picture: <MultiChoice {...adjustments} exclusive="geen" value={['geen']} />,
      text: 'Bied ‘geen’ aan als eigen antwoord, zodat leeg laten niet twee dingen kan betekenen.',
    },
    {
      picture: <MultiChoice {...heat} options={heating.slice(0, 4)} columns="2" value={['radiatoren', 'vloerverwarming']} />,
      text: 'Zet korte antwoorden naast elkaar als het er veel zijn.',
    },
  ],
  donts: [
    {
      picture: <MultiChoice {...adjustments} value={['isolatie', 'geen']} />,
      text: '‘Geen’ tussen de andere zetten, waar het samen met een ander gekozen kan zijn.',
    },
    {
      picture: <Checkbox name="agree" label="Isolatie, zonnepanelen en een ventilatiesysteem" onCheckedChange={ignore} />,
      text: 'Drie antwoorden achter één vakje.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Elke kaart is een halte, daarna ‘Ik weet het niet’.' },
    { keys: 'Spatie', does: 'Kiest, of haalt weg. Wat daardoor vervalt wordt voorgelezen.' },
  ],
  content: [
    'Zeg in de hulp dat er meer mogen: ‘Je mag er meer kiezen.’',
    'Antwoorden hebben dezelfde vorm: allemaal een ding, of allemaal een zin.',
    'Het antwoord dat alles uitsluit, zegt dat ook los gelezen: ‘Geen van deze’.',
  ],
};
