import { reservedProducts } from '@pomp/domain';
import * as z from 'zod/mini';

/** What each kind of job needs to know. A secret never rests in a payload: a handler makes it when it is needed. */
export const jobPayloads = {
  sendMail: z.discriminatedUnion('template', [
    z.strictObject({ template: z.literal('passwordRecovery'), email: z.string() }),
    z.strictObject({ template: z.literal('passwordChanged'), customerId: z.string() }),
    /** After a log-in from a browser where the customer wasn't before. */
    z.strictObject({ template: z.literal('newDevice'), customerId: z.string(), device: z.nullable(z.string()), at: z.string() }),
    z.strictObject({ template: z.literal('passkeyAdded'), customerId: z.string() }),
    z.strictObject({ template: z.literal('firstPassword'), customerId: z.string() }),
    z.strictObject({ template: z.literal('confirmEmail'), customerId: z.string(), newEmail: z.string() }),
    z.strictObject({ template: z.literal('emailChange'), customerId: z.string(), oldEmail: z.string(), newEmail: z.string() }),
    z.strictObject({ template: z.literal('deletionAsked'), customerId: z.string() }),
    z.strictObject({ template: z.literal('deletionWithdrawn'), customerId: z.string() }),
    /** To whom was erased: what the mail needs is known nowhere else any more. `orders` is of how many something is kept. */
    z.strictObject({
      template: z.literal('deletionDone'),
      email: z.string(),
      firstName: z.string(),
      locale: z.nullable(z.string()),
      isStranger: z.boolean(),
      erasedAt: z.string(),
      orders: z.number(),
    }),
    z.strictObject({ template: z.literal('orderConfirmation'), customerId: z.string(), orderId: z.string() }),
    /** All that happened with an order and isn't told yet. */
    z.strictObject({ template: z.literal('orderNews'), customerId: z.string(), orderId: z.string() }),
    /** Reminds of what an order asks since it came to its present place; `eventId` is that move's. */
    z.strictObject({ template: z.literal('reminder'), customerId: z.string(), orderId: z.string(), eventId: z.string() }),
    /** To the customer, and to the seller: a message that nobody looked at. */
    z.strictObject({ template: z.literal('messageWaiting'), customerId: z.string(), orderId: z.string(), messageId: z.string() }),
    z.strictObject({ template: z.literal('messageNotice'), customerId: z.string(), orderId: z.string(), messageId: z.string() }),
    z.strictObject({ template: z.literal('withdrawal'), customerId: z.string(), orderId: z.string() }),
    z.strictObject({
      template: z.literal('reservation'),
      customerId: z.string(),
      orderId: z.string(),
      product: z.enum(reservedProducts),
    }),
    z.strictObject({ template: z.literal('savingsCalculation'), savingsRequestId: z.string() }),
    /** To someone who has to say first that it was them. */
    z.strictObject({ template: z.literal('formConfirmation'), enquiryId: z.string() }),
    /** To the seller's department that answers it. */
    z.strictObject({ template: z.literal('enquiry'), enquiryId: z.string() }),
    /** To the seller, about a customer. */
    z.strictObject({ template: z.literal('withdrawalNotice'), customerId: z.string(), orderId: z.string() }),
    z.strictObject({
      template: z.literal('deletionNotice'),
      customerId: z.string(),
      change: z.enum(['asked', 'withdrawn']),
      at: z.string(),
    }),
  ]),
  /** To the seller's systems. */
  deliverChange: z.strictObject({ customerId: z.string(), changeId: z.string() }),
  cleanUp: z.strictObject({}),
  /** Asks the provider for a payment that is under way. */
  checkPayment: z.strictObject({ customerId: z.string(), paymentId: z.string() }),
  /** Asks the provider to call off a payment that nobody is to make any more, by the provider's id of it. */
  cancelPayment: z.strictObject({ customerId: z.string(), providerId: z.string() }),
  /** Asks a timestamp service when our signature under an agreement was there. */
  stampAgreement: z.strictObject({ customerId: z.string(), verificationCode: z.string() }),
  /** Its hash, and pictures of it. */
  prepareUpload: z.strictObject({ uploadId: z.string() }),
  /** Ids of uploads that were deleted. */
  removeFiles: z.strictObject({ ids: z.array(z.string()) }),
} satisfies Record<string, z.ZodMiniType>;

export type JobKind = keyof typeof jobPayloads;
export type JobPayload<Kind extends JobKind> = z.output<(typeof jobPayloads)[Kind]>;

/** What removes more than it writes: the only work that goes on while the disk is nearly full. */
export const kindsFreeingSpace: readonly JobKind[] = ['cleanUp', 'removeFiles'];

export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(jobPayloads, kind);

/** A job that runs; `id` is the same at every attempt. */
export interface JobRun {
  readonly id: string;
  readonly attempt: number;
}

export interface JobHandler<Kind extends JobKind> {
  /** After so many the job is given up, whether they failed or ended the process. */
  readonly maxAttempts: number;
  run(payload: JobPayload<Kind>, job: JobRun): Promise<void>;
}

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };
