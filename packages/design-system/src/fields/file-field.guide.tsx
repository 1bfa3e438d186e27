import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { FileField } from './file-field.js';

const ignore = () => undefined;
const field = (name: string, label: string, rest: { help?: string; error?: string } = {}) => (
  <FileField label={label} name={name} accept="application/pdf" onFileChosen={ignore} {...rest} />
);

export const fileFieldGuide: ComponentGuide = {
  purpose: 'Eén bestand dat hier bekeken of vergeleken wordt. Foto’s en video’s om te versturen kies je met de fotokiezer.',
  anatomy: {
    picture: field('plan', 'Kies het bestand (PDF)', { help: 'Het bestand blijft op je apparaat.', error: 'Dit is geen PDF.' }),
    parts: [
      { name: 'Label', at: 'label', text: 'Welk bestand, en in welke vorm.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Wat er met het bestand gebeurt. Mag ontbreken.' },
      {
        name: 'Veld',
        at: 'input',
        text: 'De knop en de naam van het bestand, in de taal van de browser. Neemt ook een bestand aan dat erop gesleept wordt.',
      },
      { name: 'Melding', at: '[id$="-error"]', text: 'Wat er mis is met het bestand.' },
    ],
  },
  dos: [
    {
      picture: field('plan2', 'Kies het bestand (PDF)', { help: 'Het bestand blijft op je apparaat.' }),
      text: 'Zeg of het bestand het apparaat verlaat.',
    },
  ],
  donts: [{ picture: field('upload', 'Upload'), text: 'Een label dat niet zegt welk bestand.' }],
  keyboard: [{ keys: 'Enter, Spatie', does: 'Opent de keuze van de browser.' }],
  content: ['Het label begint met een werkwoord en noemt het bestand.', 'De melding zegt wat er anders moet.'],
};
