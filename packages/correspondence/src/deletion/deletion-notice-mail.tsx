import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { KeptList, type KeptPaper } from './kept-list.js';

export interface DeletionNoticeMail extends Voice {
  readonly change: 'asked' | 'withdrawn';
  /** When, in words: '21 november 2026'. */
  readonly on: string;
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly kept: readonly KeptPaper[];
}

const titles = { asked: 'Verwijder een account', withdrawn: 'Verwijder een account toch niet' };

/** To the seller, who carries a deletion out: there is a month for it by law (AVG, article 12). */
export function deletionNoticeMail({ change, on, customer, kept, edition }: DeletionNoticeMail): Promise<RenderedMail> {
  const title = titles[change];
  return renderMail(
    `${title}: klant ${customer.id}`,
    <MailLayout edition={edition} title={title} preview={`Klant ${customer.id}, ${on}.`}>
      {(styles) => (
        <>
          <Text style={styles.text}>
            Klant: {customer.name}
            <br />
            E-mailadres: <span style={{ wordBreak: 'break-word' }}>{customer.email}</span>
            <br />
            Klantnummer: <span style={{ wordBreak: 'break-word' }}>{customer.id}</span>
          </Text>
          {change === 'asked' ? (
            <>
              <Text style={styles.text}>
                Deze klant vroeg op {on} om het account te verwijderen. Doe dat binnen een maand na die dag (AVG, artikel 12).
              </Text>
              <KeptList kept={kept} styles={styles} />
            </>
          ) : (
            <Text style={styles.text}>Deze klant wil het account toch houden en zei dat op {on}. Verwijder niets.</Text>
          )}
        </>
      )}
    </MailLayout>,
  );
}
