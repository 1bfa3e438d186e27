import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { documentIcon, houseIcon } from '../icon/icons.js';
import { EmptyState } from './empty-state.js';

export const emptyStateGuide: ComponentGuide = {
  purpose: {
    nl: 'In plaats van een lijst waar nog niets in staat: zegt wat er komt en hoe. Kon de lijst niet worden opgehaald, dan is dat een fout, en hoort er een melding te staan.',
    en: 'Instead of a list that has nothing in it yet: says what will come and how. If the list couldn’t be fetched, that is an error, and an alert belongs there.',
  },
  anatomy: {
    picture: (
      <EmptyState icon={houseIcon} action={<ButtonLink href="/account/woning/nieuw">Woning toevoegen</ButtonLink>}>
        Je hebt nog geen woning. Voeg er een toe, dan rekenen we uit wat je bespaart.
      </EmptyState>
    ),
    parts: [
      {
        name: { nl: 'Pictogram', en: 'Icon' },
        at: 'svg',
        text: {
          nl: 'Van het ding dat hier komt. Versiering; mag weg.',
          en: 'Of the thing that will come here. Decoration; may be left out.',
        },
      },
      {
        name: { nl: 'Tekst', en: 'Text' },
        at: 'p',
        text: { nl: 'Wat er nog niet is, en wat eraan te doen is.', en: 'What isn’t there yet, and what can be done about it.' },
      },
      {
        name: { nl: 'Handeling', en: 'Action' },
        at: 'a',
        text: {
          nl: 'De knop of link die er verandering in brengt. Mag weg als er niets te doen is.',
          en: 'The button or link that changes it. May be left out when there is nothing to do.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <EmptyState icon={documentIcon}>Je offerte komt hier te staan zodra hij klaar is. Je krijgt dan een e-mail.</EmptyState>
      ),
      text: {
        nl: 'Zeg wanneer er iets komt als iemand alleen kan wachten.',
        en: 'Say when something will come if someone can only wait.',
      },
    },
  ],
  donts: [
    {
      picture: <EmptyState>Geen resultaten.</EmptyState>,
      text: { nl: 'Iemand laten staan zonder uitweg.', en: 'Leaving someone without a way out.' },
    },
  ],
  keyboard: [],
  content: [
    { nl: 'Eerst wat er nog niet is, dan wat je kunt doen.', en: 'First what isn’t there yet, then what you can do.' },
    { nl: 'Geen verwijt: ‘nog geen woning’, niet ‘je bent vergeten’.', en: 'No blame: ‘no home yet’, not ‘you forgot’.' },
  ],
};
