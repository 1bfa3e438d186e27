import type { Access, BodyOf, CallName, Calls, QueryOf, ResponseOf, VersionedCallName } from '@pomp/api-contract';
import type { Context } from '../context/context.js';
import type { JsonText } from '../context/json-text.js';
import type { LiveSession, SessionKey, SessionUse } from '../context/session.js';
import type { Client } from './client.js';
import type { ServedFile } from './serve-file.js';
import type { Visitor } from './visitor.js';

/** A request of which query and body have been checked against the contract. */
export interface CallRequest<Name extends CallName> {
  readonly query: QueryOf<Calls[Name]>;
  readonly body: BodyOf<Calls[Name]>;
}

/** A call that anyone may make. */
type PublicRequest<Name extends CallName> = CallRequest<Name> & { readonly visitor: Visitor };
export type PublicHandler<Name extends CallName> = (request: PublicRequest<Name>) => Promise<ResponseOf<Calls[Name]>>;

/** A call of a customer, who is known by the session. */
type CustomerRequest<Name extends CallName> = CallRequest<Name> & {
  readonly customerId: string;
  readonly session: LiveSession;
  readonly client: Client;
};
export type CustomerHandler<Name extends CallName> = (request: CustomerRequest<Name>) => Promise<ResponseOf<Calls[Name]>>;

/**
 * A call that is done once, however often it is made. What it changes goes through the context that it gets: one transaction with the
 * record that it was done.
 */
export interface OnceHandler<Request, Name extends CallName> {
  readonly once: (context: Context, request: Request) => Promise<ResponseOf<Calls[Name]>>;
}

/** Such a call that anyone may make. */
export interface PublicOnceHandler<Name extends CallName> extends OnceHandler<PublicRequest<Name>, Name> {
  /** Before that transaction: what it counts counts also when it refuses. What it answers is the answer, and nothing is done. */
  readonly before: (request: PublicRequest<Name>) => Promise<ResponseOf<Calls[Name]> | undefined>;
}

/** Such a call of a customer. */
export interface CustomerOnceHandler<Name extends CallName> extends OnceHandler<CustomerRequest<Name>, Name> {
  /** Before that transaction: what it counts counts also when it refuses. */
  readonly before?: (request: CustomerRequest<Name>) => Promise<void>;
}

/** A customer's reading that finds the session in its own query: one round trip in all. Undefined without a live session. */
export interface SessionRead<Name extends CallName> {
  readonly withSession: (
    key: SessionKey,
    request: CallRequest<Name> & Pick<Client, 'locale'>,
  ) => Promise<
    | { readonly session: SessionUse; readonly response: ResponseOf<Calls[Name]> | JsonText<Readonly<ResponseOf<Calls[Name]>>> }
    | undefined
  >;
}

/** A customer's call about something that can change between two of their calls. */
export interface VersionedHandler<Name extends CallName> {
  /** @param request its `revision` is the one that a save started from, where the caller says so. */
  readonly versioned: (
    request: CustomerRequest<Name> & { readonly revision: string | undefined },
  ) => Promise<{ readonly response: ResponseOf<Calls[Name]>; readonly revision: string }>;
}

/** What a customer takes along as a file: made while it is sent, so that it never is in memory whole. */
export interface Download {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}
export interface DownloadHandler<Name extends CallName> {
  readonly download: (request: CustomerRequest<Name>) => Promise<Download>;
}

/** A file that is stored as it is sent: a part of it can be asked for. */
export interface FileHandler<Name extends CallName> {
  readonly file: (request: CallRequest<Name> & { readonly customerId: string }) => Promise<ServedFile>;
}

/** A file that anyone may have. */
export interface PublicFileHandler<Name extends CallName> {
  readonly file: (request: PublicRequest<Name>) => Promise<ServedFile>;
}

/** The calls that this server answers, for whoever has that access. */
type CallNameFor<A extends Access> = {
  [Name in CallName]: Calls[Name] extends { readonly servedBy: 'backend'; readonly access: A } ? Name : never;
}[CallName];

/** A handler for every call of the contract that this server answers: the compiler names the ones that are missing. */
export type PublicHandlers = {
  readonly [Name in CallNameFor<'public'>]: Calls[Name] extends { readonly once: true }
    ? PublicOnceHandler<Name>
    : Calls[Name] extends { readonly media: 'application/json' }
      ? PublicHandler<Name>
      : PublicFileHandler<Name>;
};
export type CustomerHandlers = {
  readonly [Name in CallNameFor<'customer'>]: Calls[Name] extends { readonly once: true }
    ? CustomerOnceHandler<Name>
    : Name extends VersionedCallName
      ? VersionedHandler<Name>
      : Calls[Name] extends { readonly media: 'application/json' }
        ? CustomerHandler<Name> | SessionRead<Name> | DownloadHandler<Name>
        : DownloadHandler<Name> | FileHandler<Name>;
};
