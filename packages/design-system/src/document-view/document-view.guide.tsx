import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { downloadIcon } from '../icon/icons.js';
import { Inline } from '../layout/inline.js';
import { DocumentView } from './document-view.js';

const actions = (
  <Inline gap="s">
    <ButtonLink href="#plan" newTab tone="secondary" size="small">
      Bekijken
    </ButtonLink>
    <ButtonLink href="#plan" tone="secondary" size="small" iconBefore={downloadIcon}>
      Downloaden
    </ButtonLink>
  </Inline>
);
const picture = <DocumentView name="Installatieplan" detail="18-11-2026" src="about:blank" actions={actions} />;

export const documentViewGuide: ComponentGuide = {
  purpose: {
    nl: 'Eén document dat iemand moet lezen voordat hij verder kan, zoals een plan om te tekenen. Een lijst van documenten is een tabel; foto’s om terug te zien staan in een fotorij.',
    en: 'One document that someone has to read before going on, such as a plan to sign. A list of documents is a table; photos to look back at stand in a row of photos.',
  },
  anatomy: {
    picture,
    parts: [
      {
        name: { nl: 'Naam', en: 'Name' },
        at: 'div > span:first-child',
        text: {
          nl: 'Welk document het is, zoals het ook bij de documenten heet.',
          en: 'Which document it is, as it is called among the documents too.',
        },
      },
      {
        name: { nl: 'Toelichting', en: 'Explanation' },
        at: 'span + span',
        text: { nl: 'De datum. Mag ontbreken.', en: 'The date. May be missing.' },
      },
      {
        name: { nl: 'Acties', en: 'Actions' },
        at: 'a',
        text: {
          nl: 'Groot openen en bewaren. Op een telefoon de enige weg naar het document.',
          en: 'Open large and keep. On a phone the only way to the document.',
        },
      },
    ],
  },
  dos: [
    {
      picture,
      text: { nl: 'Geef altijd een link om het document groot te openen.', en: 'Always give a link to open the document large.' },
    },
  ],
  donts: [
    {
      picture: (
        <DocumentView name="document_v3_def(2).pdf" src="about:blank" actions={<ButtonLink href="#plan">Klik hier</ButtonLink>} />
      ),
      text: {
        nl: 'Bestandsnamen, en links die niet zeggen wat ze doen.',
        en: 'File names, and links that don’t say what they do.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Langs de acties, en dan het document in.', en: 'Past the actions, and then into the document.' } },
  ],
  content: [
    { nl: 'De naam is die van het document, niet van het bestand.', en: 'The name is that of the document, not of the file.' },
    {
      nl: 'De toelichting is een datum of een aantal pagina’s, geen uitleg.',
      en: 'The explanation is a date or a number of pages, nothing more.',
    },
  ],
};
