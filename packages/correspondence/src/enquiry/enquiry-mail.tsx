import type { ShownEnquiry } from '@pomp/domain';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface EnquiryMail extends ShownEnquiry, Voice {
  /** `24 november 2026 om 21:15` */
  readonly moment: string;
  /** Whether a reply to this mail reaches the person who asked. */
  readonly answerable: boolean;
}

/** To whoever answers it at the seller's. */
export function enquiryMail({ subject, rows, moment, answerable, edition }: EnquiryMail): Promise<RenderedMail> {
  return renderMail(
    subject,
    <MailLayout edition={edition} title={subject} preview={`Binnengekomen op ${moment}.`}>
      {(styles) => (
        <>
          {rows.map(({ label, answer }) => (
            <Text key={label} style={styles.text}>
              <strong>{label}</strong>
              <br />
              <span style={{ wordBreak: 'break-word' }}>
                {answer.split('\n').map((line, index) => (
                  <Fragment key={index}>
                    {index > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </span>
            </Text>
          ))}
          <Text style={styles.quiet}>
            Binnengekomen op {moment}.{' '}
            {answerable ? 'Beantwoord deze mail: je antwoord gaat naar wie dit stuurde.' : 'Er is geen e-mailadres bij ingevuld.'}
          </Text>
        </>
      )}
    </MailLayout>,
  );
}
