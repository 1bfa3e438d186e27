import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { KeptList, type KeptPaper } from './kept-list.js';
import { deletionTexts } from './texts.js';

/** What the mail that says that an account was deleted is made of. */
export interface DeletionDoneMail extends Voice {
  readonly firstName: string;
  /** When it was deleted, in words: '24 november 2026'. */
  readonly deletedOn: string;
  /** What stays all the same. */
  readonly kept: readonly KeptPaper[];
}

/** Tells whose account it was that it is deleted, as the law asks (AVG, article 12), and what stays. The last mail to this address. */
export function deletionDoneMail({ firstName, deletedOn, kept, ...voice }: DeletionDoneMail): Promise<RenderedMail> {
  const { language } = voice;
  const seller = voice.edition.brand.name;
  const texts = language.texts(deletionTexts).done;
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.news({ deletedOn, seller })}</Text>
          <KeptList kept={kept} language={language} styles={styles} />
          <Text style={styles.text}>{texts.last}</Text>
        </>
      )}
    </MailLayout>,
  );
}
