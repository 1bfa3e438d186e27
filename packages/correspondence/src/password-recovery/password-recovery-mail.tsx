import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface PasswordRecoveryMail extends Voice {
  readonly firstName: string;
  readonly link: string;
  /** How long the link works, in words: '1 uur'. */
  readonly validFor: string;
}

/** A link to choose a new password, for the person who asked for it. */
export function passwordRecoveryMail({ firstName, link, validFor, edition }: PasswordRecoveryMail): Promise<RenderedMail> {
  const { brand } = edition;
  const title = 'Kies een nieuw wachtwoord';
  return renderMail(
    `${title} voor ${brand.name}`,
    <MailLayout edition={edition} title={title} preview={`De link werkt ${validFor}.`} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Je hebt een nieuw wachtwoord aangevraagd voor je account bij {brand.name}. Hieronder kies je er een. De link werkt{' '}
            {validFor}, en maar één keer.
          </Text>
          <MailAction styles={styles} label="Nieuw wachtwoord kiezen" link={link} />
          <Text style={styles.quiet}>
            Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.
          </Text>
        </>
      )}
    </MailLayout>,
  );
}
