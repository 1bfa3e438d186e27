import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface PasswordChangedMail extends Voice {
  readonly firstName: string;
  /** Where someone who didn't do this asks for a link of their own. */
  readonly recoveryLink: string;
}

/** Tells the owner of an account that its password changed, so that nobody else can do it unseen. */
export function passwordChangedMail({ firstName, recoveryLink, edition }: PasswordChangedMail): Promise<RenderedMail> {
  const title = 'Je wachtwoord is veranderd';
  return renderMail(
    `${title} bij ${edition.brand.name}`,
    <MailLayout edition={edition} title={title} preview="Was jij dit niet? Lees dan wat je kunt doen." firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Het wachtwoord van je account bij {edition.brand.name} is net veranderd. Op andere apparaten ben je uitgelogd. Daar log
            je in met je nieuwe wachtwoord.
          </Text>
          <Text style={styles.text}>
            Was jij dit niet? Kies dan meteen een nieuw wachtwoord, en neem contact met ons op als dat niet lukt:
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
