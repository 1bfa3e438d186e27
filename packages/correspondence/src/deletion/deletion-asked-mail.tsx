import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { KeptList, type KeptPaper } from './kept-list.js';
import { deletionTexts } from './texts.js';

/** What the mail that says that deletion was asked for is made of. */
export interface DeletionAskedMail extends Voice {
  readonly firstName: string;
  /** When it was asked, in words: '21 november 2026'. */
  readonly askedOn: string;
  /** Numbers of the orders that have to end first. */
  readonly ordersUnderWay?: readonly string[] | undefined;
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
  ordersUnderWay = [],
  kept,
  accountLink,
  recoveryLink,
  ...voice
}: DeletionAskedMail): Promise<RenderedMail> {
  const { language } = voice;
  const seller = voice.edition.brand.name;
  const texts = language.texts(deletionTexts).asked;
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.news({ askedOn, seller })}</Text>
          {ordersUnderWay.length > 0 && (
            <Text style={styles.text}>{texts.underWay({ count: ordersUnderWay.length, orders: ordersUnderWay.join(', ') })}</Text>
          )}
          <KeptList kept={kept} language={language} styles={styles} />
          <Text style={styles.text}>{texts.takeBack}</Text>
          <MailAction language={language} styles={styles} label={texts.account} link={accountLink} />
          <Text style={styles.quiet}>
            {texts.notYou}
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
