import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { documentIcon, houseIcon } from '../icon/icons.js';
import { EmptyState } from './empty-state.js';

export const emptyStateGuide: ComponentGuide = {
  purpose:
    'In plaats van een lijst waar nog niets in staat: zegt wat er komt en hoe. Kon de lijst niet worden opgehaald, dan is dat een fout, en hoort er een melding te staan.',
  anatomy: {
    picture: (
      <EmptyState icon={houseIcon} action={<ButtonLink href="/account/woning/nieuw">Woning toevoegen</ButtonLink>}>
        Je hebt nog geen woning. Voeg er een toe, dan rekenen we uit wat je bespaart.
      </EmptyState>
    ),
    parts: [
      { name: 'Pictogram', at: 'svg', text: 'Van het ding dat hier komt. Versiering; mag weg.' },
      { name: 'Tekst', at: 'p', text: 'Wat er nog niet is, en wat eraan te doen is.' },
      { name: 'Handeling', at: 'a', text: 'De knop of link die er verandering in brengt. Mag weg als er niets te doen is.' },
    ],
  },
  dos: [
    {
      picture: (
        <EmptyState icon={documentIcon}>Je offerte komt hier te staan zodra hij klaar is. Je krijgt dan een e-mail.</EmptyState>
      ),
      text: 'Zeg wanneer er iets komt als iemand alleen kan wachten.',
    },
  ],
  donts: [{ picture: <EmptyState>Geen resultaten.</EmptyState>, text: 'Iemand laten staan zonder uitweg.' }],
  keyboard: [],
  content: ['Eerst wat er nog niet is, dan wat je kunt doen.', 'Geen verwijt: ‘nog geen woning’, niet ‘je bent vergeten’.'],
};
