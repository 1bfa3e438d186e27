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
  purpose:
    'Eén document dat iemand moet lezen voordat hij verder kan, zoals een plan om te tekenen. Een lijst van documenten is een tabel; foto’s om terug te zien staan in een fotorij.',
  anatomy: {
    picture,
    parts: [
      { name: 'Naam', at: 'div > span:first-child', text: 'Welk document het is, zoals het ook bij de documenten heet.' },
      { name: 'Toelichting', at: 'span + span', text: 'De datum. Mag ontbreken.' },
      { name: 'Acties', at: 'a', text: 'Groot openen en bewaren. Op een telefoon de enige weg naar het document.' },
    ],
  },
  dos: [{ picture, text: 'Geef altijd een link om het document groot te openen.' }],
  donts: [
    {
      picture: (
        <DocumentView name="document_v3_def(2).pdf" src="about:blank" actions={<ButtonLink href="#plan">Klik hier</ButtonLink>} />
      ),
      text: 'Bestandsnamen, en links die niet zeggen wat ze doen.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Langs de acties, en dan het document in.' }],
  content: [
    'De naam is die van het document, niet van het bestand.',
    'De toelichting is een datum of een aantal pagina’s, geen uitleg.',
  ],
};
