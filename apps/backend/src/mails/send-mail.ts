import type { JobHandler } from '../jobs/job-kinds.js';
import type { MailContext } from './mail-context.js';
import { mailMaker } from './make-mail.js';
import { recordMail } from './record-mail.js';

/** Makes a mail when it leaves, and hands it to the mail server. */
export function sendMail(context: MailContext): JobHandler<'sendMail'> {
  const make = mailMaker(context);
  return {
    // More than five days: a mail server can be away for a long weekend.
    maxAttempts: 30,
    run: async (payload, { id }) => {
      const made = await make(payload, id);
      if (!made) return;
      const { content, ...addressed } = made;
      await context.mail.send({ id, ...addressed, ...content });
      await recordMail(context, payload, { jobId: id, subject: content.subject });
    },
  };
}
