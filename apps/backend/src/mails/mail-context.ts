import type { PicturedHouse, RenderedMail } from '@pomp/correspondence';
import type { MailAttachment, MailTransport } from '../adapters/mail/mail-transport.js';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';
import type { DeskAddresses } from '../enquiries/desk-addresses.js';
import type { JobPayload } from '../jobs/job-kinds.js';

export interface MailContext extends Context {
  readonly mail: MailTransport;
  /** What goes along with a mail. */
  readonly storage: FileStorage;
  /** What a customer's house looks like, for a picture in a mail; undefined where nobody knows. */
  readonly houseOf: (whose: { readonly customerId: string; readonly houseId: string }) => Promise<PicturedHouse | undefined>;
  readonly siteUrl: string;
  /** Where the seller reads what the portal needs people for. */
  readonly serviceEmail: string;
  /** Where those who answer questions read theirs. */
  readonly deskAddresses: DeskAddresses;
}

export type MailPayload = JobPayload<'sendMail'>;
export type Template = MailPayload['template'];
export type Addressed = {
  readonly to: string;
  /** Where replies go, if not to the sender. */ readonly replyTo?: string;
  readonly content: RenderedMail & { readonly attachments?: readonly MailAttachment[] };
};

/** What each template needs to know. */
export type MailPayloads = { readonly [Name in Template]: Extract<MailPayload, { template: Name }> };

/** How each mail is made; `mailId` is the same each time that it is tried. Undefined when there is nobody to send it to, or nothing to say. */
export type Makers<T extends Template = Template> = {
  readonly [Name in T]: (payload: MailPayloads[Name], mailId: string) => Promise<Addressed | undefined>;
};
