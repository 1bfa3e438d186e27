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
  purpose:
    'Voor een jaar in het verleden: van een rekening, of waarin iets geplaatst is. Vraag je een hele datum, gebruik dan het datumveld.',
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
      { name: 'Label', at: 'label', text: 'Zegt van wat het jaar is.' },
      { name: 'Hulp', at: '[id$=help]', text: 'Waar het jaar staat.' },
      {
        name: 'Vak',
        at: 'div:has(> * > [role=combobox])',
        text: 'Smal, want vier cijfers. Een telefoon toont het cijfertoetsenbord.',
      },
      { name: 'Fout', at: '[id$=error]', text: 'Wat er mis is.' },
      { name: 'Ik weet het niet', at: 'button', text: 'Alleen waar niet weten een antwoord is.' },
    ],
  },
  dos: [
    {
      picture: <YearSelect {...gasYear} value="2025" />,
      text: 'Nieuwste jaar bovenaan: vorig jaar is vaker het antwoord dan 1990.',
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
      text: 'Bij 1990 beginnen, zodat iedereen dertig jaar moet scrollen.',
    },
    {
      picture: <NumberField name="year" label="Jaar" value="19" digits={4} onValueChange={ignore} />,
      text: 'Een jaar als vrij getal vragen: dan komt er ook ‘19’ of ‘2205’.',
    },
  ],
  keyboard: [
    { keys: 'Pijl omlaag', does: 'Opent de lijst bij het gekozen jaar, anders bij het nieuwste.' },
    { keys: 'Cijfers', does: 'Zoeken: ‘201’ laat tien jaren over.' },
    { keys: 'Page Down', does: 'Vijf jaar terug.' },
    { keys: 'Enter', does: 'Kiest.' },
    { keys: 'Escape', does: 'Sluit zonder te kiezen.' },
  ],
  content: ['Het label noemt waar het jaar over gaat: ‘Installatiejaar’, niet alleen ‘Jaar’.', 'Jaren staan zonder punt: 2026.'],
};
