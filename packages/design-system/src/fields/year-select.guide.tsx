import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { NumberField } from './number-field.js';
import { SelectField } from './select-field.js';
import { YearSelect } from './year-select.js';

const ignore = () => undefined;
const gasYear = {
  name: 'gasConsumptionYear',
  label: 'Over welk jaar gaat dat gasverbruik?',
  currentYear: 2026,
  firstYear: 1990,
  onValueChange: ignore,
} as const;

export const yearSelectGuide: ComponentGuide = {
  purpose: {
    nl: 'Voor een jaar in het verleden: van een rekening, of waarin iets geplaatst is. Vraag je een hele datum, gebruik dan het datumveld.',
    en: 'For a year in the past: of a bill, or in which something was placed. If you ask for a whole date, use the date field.',
  },
  anatomy: {
    picture: (
      <YearSelect
        {...gasYear}
        required
        help="Staat bovenaan je jaarrekening."
        value="2024"
        error="Vereist"
        unknown={{ pressed: false, onPressedChange: ignore }}
      />
    ),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: { nl: 'Zegt van wat het jaar is.', en: 'Says of what the year is.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$=help]',
        text: { nl: 'Waar het jaar staat.', en: 'Where the year can be found.' },
      },
      {
        name: { nl: 'Vak', en: 'Box' },
        at: 'div:has(> * > [role=combobox])',
        text: {
          nl: 'Smal, want vier cijfers. Een telefoon toont het cijfertoetsenbord.',
          en: 'Narrow, for four digits. A phone shows the digits.',
        },
      },
      { name: { nl: 'Fout', en: 'Error' }, at: '[id$=error]', text: { nl: 'Wat er mis is.', en: 'What is wrong.' } },
      {
        name: { nl: 'Ik weet het niet', en: 'I don’t know' },
        at: 'button',
        text: { nl: 'Alleen waar niet weten een antwoord is.', en: 'Only where not knowing is an answer.' },
      },
    ],
  },
  dos: [
    {
      picture: <YearSelect {...gasYear} value="2025" />,
      text: {
        nl: 'Nieuwste jaar bovenaan: vorig jaar is vaker het antwoord dan 1990.',
        en: 'The newest year on top: last year is the answer more often than 1990.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <SelectField
          {...gasYear}
          options={['1990', '1991', '1992', '1993'].map((year) => ({ value: year, label: year }))}
          value="1990"
        />
      ),
      text: {
        nl: 'Bij 1990 beginnen, zodat iedereen dertig jaar moet scrollen.',
        en: 'Beginning at 1990, so that everyone has to scroll thirty years.',
      },
    },
    {
      picture: <NumberField name="year" label="Jaar" value="19" digits={4} onValueChange={ignore} />,
      text: {
        nl: 'Een jaar als vrij getal vragen: dan komt er ook ‘19’ of ‘2205’.',
        en: 'Asking for a year as any number: then ‘19’ or ‘2205’ comes too.',
      },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Pijl omlaag', en: 'Arrow down' },
      does: {
        nl: 'Opent de lijst bij het gekozen jaar, anders bij het nieuwste.',
        en: 'Opens the list at the chosen year, else at the newest.',
      },
    },
    {
      keys: { nl: 'Cijfers', en: 'Digits' },
      does: { nl: 'Zoeken: ‘201’ laat tien jaren over.', en: 'Search: ‘201’ leaves ten years.' },
    },
    { keys: 'Page Down', does: { nl: 'Vijf jaar terug.', en: 'Five years back.' } },
    { keys: 'Enter', does: { nl: 'Kiest.', en: 'Chooses.' } },
    { keys: 'Escape', does: { nl: 'Sluit zonder te kiezen.', en: 'Closes without choosing.' } },
  ],
  content: [
    {
      nl: 'Het label noemt waar het jaar over gaat: ‘Installatiejaar’, niet alleen ‘Jaar’.',
      en: 'The label names what the year is about: ‘Year of installation’, not just ‘Year’.',
    },
    { nl: 'Jaren staan zonder punt: 2026.', en: 'Years are written without a dot: 2026.' },
  ],
};
