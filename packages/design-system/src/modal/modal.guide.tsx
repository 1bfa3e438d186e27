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
  purpose:
    'Vraagt nu een antwoord: iets dat niet terug te draaien is, of een kort formulier dat je niet van de pagina weg mag halen. Wat ook op de pagina kan, hoort op de pagina; een uitleg bij een veld hoort achter een infoknop.',
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
      { name: 'Titel', at: 'h3', text: 'De vraag of de taak. Een schermlezer noemt hem bij het openen. Blijft in zicht.' },
      { name: 'Toelichting', at: 'h3 + p', text: 'Een of twee zinnen die bij de titel horen. Mag weg als de titel genoeg zegt.' },
      { name: 'Sluiten', at: 'button[aria-label]', text: 'Altijd aanwezig, ook als er een knop is die hetzelfde doet.' },
      { name: 'Inhoud', at: 'p:not(h3 + p)', text: 'Schuift zelf als hij niet past. Mag ontbreken bij een vraag.' },
      {
        name: 'Knoppen',
        at: 'button:not([aria-label])',
        text: 'De handeling eerst, dan de weg terug. Op een telefoon onder elkaar, altijd in zicht.',
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
      text: 'Laat de knoppen zelf zeggen wat er gebeurt, ook voor wie de titel overslaat.',
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
      text: '‘Ja’ en ‘Annuleren’ onder een vraag zonder onderwerp: annuleert dit de bestelling, of het venster?',
    },
    {
      picture: (
        <StillModal title="Opgeslagen" actions={<Button>Oké</Button>}>
          <Stack gap="s">
            <Text>Je gegevens zijn opgeslagen.</Text>
          </Stack>
        </StillModal>
      ),
      text: 'Iemand ophouden voor goed nieuws. Gebruik een melding in de hoek of ‘Opgeslagen’ naast de knop.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Spatie', does: 'Op de knop die opent: opent het venster, de focus gaat naar binnen.' },
    { keys: 'Tab, Shift + Tab', does: 'Loopt rond binnen het venster.' },
    { keys: 'Pijl omhoog, Pijl omlaag', does: 'Schuift lange inhoud, als die de focus heeft.' },
    { keys: 'Escape', does: 'Sluit het venster en geeft de focus terug aan de knop die opende.' },
  ],
  content: [
    'De titel is een vraag met een werkwoord (‘Adres verwijderen?’) of de naam van de taak (‘Bereken je besparing’).',
    'De knop herhaalt het werkwoord van de titel.',
    'Zeg wat er wel en niet verloren gaat.',
  ],
};
