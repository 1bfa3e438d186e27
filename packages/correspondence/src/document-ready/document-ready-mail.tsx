import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

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
  edition,
}: DocumentReadyMail): Promise<RenderedMail> {
  const title =
    documents.length === 1 ? 'Er staat een document voor je klaar' : `Er staan ${documents.length} documenten voor je klaar`;
  return renderMail(
    `${title} bij bestelling ${orderNumber}`,
    <MailLayout edition={edition} title={title} preview={documents.join(', ')} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Bij je bestelling {orderNumber} ({product}) {documents.length === 1 ? 'staat dit document' : 'staan deze documenten'}{' '}
            klaar:
          </Text>
          <Text style={{ ...styles.text, wordBreak: 'break-word' }}>
            {documents.map((name, index) => (
              // Two documents can have one name.
              <Fragment key={`${index} ${name}`}>
                {index > 0 && <br />}
                {name}
              </Fragment>
            ))}
          </Text>
          <MailAction
            styles={styles}
            label={documents.length === 1 ? 'Bekijk je document' : 'Bekijk je documenten'}
            link={documentsLink}
          />
        </>
      )}
    </MailLayout>,
  );
}
