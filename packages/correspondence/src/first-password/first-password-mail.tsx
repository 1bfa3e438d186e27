import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface FirstPasswordMail extends Voice {
  readonly firstName: string;
  readonly link: string;
  /** How long the link works, in words: '7 dagen'. */
  readonly validFor: string;
  /** Where a new link is asked for when this one has expired. */
  readonly recoveryLink: string;
}

/** To a new customer, who has an account without a password. */
export function firstPasswordMail({ firstName, link, validFor, recoveryLink, edition }: FirstPasswordMail): Promise<RenderedMail> {
  const title = 'Welkom! Kies je wachtwoord';
  return renderMail(
    `Kies je wachtwoord voor ${edition.brand.name}`,
    <MailLayout edition={edition} title={title} preview="Daarmee volg je je bestelling." firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Je hebt nu een account bij {edition.brand.name}. Daarin volg je je bestelling en vul je in wat we over je huis moeten
            weten. Kies eerst een wachtwoord. De link werkt {validFor}, en maar één keer.
          </Text>
          <MailAction styles={styles} label="Wachtwoord kiezen" link={link} />
          <Text style={styles.quiet}>
            Werkt de link niet meer? Vraag dan een nieuwe aan:
            <br />
            <Link href={recoveryLink} style={styles.link}>
              {recoveryLink}
            </Link>
          </Text>
        </>
      )}
    </MailLayout>,
  );
}
