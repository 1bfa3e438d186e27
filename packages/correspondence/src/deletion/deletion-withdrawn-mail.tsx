import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { deletionTexts } from './texts.js';

/** What the mail that says that an account stays is made of. */
export interface DeletionWithdrawnMail extends Voice {
  readonly firstName: string;
}

/** Confirms to a customer who took it back that the account stays. */
export function deletionWithdrawnMail({ firstName, ...voice }: DeletionWithdrawnMail): Promise<RenderedMail> {
  const seller = voice.edition.brand.name;
  const texts = voice.language.texts(deletionTexts).withdrawn;
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => <Text style={styles.text}>{texts.news({ seller })}</Text>}
    </MailLayout>,
  );
}
