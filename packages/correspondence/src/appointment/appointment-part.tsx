import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { MailPart } from '../mail/mail-part.js';
import { appointmentTexts } from './texts.js';

/** What happened to an appointment. */
export type AppointmentChange = 'planned' | 'moved' | 'cancelled';

/** When an appointment is, or that it moved or is off. The calendar entry goes along as an attachment. */
export interface AppointmentNews {
  readonly change: AppointmentChange;
  /** What it is for: 'Digitale inspectie'. */
  readonly what: string;
  /** `30 november 2026 om 10:30` */
  readonly moment: string;
  /** Where someone comes; null for what is done at a distance. A stranger doesn't read it, as it was typed. */
  readonly address: string | null;
  /** How it happens and what to have ready, in sentences. */
  readonly how: readonly string[];
  /** Where a call is joined. */
  readonly callUrl: string | null;
}

export function AppointmentPart({
  voice: { language, isStranger },
  styles,
  orderNumber,
  ...appointment
}: AppointmentNews & MailPart) {
  const texts = language.texts(appointmentTexts);
  const { change, what, moment, address, how, callUrl } = appointment;
  return (
    <>
      <Text style={styles.text}>{texts.news[change]({ moment })}</Text>
      <Text style={styles.text}>
        {texts.what({ what: what.toLocaleLowerCase(language.locale), orderNumber })}
        {address !== null && !isStranger && (
          <>
            <br />
            {texts.address({ address })}
          </>
        )}
      </Text>
      {change !== 'cancelled' && how.length > 0 && <Text style={styles.text}>{how.join(' ')}</Text>}
      {change !== 'cancelled' && callUrl !== null && (
        <Text style={styles.text}>
          <Link href={callUrl} style={styles.link}>
            {texts.join}
          </Link>
        </Text>
      )}
      <Text style={styles.text}>{texts.calendar[change]}</Text>
    </>
  );
}
