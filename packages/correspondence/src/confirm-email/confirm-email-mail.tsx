import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface ConfirmEmailMail extends Voice {
  readonly firstName: string;
  readonly link: string;
  /** How long the link works, in words: '24 uur'. */
  readonly validFor: string;
}

/** To a new e-mail address: it counts only after its owner opened the link. */
export function confirmEmailMail({ firstName, link, validFor, edition }: ConfirmEmailMail): Promise<RenderedMail> {
  const title = 'Bevestig je nieuwe e-mailadres';
  return renderMail(
    `${title} voor ${edition.brand.name}`,
    <MailLayout edition={edition} title={title} preview={`De link werkt ${validFor}.`} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Je wilt dit adres gebruiken voor je account bij {edition.brand.name}. Open de link om dat te bevestigen. De link werkt{' '}
            {validFor}. Tot dan blijft je oude e-mailadres gelden.
          </Text>
          <MailAction styles={styles} label="E-mailadres bevestigen" link={link} />
          <Text style={styles.quiet}>Ken je dit account niet? Dan hoef je niets te doen. Zonder jou verandert er niets.</Text>
        </>
      )}
    </MailLayout>,
  );
}
