import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { KeptList, type KeptPaper } from './kept-list.js';

export interface DeletionAskedMail extends Voice {
  readonly firstName: string;
  /** When it was asked, in words: '21 november 2026'. */
  readonly askedOn: string;
  readonly kept: readonly KeptPaper[];
  /** Where the customer can take it back. */
  readonly accountLink: string;
  /** Where someone who didn't do this asks for a password of their own. */
  readonly recoveryLink: string;
}

/** Confirms to a customer that the account will be deleted: by when, what stays, and how to keep it after all. */
export function deletionAskedMail({
  firstName,
  askedOn,
  kept,
  accountLink,
  recoveryLink,
  edition,
}: DeletionAskedMail): Promise<RenderedMail> {
  const title = 'We verwijderen je account';
  return renderMail(
    `${title} bij ${edition.brand.name}`,
    <MailLayout edition={edition} title={title} preview="Je kunt je nog bedenken." firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Je vroeg ons op {askedOn} om je account bij {edition.brand.name} te verwijderen. Dat doen we binnen een maand na die
            dag. Daarna zijn je gegevens en je woningen weg, en kun je niet meer inloggen.
          </Text>
          <KeptList kept={kept} styles={styles} />
          <Text style={styles.text}>
            Bedenk je je? Kies dan onderaan bij ‘Mijn gegevens’ voor ‘Ik wil mijn account toch houden’.
          </Text>
          <MailAction styles={styles} label="Naar mijn gegevens" link={accountLink} />
          <Text style={styles.quiet}>
            Heb je dit niet zelf gevraagd? Kies dan meteen een nieuw wachtwoord, en zeg in je account dat je het wilt houden:
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
