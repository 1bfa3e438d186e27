import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { appointmentTexts } from './texts.js';

export type AppointmentChange = 'planned' | 'moved' | 'cancelled';

export interface AppointmentMail extends Voice {
  readonly firstName: string;
  readonly change: AppointmentChange;
  /** What it is for: 'Digitale inspectie'. */
  readonly what: string;
  /** `30 november 2026 om 10:30` */
  readonly moment: string;
  readonly address: string;
  readonly orderNumber: string;
  readonly appointmentsLink: string;
}

/** Tells a customer when an appointment is, or that it moved or is off. The calendar entry goes along as an attachment. */
export function appointmentMail({
  firstName,
  change,
  what,
  moment,
  address,
  orderNumber,
  appointmentsLink,
  ...voice
}: AppointmentMail): Promise<RenderedMail> {
  const { language } = voice;
  const texts = language.texts(appointmentTexts);
  const title = texts.title[change]({ what });
  const news = texts.news[change]({ moment });
  return renderMail(
    title,
    <MailLayout voice={voice} title={title} preview={news} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{news}</Text>
          <Text style={styles.text}>
            {texts.what({ what: what.toLocaleLowerCase(language.locale), orderNumber })}
            <br />
            {texts.address({ address })}
          </Text>
          <Text style={styles.text}>{texts.calendar[change]}</Text>
          <MailAction language={language} styles={styles} label={texts.appointments} link={appointmentsLink} />
        </>
      )}
    </MailLayout>,
  );
}
