import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { Fragment } from 'react';
import { documentReadyTexts } from './texts.js';

export interface DocumentReadyMail extends Voice {
  readonly firstName: string;
  readonly orderNumber: string;
  readonly product: string;
  /** The names of all that came at about the same time; at least one. */
  readonly documents: readonly string[];
  readonly documentsLink: string;
}

/** Tells a customer which documents are ready to look at. They stay in the account: a mail can go to the wrong one. */
export function documentReadyMail({
  firstName,
  orderNumber,
  product,
  documents,
  documentsLink,
  ...voice
}: DocumentReadyMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(documentReadyTexts);
  const count = documents.length;
  return renderMail(
    texts.subject({ count, orderNumber }),
    <MailLayout voice={voice} title={texts.title({ count })} preview={documents.join(', ')} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.ready({ count, orderNumber, product })}</Text>
          <Text style={{ ...styles.text, wordBreak: 'break-word' }}>
            {documents.map((name, index) => (
              // Two documents can have one name.
              <Fragment key={`${index} ${name}`}>
                {index > 0 && <br />}
                {name}
              </Fragment>
            ))}
          </Text>
          <MailAction language={language} styles={styles} label={texts.view({ count })} link={documentsLink} />
        </>
      )}
    </MailLayout>,
  );
}
