import { appointmentMail, appointmentTexts } from '@pomp/correspondence';
import { appointmentLabel, formatAddress, formatMoment } from '@pomp/domain';
import { appointmentRepository } from '../appointments/appointment.repository.js';
import { calendarEntry } from '../appointments/calendar-entry.js';
import { linkTo } from '../context/link-to.js';
import { customerRepository } from '../customers/customer.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import type { MailContext, Makers } from './mail-context.js';

/** What customers hear of their appointments, with the entry for their calendar. */
export const appointmentMails = (context: MailContext): Makers<'appointment'> => ({
  appointment: async ({ customerId, appointmentId, sequence, change }) => {
    const { database } = context;
    const [customer, found] = await Promise.all([
      customerRepository(database).findById(customerId),
      appointmentRepository(database).findOwn(customerId, appointmentId),
    ]);
    // Changed again meanwhile: that has a mail of its own.
    if (!customer || !found || found.sequence !== sequence) return undefined;
    const voice = voiceToCustomer(context, customer);
    const content = await appointmentMail({
      ...voice,
      firstName: customer.firstName,
      change,
      what: voice.language.say(appointmentLabel(found.kind)),
      moment: formatMoment(found.startsAt, voice.language),
      address: formatAddress(found),
      orderNumber: found.orderNumber,
      appointmentsLink: linkTo(context, { to: 'appointments' }, voice.language),
    });
    const method = change === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    return {
      to: customer.email,
      content: {
        ...content,
        attachments: [
          {
            filename: voice.language.texts(appointmentTexts).entry.fileName,
            contentType: `text/calendar; charset=utf-8; method=${method}`,
            content: calendarEntry(found, { ...context, language: voice.language }),
          },
        ],
      },
    };
  },
});
