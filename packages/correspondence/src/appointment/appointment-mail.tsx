import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

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

const said: Record<
  AppointmentChange,
  { readonly title: (what: string) => string; readonly news: (moment: string) => string; readonly calendar: string }
> = {
  planned: {
    title: (what) => `${what}: je afspraak staat`,
    news: (moment) => `Je hebt een afspraak op ${moment}.`,
    calendar: 'Open de bijlage om de afspraak in je agenda te zetten.',
  },
  moved: {
    title: (what) => `${what}: je afspraak is verzet`,
    news: (moment) => `Je afspraak is nu op ${moment}.`,
    calendar: 'Open de bijlage om de afspraak in je agenda te veranderen.',
  },
  cancelled: {
    title: (what) => `${what}: je afspraak gaat niet door`,
    news: (moment) => `Je afspraak op ${moment} gaat niet door.`,
    calendar: 'Open de bijlage om de afspraak uit je agenda te halen.',
  },
};

/** Tells a customer when an appointment is, or that it moved or is off. The calendar entry goes along as an attachment. */
export function appointmentMail({
  firstName,
  change,
  what,
  moment,
  address,
  orderNumber,
  appointmentsLink,
  edition,
}: AppointmentMail): Promise<RenderedMail> {
  const { title, news, calendar } = said[change];
  return renderMail(
    title(what),
    <MailLayout edition={edition} title={title(what)} preview={news(moment)} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{news(moment)}</Text>
          <Text style={styles.text}>
            Waarvoor: {what.toLowerCase()} van bestelling {orderNumber}
            <br />
            Adres: {address}
          </Text>
          <Text style={styles.text}>{calendar}</Text>
          <MailAction styles={styles} label="Bekijk je afspraken" link={appointmentsLink} />
        </>
      )}
    </MailLayout>,
  );
}
