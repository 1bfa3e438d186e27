import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface EmailChangeMail extends Voice {
  readonly firstName: string;
  readonly newEmail: string;
  /** Where someone who didn't do this asks for a password of their own. */
  readonly recoveryLink: string;
}

/** To the old e-mail address, while it still counts: nobody else can take the account over unseen. */
export function emailChangeMail({ firstName, newEmail, recoveryLink, edition }: EmailChangeMail): Promise<RenderedMail> {
  const title = 'Je e-mailadres gaat veranderen';
  return renderMail(
    `${title} bij ${edition.brand.name}`,
    <MailLayout edition={edition} title={title} preview="Was jij dit niet? Lees dan wat je kunt doen." firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            In je account bij {edition.brand.name} staat een nieuw e-mailadres klaar:{' '}
            <span style={{ wordBreak: 'break-word' }}>{newEmail}</span>. Daar hebben we een link naartoe gestuurd. Zodra die geopend
            is, log je in met het nieuwe adres. Tot dan verandert er niets.
          </Text>
          <Text style={styles.text}>
            Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Het nieuwe adres vervalt dan:
            <br />
            <Link href={recoveryLink} style={styles.link}>
              {recoveryLink}
            </Link>
          </Text>
          <Text style={styles.quiet}>Lukt dat niet? Neem dan contact met ons op.</Text>
        </>
      )}
    </MailLayout>,
  );
}
