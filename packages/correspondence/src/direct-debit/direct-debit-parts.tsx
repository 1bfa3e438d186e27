import { Text } from '@react-email/text';
import { breakable } from '../mail/breakable.js';
import type { MailPart } from '../mail/mail-part.js';
import { directDebitTexts } from './texts.js';

/** From which account may be collected, and under which mandate. */
export interface MandateNews {
  readonly mandateId: string;
  readonly accountHolder: string;
  /** Masked: a mail can go to the wrong one. */
  readonly iban: string;
  /** When it was agreed to, in words. */
  readonly moment: string;
  /** How many days before a debit it is told. */
  readonly days: number;
}

/** What is collected, and when: told long enough before. */
export interface DebitNews extends Pick<MandateNews, 'mandateId' | 'accountHolder' | 'iban'> {
  readonly amount: string;
  readonly invoiceNumber: string;
  readonly date: string;
  /** Where it can be paid instead. */
  readonly paymentLink: string;
}

export function MandatePart({ voice: { language }, styles, orderNumber, ...mandate }: MandateNews & MailPart) {
  const texts = language.texts(directDebitTexts).mandate;
  return (
    <>
      <Text style={styles.text}>{texts.agreed({ moment: mandate.moment, orderNumber })}</Text>
      <Text style={styles.text}>
        {texts.account(mandate)}
        <br />
        {texts.reference({ mandateId: mandate.mandateId, breakable })}
      </Text>
      <Text style={styles.text}>{texts.later({ days: mandate.days })}</Text>
      <Text style={styles.text}>{texts.undo}</Text>
    </>
  );
}

export function DebitPart({ voice: { language }, styles, orderNumber, ...debit }: DebitNews & MailPart) {
  const { mandate, debit: texts } = language.texts(directDebitTexts);
  return (
    <>
      <Text style={styles.text}>{texts.news({ date: debit.date, amount: debit.amount, orderNumber })}</Text>
      <Text style={styles.text}>
        {texts.invoiceNumber({ invoiceNumber: debit.invoiceNumber, breakable })}
        <br />
        {mandate.account(debit)}
        <br />
        {mandate.reference({ mandateId: debit.mandateId, breakable })}
      </Text>
      <Text style={styles.text}>{texts.instead}</Text>
    </>
  );
}
