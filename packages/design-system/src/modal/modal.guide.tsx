import type { ComponentGuide } from '@pomp/tooling/component-guide';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { closeIcon } from '../icon/icons.js';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import * as styles from './modal.css.js';
import { ModalFace } from './modal-face.js';

/** The panel as it looks, without taking over the page it is shown on. */
function StillModal({
  title,
  description,
  children,
  actions,
}: {
  title: string;
  description?: string;
  children?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <div className={styles.sheet}>
      <ModalFace
        title={
          <Heading level={3} size="h3">
            {title}
          </Heading>
        }
        description={description && <p className={styles.description}>{description}</p>}
        close={
          <button type="button" className={styles.close} aria-label="Sluiten">
            <Icon of={closeIcon} />
          </button>
        }
        body={children && <div className={styles.body}>{children}</div>}
        actions={actions}
      />
    </div>
  );
}

export const modalGuide: ComponentGuide = {
  purpose: {
    nl: 'Vraagt nu een antwoord: iets dat niet terug te draaien is, of een kort formulier dat je niet van de pagina weg mag halen. Wat ook op de pagina kan, hoort op de pagina; een uitleg bij een veld hoort achter een infoknop.',
    en: 'Asks for an answer now: something that can’t be undone, or a short form that may not be taken from the page. What can be on the page belongs on the page; explanation at a field belongs behind an info button.',
  },
  anatomy: {
    picture: (
      <StillModal
        title="Adres verwijderen?"
        description="Je kunt Kastanjelaan 12 daarna niet meer terughalen."
        actions={
          <>
            <Button tone="danger">Adres verwijderen</Button>
            <Button tone="quiet">Adres houden</Button>
          </>
        }
      >
        <Text>De foto’s en metingen die je bij dit adres hebt opgeslagen, gaan ook weg.</Text>
      </StillModal>
    ),
    parts: [
      {
        name: { nl: 'Titel', en: 'Title' },
        at: 'h3',
        text: {
          nl: 'De vraag of de taak. Een schermlezer noemt hem bij het openen. Blijft in zicht.',
          en: 'The question or the task. A screen reader names it on opening. Stays in sight.',
        },
      },
      {
        name: { nl: 'Toelichting', en: 'Explanation' },
        at: 'h3 + p',
        text: {
          nl: 'Een of twee zinnen die bij de titel horen. Mag weg als de titel genoeg zegt.',
          en: 'One or two sentences that belong to the title. May be left out if the title says enough.',
        },
      },
      {
        name: { nl: 'Sluiten', en: 'Close' },
        at: 'button[aria-label]',
        text: {
          nl: 'Altijd aanwezig, ook als er een knop is die hetzelfde doet.',
          en: 'Always there, also if there is a button that does the same.',
        },
      },
      {
        name: { nl: 'Inhoud', en: 'Contents' },
        at: 'p:not(h3 + p)',
        text: {
          nl: 'Schuift zelf als hij niet past. Mag ontbreken bij een vraag.',
          en: 'Scrolls by itself when it doesn’t fit. May be missing with a question.',
        },
      },
      {
        name: { nl: 'Knoppen', en: 'Buttons' },
        at: 'button:not([aria-label])',
        text: {
          nl: 'De handeling eerst, dan de weg terug. Op een telefoon onder elkaar, altijd in zicht.',
          en: 'The action first, then the way back. On a phone below each other, always in sight.',
        },
      },
    ],
  },
  dos: [
    {
      picture: (
        <StillModal
          title="Bestelling annuleren?"
          description="Je afspraak van 12-03-2027 vervalt."
          actions={
            <>
              <Button tone="danger">Bestelling annuleren</Button>
              <Button tone="quiet">Bestelling houden</Button>
            </>
          }
        />
      ),
      text: {
        nl: 'Laat de knoppen zelf zeggen wat er gebeurt, ook voor wie de titel overslaat.',
        en: 'Let the buttons say themselves what happens, also to whoever skips the title.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <StillModal
          title="Weet je het zeker?"
          actions={
            <>
              <Button>Ja</Button>
              <Button tone="secondary">Annuleren</Button>
            </>
          }
        />
      ),
      text: {
        nl: '‘Ja’ en ‘Annuleren’ onder een vraag zonder onderwerp: annuleert dit de bestelling, of het venster?',
        en: '‘Yes’ and ‘Cancel’ below a question without a subject: does this cancel the order, or the window?',
      },
    },
    {
      picture: (
        <StillModal title="Opgeslagen" actions={<Button>Oké</Button>}>
          <Stack gap="s">
            <Text>Je gegevens zijn opgeslagen.</Text>
          </Stack>
        </StillModal>
      ),
      text: {
        nl: 'Iemand ophouden voor goed nieuws. Gebruik een melding in de hoek of ‘Opgeslagen’ naast de knop.',
        en: 'Holding someone up for good news. Use a notification in the corner or ‘Saved’ beside the button.',
      },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Op de knop die opent: opent het venster, de focus gaat naar binnen.',
        en: 'On the button that opens: opens the window, the focus goes inside.',
      },
    },
    { keys: 'Tab, Shift + Tab', does: { nl: 'Loopt rond binnen het venster.', en: 'Goes round inside the window.' } },
    {
      keys: { nl: 'Pijl omhoog, Pijl omlaag', en: 'Arrow up, Arrow down' },
      does: { nl: 'Schuift lange inhoud, als die de focus heeft.', en: 'Scrolls long contents, if those have the focus.' },
    },
    {
      keys: 'Escape',
      does: {
        nl: 'Sluit het venster en geeft de focus terug aan de knop die opende.',
        en: 'Closes the window and gives the focus back to the button that opened it.',
      },
    },
  ],
  content: [
    {
      nl: 'De titel is een vraag met een werkwoord (‘Adres verwijderen?’) of de naam van de taak (‘Bereken je besparing’).',
      en: 'The title is a question with a verb (‘Remove address?’) or the name of the task (‘Calculate your savings’).',
    },
    { nl: 'De knop herhaalt het werkwoord van de titel.', en: 'The button repeats the verb of the title.' },
    { nl: 'Zeg wat er wel en niet verloren gaat.', en: 'Say what will be lost and what won’t.' },
  ],
};
