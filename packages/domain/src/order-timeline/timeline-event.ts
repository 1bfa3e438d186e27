import type { DocumentKind } from '../agreements/document-kind.js';
import type { AppointmentKind } from '../appointments/appointment.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { OrderPlace } from '../order-messages/order-move.js';
import type { PaymentType } from '../orders/payment-type.js';
import type { UploadType } from '../uploads/upload-types.js';

/** What can happen to an order. */
export const timelineKinds = [
  'step',
  'information',
  'appointment',
  'document',
  'signed',
  'handover',
  'payment',
  'incasso',
  'message',
  'mail',
  'withdrawn',
] as const;
/** One of `timelineKinds`. */
export type TimelineKind = (typeof timelineKinds)[number];

/** What came of a try to pay: worth telling, unlike that it began. */
export const paymentOutcomes = ['pending', 'failed', 'expired', 'canceled', 'paid'] as const;
/** One of `paymentOutcomes`. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What an appointment can undergo. */
export const appointmentChanges = ['planned', 'moved', 'cancelled'] as const;
/** One of `appointmentChanges`. */
export type AppointmentChange = (typeof appointmentChanges)[number];

/** Who writes in an order's conversation. */
export const conversationSides = ['customer', 'seller'] as const;
/** One of `conversationSides`. */
export type ConversationSide = (typeof conversationSides)[number];

interface Happened<Kind extends TimelineKind> {
  /** The same for the same happening, however often it is reported. */
  readonly id: string;
  /** When it happened, an ISO instant: not when we heard of it. */
  readonly at: string;
  readonly kind: Kind;
}

/** The order came to a step and status. */
export interface StepEvent extends Happened<'step'>, OrderPlace {}
/** The customer finished a questionnaire. */
export interface InformationEvent extends Happened<'information'> {
  readonly about: 'houseInfo' | 'installationInfo';
}
/** An appointment was planned, moved or cancelled. */
export interface AppointmentEvent extends Happened<'appointment'> {
  readonly appointmentId: string;
  readonly what: AppointmentKind;
  readonly change: AppointmentChange;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The higher of two changes is the newer one, whichever was heard of first. */
  readonly sequence: number;
}
/** A document came. */
export interface DocumentEvent extends Happened<'document'> {
  readonly documentId: string;
  readonly name: string;
  readonly documentKind: DocumentKind;
  readonly url: string;
}
/** The customer signed the plan. */
export interface SignedEvent extends Happened<'signed'> {
  /** Where the confirmation is. */
  readonly url: string;
}
/** What was installed was handed over, and somebody signed for it. */
export interface HandoverEvent extends Happened<'handover'> {
  /** Who signed, as they typed it. */
  readonly name: string;
  /** Where the proof of it is. */
  readonly url: string;
}
/** What came of a try to pay. */
export interface PaymentEvent extends Happened<'payment'> {
  readonly paymentId: string;
  readonly type: PaymentType;
  /** Whole euro cents, VAT included. */
  readonly amount: number;
  readonly state: PaymentOutcome;
}
/** A direct debit was agreed to, taken back, or got its day. */
export interface IncassoEvent extends Happened<'incasso'> {
  readonly change: 'agreed' | 'withdrawn' | 'planned';
  readonly date: CalendarDate | null;
}
/** A photo or video that went along with a message. */
export interface MessagePhoto {
  readonly id: string;
  readonly fileName: string;
  readonly type: UploadType;
}
/** Customer and adviser write to each other. */
export interface MessageEvent extends Happened<'message'> {
  readonly from: ConversationSide;
  /** Who wrote it for the seller, where that was said. */
  readonly author: string | null;
  readonly text: string;
  /** What was sent along; absent where nothing was. */
  readonly photos?: readonly MessagePhoto[] | undefined;
}
/** A mail went to the customer. */
export interface MailEvent extends Happened<'mail'> {
  readonly subject: string;
}
/** The customer withdrew from the agreement. */
export type WithdrawnEvent = Happened<'withdrawn'>;

/** Something that happened to an order, as the wire has it. */
export type TimelineEvent =
  | StepEvent
  | InformationEvent
  | AppointmentEvent
  | DocumentEvent
  | SignedEvent
  | HandoverEvent
  | PaymentEvent
  | IncassoEvent
  | MessageEvent
  | MailEvent
  | WithdrawnEvent;
