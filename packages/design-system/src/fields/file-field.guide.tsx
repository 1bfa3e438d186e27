import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { FileField } from './file-field.js';

const ignore = () => undefined;
const field = (name: string, label: string, rest: { help?: string; error?: string } = {}) => (
  <FileField label={label} name={name} accept="application/pdf" onFileChosen={ignore} {...rest} />
);

export const fileFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Eén bestand dat hier bekeken of vergeleken wordt. Foto’s en video’s om te versturen kies je met de fotokiezer.',
    en: 'One file that is looked at or compared here. Photos and videos to send are chosen with the photo picker.',
  },
  anatomy: {
    picture: field('plan', 'Kies het bestand (PDF)', { help: 'Het bestand blijft op je apparaat.', error: 'Dit is geen PDF.' }),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: { nl: 'Welk bestand, en in welke vorm.', en: 'Which file, and in which form.' },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Wat er met het bestand gebeurt. Mag ontbreken.', en: 'What happens with the file. May be missing.' },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'De knop en de naam van het bestand, in de taal van de browser. Neemt ook een bestand aan dat erop gesleept wordt. Drukken begint opnieuw: wie dan annuleert, heeft geen bestand gekozen.',
          en: 'The button and the name of the file, in the browser’s language. Also takes a file that is dragged onto it. A press begins anew: whoever cancels then has chosen no file.',
        },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Wat er mis is met het bestand.', en: 'What is wrong with the file.' },
      },
    ],
  },
  dos: [
    {
      picture: field('plan2', 'Kies het bestand (PDF)', { help: 'Het bestand blijft op je apparaat.' }),
      text: { nl: 'Zeg of het bestand het apparaat verlaat.', en: 'Say whether the file leaves the device.' },
    },
  ],
  donts: [
    {
      picture: field('upload', 'Upload'),
      text: { nl: 'Een label dat niet zegt welk bestand.', en: 'A label that doesn’t say which file.' },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: { nl: 'Opent de keuze van de browser.', en: 'Opens the browser’s own choice.' },
    },
  ],
  content: [
    { nl: 'Het label begint met een werkwoord en noemt het bestand.', en: 'The label begins with a verb and names the file.' },
    { nl: 'De melding zegt wat er anders moet.', en: 'The message says what has to be different.' },
  ],
};
