import type { KeyObject } from 'node:crypto';
import { openApiDocument } from '@pomp/api-contract/openapi';
import type { Edition } from '@pomp/edition';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AddressBook } from './addresses/address-book.js';
import { addressRoutes } from './addresses/addresses.routes.js';
import { agreementRoutes, verificationRoutes } from './agreements/agreements.routes.js';
import type { AgreementContext } from './agreements/agreement-context.js';
import { createSigner } from './agreements/signer.js';
import { stampAgreement } from './agreements/stamp-agreement.js';
import type { TimestampService } from './agreements/timestamp-service.js';
import { appointmentRoutes } from './appointments/appointments.routes.js';
import { backofficeRoutes } from './backoffice/backoffice.routes.js';
import type { DatabaseConnection } from './adapters/database/database.js';
import type { DiskSpace } from './adapters/disk/disk-space.js';
import type { FileStorage } from './adapters/storage/file-storage.js';
import type { MailTransport } from './adapters/mail/mail-transport.js';
import { usualBudgets, type Budgets } from './budgets/budgets.js';
import type { Clock } from './clock/clock.js';
import type { Context } from './context/context.js';
import { conversationRoutes } from './conversation/conversation.routes.js';
import { customerPublicRoutes, customerRoutes } from './customers/customers.routes.js';
import { handoverRoutes } from './handover/handover.routes.js';
import { houseInfoPdfRoutes } from './house-info/house-info-pdf.routes.js';
import { documentRoutes } from './documents/documents.routes.js';
import type { DeskAddresses } from './enquiries/desk-addresses.js';
import { enquiryRoutes, feedbackRoutes } from './enquiries/enquiries.routes.js';
import { forgetFile } from './house-info/forget-file.js';
import { houseInfoRoutes } from './house-info/house-info.routes.js';
import { drawnHouse, housePictureRoutes } from './house-info/house-picture.js';
import { suggestionRoutes } from './house-info/suggest-answers.js';
import { guestRoutes, houseGuestRoutes } from './house-guests/house-guests.routes.js';
import { houseRoutes } from './houses/houses.routes.js';
import { clientAddressBehind } from './http/client-address.js';
import { createApp, healthPath } from './http/create-app.js';
import type { HttpEnv } from './http/http-env.js';
import { securityHeaders } from './http/security-headers.js';
import { callsOfPages, callsOfPortals, siteCors } from './http/site-cors.js';
import { mountCustomerCalls, mountPublicCalls, type CallPolicy } from './http/mount-calls.js';
import { mountSellerCalls } from './http/mount-seller-calls.js';
import { sessionCookies } from './http/session-cookies.js';
import { speakFor } from './language/speak.js';
import { cleanUp, planCleanUp } from './maintenance/clean-up.js';
import { createWorker } from './jobs/worker.js';
import { sendMail } from './mails/send-mail.js';
import { holdKey, runIdempotent } from './idempotency/run-idempotent.js';
import { cancelPayment } from './payments/cancel-payment.js';
import { checkPayment } from './payments/check-payment.js';
import type { PaymentContext } from './payments/payment-context.js';
import type { PaymentProvider } from './payments/payment-provider.js';
import { measuredUseRoutes } from './meter-readings/measured-use.routes.js';
import { meterReadingRoutes } from './meter-readings/meter-readings.routes.js';
import { paymentRoutes } from './payments/payments.routes.js';
import { mountPaymentWebhook } from './payments/webhook.routes.js';
import { nobody, type Observer } from './observing/observer.js';
import { orderRoutes } from './orders/orders.routes.js';
import { ownDataRoutes } from './own-data/own-data.routes.js';
import { writePdfFor, type PdfTask } from './pdfs/write-pdf.js';
import { passkeyLoginRoutes, passkeyRoutes } from './passkeys/passkeys.routes.js';
import type { PasskeyContext } from './passkeys/passkey-context.js';
import { passwordRoutes } from './passwords/passwords.routes.js';
import { priceRoutes } from './prices/prices.routes.js';
import { quoteRoutes } from './quotes/quotes.routes.js';
import { factsFrom, type RegisterPatience } from './registers/home-facts.js';
import type { HomeContext } from './registers/look-up-home.js';
import { registerRoutes } from './registers/registers.routes.js';
import type { Registers } from './registers/registers.js';
import { reservationRoutes } from './reservations/reservations.routes.js';
import { savingsRoutes } from './savings/savings.routes.js';
import { extendSession } from './sessions/extend-session.js';
import { extendedExpiry, type SessionContext, type SessionLifetime } from './sessions/session.js';
import { sessionRepository } from './sessions/session.repository.js';
import { ownSessionRoutes, sessionRoutes } from './sessions/sessions.routes.js';
import { removeFiles } from './uploads/delete-upload.js';
import { mountDirectUploads } from './uploads/direct-uploads.routes.js';
import { ownedUploads } from './uploads/owned-uploads.js';
import { prepareUpload } from './uploads/prepare-upload.js';
import { createPreviews } from './uploads/previews.js';
import type { UploadContext } from './uploads/upload-context.js';
import { uploadRoutes } from './uploads/uploads.routes.js';
import { deliverChange } from './webhooks/deliver-change.js';
import { relayChanges } from './webhooks/relay-changes.js';
import type { WebhookTarget } from './webhooks/webhook-target.js';
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.js';

export interface BackendDependencies {
  /** Whose backend it is. */
  readonly edition: Edition;
  readonly connection: DatabaseConnection;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mail: MailTransport;
  /** Where addresses are looked up. */
  readonly addresses: AddressBook;
  /** Where what is known of homes is looked up. */
  readonly registers: Registers;
  /** How long a visitor waits for those; the usual unless given. */
  readonly registerPatience?: RegisterPatience | undefined;
  /** Who takes customers' payments. */
  readonly payments: PaymentProvider;
  readonly disk: Pick<DiskSpace, 'hasSpace' | 'hasSpaceToClean'>;
  /** Where PDFs are written. */
  readonly pdfs: { readonly write: (task: PdfTask) => Promise<Uint8Array> };
  /** Where customers' files are. */
  readonly storage: FileStorage;
  /** Where visitors find the site: links in mails, the origin of writes, and whether cookies are secure. */
  readonly siteUrl: string;
  /** Origins of portals that call this server from elsewhere, with the session's cookie. */
  readonly portalOrigins?: readonly string[] | undefined;
  /** The domain that passkeys belong to: the site's host unless given. */
  readonly passkeyDomain?: string | undefined;
  /** Where the payment provider finds this server. */
  readonly publicUrl: string;
  /** Addresses and networks whose forwarded-for header is believed. */
  readonly trustedProxies: readonly string[];
  readonly sessionLifetime: SessionLifetime;
  /** Where the seller reads what the portal needs people for. */
  readonly serviceEmail: string;
  /** Where those who answer questions read theirs. */
  readonly deskAddresses: DeskAddresses;
  /** Ed25519 keys that agreements are signed with, the one that signs first; none: one of the database's own. */
  readonly signingKeys: readonly KeyObject[];
  /** Who says when our signature under an agreement was there; undefined: nobody. */
  readonly timestamps?: TimestampService | undefined;
  /** In milliseconds: what happens with an order within it is told in one mail. */
  readonly gatherNews: number;
  /** With which the seller's own systems come in; undefined: there is no back office. */
  readonly backofficeApiKey: string | undefined;
  /** What of the seller's is told of each change; undefined: nothing. */
  readonly webhookTarget?: WebhookTarget | undefined;
  /** How much one can use up; the usual unless given. */
  readonly budgets?: Budgets;
  /** Counts what is done, for whoever watches; nobody unless given. */
  readonly observer?: Observer;
  /** Whether requests are told to OpenTelemetry; not unless given. */
  readonly isTraced?: boolean;
  readonly version: string;
}

export interface Backend {
  readonly app: Hono<HttpEnv>;
  /** What use cases need, for callers that use them without HTTP. */
  readonly context: Context;
  /** Starts the worker. */
  start(): Promise<void>;
  /** Stops the worker; database and mail are their owner's to close. */
  stop(): Promise<void>;
  /** Runs the jobs that are due now, without the worker's polling. */
  runDueJobs(): Promise<number>;
}

/** The whole server but its socket and its configuration. */
export function createBackend({
  edition,
  connection,
  clock,
  logger,
  mail,
  addresses,
  registers,
  registerPatience,
  payments,
  disk,
  pdfs,
  storage,
  siteUrl,
  portalOrigins = [],
  passkeyDomain,
  publicUrl,
  trustedProxies,
  sessionLifetime,
  serviceEmail,
  deskAddresses,
  signingKeys,
  timestamps,
  gatherNews,
  backofficeApiKey,
  webhookTarget,
  budgets = usualBudgets,
  observer = nobody,
  isTraced = false,
  version,
}: BackendDependencies): Backend {
  const context: Context = {
    database: connection.database,
    clock,
    budgets,
    edition,
    speak: speakFor(edition),
    writePdf: writePdfFor(edition, pdfs.write),
    gatherNews,
  };
  const sessionContext: SessionContext = { ...context, sessionLifetime };
  const passkeyContext: PasskeyContext = {
    ...sessionContext,
    passkeyDomain: passkeyDomain ?? new URL(siteUrl).hostname,
    origins: [new URL(siteUrl).origin, ...portalOrigins],
  };
  const uploadContext: UploadContext = { ...context, storage };
  /** For what happens after an answer. */
  const laterContext: UploadContext = { ...uploadContext, database: connection.background };
  const paymentContext: PaymentContext = { ...context, provider: payments, siteUrl, publicUrl, logger };
  const agreementContext: AgreementContext = {
    ...uploadContext,
    siteUrl,
    signer: createSigner(context, signingKeys),
    hasTimestamps: timestamps !== undefined,
  };
  const homeContext: HomeContext = {
    ...context,
    addresses,
    logger,
    findFacts: factsFrom({ ...context, registers, logger, patience: registerPatience }),
  };
  const previews = createPreviews({ ...uploadContext, logger });
  const sessions = sessionRepository(context.database);
  const app = createApp({
    logger,
    observer,
    isTraced,
    headers: securityHeaders({ siteUrl, publicUrl, portalOrigins }),
    ...context,
  });

  const policy: CallPolicy = {
    edition,
    clock,
    origins: [new URL(siteUrl).origin, ...portalOrigins],
    cookies: sessionCookies({ https: siteUrl.startsWith('https:'), clock }),
    clientAddress: clientAddressBehind(trustedProxies),
    findSession: sessions.find,
    // Without room it isn't extended this time, and nothing is lost.
    extendSession: (session, { tokenHash, now }) =>
      extendedExpiry(session, sessionLifetime, now) === undefined
        ? undefined
        : disk.hasSpace().then((hasSpace) => (hasSpace ? extendSession(sessionContext, { ...session, tokenHash }) : undefined)),
    hasSpace: disk.hasSpace,
    hasReserve: disk.hasSpaceToClean,
    runIdempotent: (request, act) => runIdempotent(context, request, act),
    holdKey: (request) => holdKey(context, request),
  };
  for (const path of ['/reservation', '/contact', '/vacancy', '/form', '/form/confirmation', '/savings', '/savings/measured'])
    app.use(path, siteCors(policy.origins, callsOfPages));
  if (portalOrigins.length > 0) app.use('/api/*', siteCors(policy.origins, callsOfPortals));
  mountPublicCalls(
    app,
    {
      ...sessionRoutes(sessionContext),
      ...passkeyLoginRoutes(passkeyContext),
      ...passwordRoutes(context),
      ...customerPublicRoutes(context),
      ...verificationRoutes(agreementContext),
      ...handoverRoutes(agreementContext),
      ...addressRoutes(homeContext),
      ...registerRoutes(homeContext),
      ...reservationRoutes(context),
      ...enquiryRoutes(context),
      ...savingsRoutes(homeContext),
      ...measuredUseRoutes(context),
      ...guestRoutes(context),
    },
    policy,
  );
  const customerHandlers = {
    ...ownSessionRoutes(sessionContext),
    ...passkeyRoutes(passkeyContext),
    ...customerRoutes(context),
    ...ownDataRoutes(uploadContext),
    ...houseRoutes({ ...context, ask: connection.ask }),
    ...houseGuestRoutes({ ...context, siteUrl }),
    ...houseInfoPdfRoutes({ ...uploadContext, previews }),
    ...suggestionRoutes(homeContext),
    ...housePictureRoutes(homeContext),
    ...houseInfoRoutes({ ...context, ownedUploads }),
    ...orderRoutes({ ...context, ask: connection.ask }),
    ...conversationRoutes(context),
    ...meterReadingRoutes(context),
    ...quoteRoutes(context),
    ...priceRoutes(context),
    ...withdrawalRoutes(),
    ...feedbackRoutes(context),
    ...paymentRoutes(paymentContext),
    ...documentRoutes({ ...uploadContext, ask: connection.ask }),
    ...agreementRoutes(agreementContext),
    ...appointmentRoutes({ ...context, siteUrl, serviceEmail }),
    ...uploadRoutes({ ...uploadContext, previews, siteUrl }),
  };
  mountCustomerCalls(app, customerHandlers, policy);
  if (backofficeApiKey !== undefined)
    mountSellerCalls(app, backofficeRoutes({ storage, previews, siteUrl }), { ...policy, context, apiKey: backofficeApiKey });
  mountDirectUploads(app, {
    context: { ...uploadContext, previews, logger, forgetFile, locks: connection.locks },
    origins: policy.origins,
  });

  mountPaymentWebhook(app, paymentContext, policy);

  app.get(healthPath, async (c) => {
    await connection.ping();
    return c.json({ status: 'ok' });
  });
  // Made when it is first asked for: that takes longer than all the rest here.
  let openApi: ReturnType<typeof openApiDocument> | undefined;
  const about = { title: edition.brand.name, version, sessionCookie: policy.cookies.name };
  app.get('/openapi.json', (c) => c.json((openApi ??= openApiDocument(about))));

  /** A mail doesn't wait for its picture to be there another time. */
  const houseOf = (whose: { readonly customerId: string; readonly houseId: string }) =>
    drawnHouse({ ...homeContext, database: laterContext.database }, whose).catch((error: unknown) => {
      logger.warn({ error }, 'a house could not be drawn');
      return undefined;
    });
  const worker = createWorker({
    database: laterContext.database,
    clock,
    logger,
    disk,
    observer,
    ...(webhookTarget && { prepare: () => relayChanges(laterContext) }),
    handlers: {
      sendMail: sendMail({ ...laterContext, mail, siteUrl, serviceEmail, deskAddresses, houseOf }),
      deliverChange: deliverChange(laterContext, webhookTarget),
      cleanUp: cleanUp(laterContext),
      checkPayment: checkPayment({ ...paymentContext, ...laterContext }),
      cancelPayment: cancelPayment({ ...paymentContext, ...laterContext }),
      stampAgreement: stampAgreement(laterContext, timestamps),
      prepareUpload: prepareUpload({ ...laterContext, previews }),
      removeFiles: { maxAttempts: 10, run: ({ ids }) => removeFiles(laterContext, ids) },
    },
  });

  return {
    app,
    context,
    start: async () => {
      await planCleanUp(context);
      worker.start();
    },
    stop: () => worker.stop(),
    runDueJobs: worker.runDue,
  };
}
