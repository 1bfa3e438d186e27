import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { MailPart } from '../mail/mail-part.js';
import { documentReadyTexts } from './texts.js';

interface DocumentsPartProps extends MailPart {
  readonly product: string;
  /** The names of all that came since the mail before; at least one. */
  readonly documents: readonly string[];
}

/** Which documents are ready to look at. They stay in the account: a mail can go to the wrong one. */
export function DocumentsPart({ voice: { language }, styles, orderNumber, product, documents }: DocumentsPartProps) {
  const texts = language.texts(documentReadyTexts);
  return (
    <>
      <Text style={styles.text}>{texts.ready({ count: documents.length, orderNumber, product })}</Text>
      <Text style={{ ...styles.text, wordBreak: 'break-word' }}>
        {documents.map((name, index) => (
          // Two documents can have one name.
          <Fragment key={`${index} ${name}`}>
            {index > 0 && <br />}
            {name}
          </Fragment>
        ))}
      </Text>
    </>
  );
}
