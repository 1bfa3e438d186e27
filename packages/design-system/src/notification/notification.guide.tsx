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
  purpose: {
    nl: 'Een kort woord over iets dat net gebeurde en geen antwoord vraagt. Moet iemand er iets mee, dan hoort het als melding op de pagina, op zijn plek. Een opslag terwijl je typt heeft ‘Opgeslagen’ naast de knop. Zet één NotificationProvider om alle schermen; daarbuiten geeft useNotify een fout die dat zegt.',
    en: 'A short word about something that just happened and asks for no answer. If someone has to do something with it, it belongs on the page as an alert, in its place. A save while you type has ‘Saved’ beside the button. Put one NotificationProvider around all screens; outside of it useNotify gives an error that says so.',
  },
  anatomy: {
    picture: still('success', 'Foto van de meterkast verwijderd.', 'Ongedaan maken'),
    parts: [
      {
        name: { nl: 'Pictogram', en: 'Icon' },
        at: 'svg[role=img]',
        text: {
          nl: 'Gelukt, fout, of goed om te weten. Een schermlezer hoort het in woorden.',
          en: 'Success, error, or good to know. A screen reader hears it in words.',
        },
      },
      {
        name: { nl: 'Tekst', en: 'Text' },
        at: 'p',
        text: {
          nl: 'Eén zin. Gelukt blijft 6 tellen staan, nieuws 8, een fout tot hij wordt gesloten. De tijd staat stil bij aanwijzen en focus.',
          en: 'One sentence. Success stays for 6 seconds, news 8, an error until it is closed. Time stands still when pointed at and when focused.',
        },
      },
      {
        name: { nl: 'Handeling', en: 'Action' },
        at: 'p + button',
        text: {
          nl: 'Hoogstens één, en ook elders te doen. De melding blijft dan staan.',
          en: 'One at most, and to be done elsewhere too. The notification stays then.',
        },
      },
      {
        name: { nl: 'Sluiten', en: 'Close' },
        at: 'button[aria-label]',
        text: { nl: 'Ook met Escape, of met een veeg naar rechts.', en: 'Also with Escape, or with a swipe to the right.' },
      },
    ],
  },
  dos: [
    {
      picture: still('success', 'Het hoofdadres is gewijzigd.'),
      text: { nl: 'Bevestig wat iemand niet ziet veranderen.', en: 'Confirm what someone doesn’t see changing.' },
    },
  ],
  donts: [
    {
      picture: still('error', 'Vul je postcode in.'),
      text: {
        nl: 'Een fout in een veld: de melding staat ver van het veld, en is weg als je kijkt.',
        en: 'An error in a field: the notification stands far from the field, and is gone when you look.',
      },
    },
    {
      picture: still(
        'info',
        'Welkom op je overzicht! Hier vind je al je bestellingen, documenten, afspraken en woningen bij elkaar.',
      ),
      text: { nl: 'Iets vertellen dat niemand vroeg.', en: 'Telling something that nobody asked.' },
    },
  ],
  keyboard: [
    { keys: 'F8', does: { nl: 'Brengt de focus naar de meldingen.', en: 'Takes the focus to the notifications.' } },
    {
      keys: 'Tab',
      does: {
        nl: 'Loopt langs de meldingen en hun knoppen, de nieuwste eerst.',
        en: 'Goes past the notifications and their buttons, the newest first.',
      },
    },
    {
      keys: 'Escape',
      does: {
        nl: 'Sluit de melding. Na de laatste is de focus terug waar hij was.',
        en: 'Closes the notification. After the last one the focus is back where it was.',
      },
    },
  ],
  content: [
    {
      nl: 'Eén zin met een punt: wat er is gebeurd, met het onderwerp voorop.',
      en: 'One sentence with a full stop: what happened, with the subject first.',
    },
    { nl: 'Een fout zegt ook wat nu: ‘Probeer het nog eens.’', en: 'An error also says what now: ‘Try again.’' },
    { nl: 'Een handeling is één werkwoord met zijn ding: ‘Ongedaan maken’.', en: 'An action is one verb with its thing: ‘Undo’.' },
  ],
};
