import type { ShownEnquiry } from '@pomp/domain';
import { Text } from '@react-email/text';
import { breakable } from '../mail/breakable.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { enquiryTexts } from './texts.js';

/** What the seller is told of a form that was sent. */
export interface EnquiryMail extends ShownEnquiry, Voice {
  /** `24 november 2026 om 21:15` */
  readonly moment: string;
  /** Whether a reply to this mail reaches the person who asked. */
  readonly answerable: boolean;
}

/** To whoever answers it at the seller's. */
export function enquiryMail({ subject, rows, moment, answerable, ...voice }: EnquiryMail): Promise<RenderedMail> {
  const texts = voice.language.texts(enquiryTexts).notice;
  return renderMail(
    subject,
    <MailLayout voice={voice} title={subject} preview={texts.preview({ moment })}>
      {(styles) => (
        <>
          {rows.map(({ label, answer }) => (
            <Text key={label} style={styles.text}>
              <strong>{label}</strong>
              <br />
              {breakable(answer)}
            </Text>
          ))}
          <Text style={styles.quiet}>{answerable ? texts.answerable({ moment }) : texts.unanswerable({ moment })}</Text>
        </>
      )}
    </MailLayout>,
  );
}
