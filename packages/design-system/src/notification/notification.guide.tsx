import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Icon } from '../icon/icon.js';
import { closeIcon } from '../icon/icons.js';
import * as styles from './notification.css.js';
import { NotificationFace } from './notification-face.js';
import type { NotificationTone } from './use-notify.js';

/** A notification as it looks, in the flow of the picture. */
const still = (tone: NotificationTone, text: string, action?: string) => (
  <div className={styles.toast}>
    <NotificationFace
      tone={tone}
      message={<p className={styles.message}>{text}</p>}
      action={
        action && (
          <button type="button" className={styles.action}>
            {action}
          </button>
        )
      }
      close={
        <button type="button" className={styles.close} aria-label="Sluiten">
          <Icon of={closeIcon} />
        </button>
      }
    />
  </div>
);

export const notificationGuide: ComponentGuide = {
  purpose:
    'Een kort woord over iets dat net gebeurde en geen antwoord vraagt. Moet iemand er iets mee, dan hoort het als melding op de pagina, op zijn plek. Een opslag terwijl je typt heeft ‘Opgeslagen’ naast de knop. Zet één NotificationProvider om alle schermen; daarbuiten geeft useNotify een fout die dat zegt.',
  anatomy: {
    picture: still('success', 'Foto van de meterkast verwijderd.', 'Ongedaan maken'),
    parts: [
      { name: 'Pictogram', at: 'svg[role=img]', text: 'Gelukt, fout, of goed om te weten. Een schermlezer hoort het in woorden.' },
      {
        name: 'Tekst',
        at: 'p',
        text: 'Eén zin. Gelukt blijft 6 tellen staan, nieuws 8, een fout tot hij wordt gesloten. De tijd staat stil bij aanwijzen en focus.',
      },
      { name: 'Handeling', at: 'p + button', text: 'Hoogstens één, en ook elders te doen. De melding blijft dan staan.' },
      { name: 'Sluiten', at: 'button[aria-label]', text: 'Ook met Escape, of met een veeg naar rechts.' },
    ],
  },
  dos: [{ picture: still('success', 'Het hoofdadres is gewijzigd.'), text: 'Bevestig wat iemand niet ziet veranderen.' }],
  donts: [
    {
      picture: still('error', 'Vul je postcode in.'),
      text: 'Een fout in een veld: de melding staat ver van het veld, en is weg als je kijkt.',
    },
    {
      picture: still(
        'info',
        'Welkom op je overzicht! Hier vind je al je bestellingen, documenten, afspraken en woningen bij elkaar.',
      ),
      text: 'Iets vertellen dat niemand vroeg.',
    },
  ],
  keyboard: [
    { keys: 'F8', does: 'Brengt de focus naar de meldingen.' },
    { keys: 'Tab', does: 'Loopt langs de meldingen en hun knoppen, de nieuwste eerst.' },
    { keys: 'Escape', does: 'Sluit de melding. Na de laatste is de focus terug waar hij was.' },
  ],
  content: [
    'Eén zin met een punt: wat er is gebeurd, met het onderwerp voorop.',
    'Een fout zegt ook wat nu: ‘Probeer het nog eens.’',
    'Een handeling is één werkwoord met zijn ding: ‘Ongedaan maken’.',
  ],
};
