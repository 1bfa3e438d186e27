import type { Language } from '@pomp/language';
import { Text } from '@react-email/text';
import { breakable } from './breakable.js';
import type { MailStyles } from './mail-styles.js';
import { mailTexts } from './texts.js';

/** Who a mail to the seller is about. */
export interface NamedCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface CustomerLinesProps {
  readonly customer: NamedCustomer;
  readonly language: Language;
  readonly styles: MailStyles;
}

export function CustomerLines({ customer: { id, name, email }, language, styles }: CustomerLinesProps) {
  const texts = language.texts(mailTexts).customer;
  return (
    <Text style={styles.text}>
      {texts.name({ name })}
      <br />
      {texts.email({ email, breakable })}
      <br />
      {texts.id({ id, breakable })}
    </Text>
  );
}
