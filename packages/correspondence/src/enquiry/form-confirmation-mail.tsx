import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface FormConfirmationMail extends Voice {
  /** What someone signed up for, as the form's heading says it. */
  readonly what: string;
  readonly link: string;
  /** How long the link works, in words: '30 dagen'. */
  readonly validFor: string;
}

/** To an address that someone signed up: mails come only after its owner says so. */
export function formConfirmationMail({ what, link, validFor, edition }: FormConfirmationMail): Promise<RenderedMail> {
  const title = 'Bevestig je aanmelding';
  return renderMail(
    `${title} bij ${edition.brand.name}`,
    <MailLayout edition={edition} title={title} preview={`De link werkt ${validFor}.`}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Met dit e-mailadres vulde iemand ons formulier ‘{what}’ in. Was jij dat? Druk dan op de knop, dan ben je aangemeld. De
            link werkt {validFor}.
          </Text>
          <MailAction styles={styles} label="Ja, meld mij aan" link={link} />
          <Text style={styles.quiet}>Was jij dit niet? Dan hoef je niets te doen. Zonder jou meldt niemand je aan.</Text>
        </>
      )}
    </MailLayout>,
  );
}
