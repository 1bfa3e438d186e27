import type { KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { senderOf, type Edition } from '@pomp/edition';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { diskStorage } from '../adapters/storage/disk-storage.js';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { AddressBookAway, type AddressBook } from '../addresses/address-book.js';
import { smtpMail } from '../adapters/mail/smtp-mail.js';
import type { Observer } from '../observing/observer.js';
import { usualBudgets, type Budgets } from '../budgets/budgets.js';
import { after, seconds } from '../clock/clock.js';
import { createBackend, type Backend, type BackendDependencies } from '../create-backend.js';
import { createCustomer } from '../customers/create-customer.js';
import { readDeskAddresses } from '../enquiries/desk-addresses.js';
import { createHouse } from '../houses/create-house.js';
import { createLogger } from '../logger.js';
import { usualSessionLifetime, type SessionLifetime } from '../sessions/session.js';
import type { PaymentProvider } from '../payments/payment-provider.js';
import type { RegisterPatience } from '../registers/home-facts.js';
import type { Registers } from '../registers/registers.js';
import type { TimestampService } from '../agreements/timestamp-service.js';
import { afterFile } from './after-file.js';
import { Browser } from './browser.js';
import type { WebhookTarget } from '../webhooks/webhook-target.js';
import { openMailbox, type Mailbox } from './mailbox.js';
import { testPdfThreads } from './pdf-threads.js';
import { paymentsInMemory } from './payments-in-memory.js';
import { openTestDatabase } from './test-database.js';

export const password = 'Regen7dakpan';
/** What the seller's own systems come in with. */
export const backofficeApiKey = 'the-key-of-the-back-office';
/** The seller's. */
export const serviceEmail = 'service@pomp.example';
export const deskAddresses = readDeskAddresses(
  'service=storing@pomp.example,zakelijk=zakelijk@pomp.example,vacatures=vacatures@pomp.example,marketing=marketing@pomp.example',
  serviceEmail,
);

export interface TestCustomer {
  readonly id: string;
  readonly email: string;
  readonly houseId: string;
  readonly browser: Browser;
}

export interface TestBackend extends Backend {
  /** A second process of the same backend: with its database and files, and nothing else in common. */
  second(): Promise<Backend>;
  readonly mailbox: Mailbox;
  readonly logLines: readonly string[];
  readonly storage: FileStorage;
  now(): Date;
  pass(milliseconds: number): void;
  /** As when the disk has no room left. */
  fillDisk(full: boolean | 'wholly'): void;
  /** At a network address of its own, where one is given. */
  browser(address?: string): Browser;
  /** A customer with a house, and a browser where that customer is logged in. */
  customer(): Promise<TestCustomer>;
}

interface TestBackendOptions {
  /** Pomp's unless given. */
  readonly edition?: Edition;
  /** Where the seller's people read; without it at addresses of Pomp's. */
  readonly serviceEmail?: string;
  readonly siteUrl?: string;
  readonly portalOrigins?: readonly string[];
  readonly sessionLifetime?: SessionLifetime;
  readonly addresses?: AddressBook;
  readonly registers?: Registers;
  /** Without it what they answer is waited for, however busy the machine. */
  readonly registerPatience?: RegisterPatience;
  readonly payments?: PaymentProvider;
  readonly publicUrl?: string;
  readonly trustedProxies?: readonly string[];
  readonly signingKeys?: readonly KeyObject[];
  /** Nobody's unless given. */
  readonly timestamps?: TimestampService;
  /** In milliseconds; none unless given, so that each thing that happens has its mail at once. */
  readonly gatherNews?: number;
  readonly webhookTarget?: WebhookTarget;
  readonly budgets?: Partial<Budgets>;
  readonly observer?: Observer;
  /** Whether what it does is told to OpenTelemetry, where that is listening. */
  readonly isTraced?: boolean;
}

/** They know nothing. */
export const noRegisters: Registers = {
  buildings: { find: async () => undefined },
  labels: undefined,
  energyUse: { groupOf: () => '', ofGroup: async () => undefined, ofPostcode: async () => undefined },
};

/** Nothing can be looked up, which no visitor is refused for. */
const noAddresses: AddressBook = { find: async () => Promise.reject(new AddressBookAway('No address book.')) };

/** The whole backend on the engine under test, with a mail server of its own and a clock that stands still. For one test file. */
export async function startTestBackend({
  edition = pomp,
  serviceEmail: seller,
  siteUrl = 'http://localhost:3000',
  portalOrigins = [],
  sessionLifetime = usualSessionLifetime,
  addresses = noAddresses,
  registers = noRegisters,
  registerPatience = { home: seconds(20), all: seconds(20) },
  payments = paymentsInMemory(),
  publicUrl = 'http://localhost:4000',
  trustedProxies = [],
  signingKeys = [],
  timestamps,
  gatherNews = 0,
  webhookTarget,
  budgets,
  observer,
  isTraced = false,
}: TestBackendOptions = {}): Promise<TestBackend> {
  let now = new Date('2026-11-21T09:00:00.000Z');
  const clock = () => now;
  const connection = await openTestDatabase({ isTraced });
  const mailbox = await openMailbox();
  const mail = smtpMail({ url: mailbox.url, from: senderOf(edition) });
  const logLines: string[] = [];
  const logger = createLogger({ level: 'debug', isTraced, stream: { write: (line) => void logLines.push(line) } });
  const files = await mkdtemp(join(tmpdir(), 'pomp-files-'));
  const disk = {
    hasSpace: async () => !full,
    hasSpaceToClean: async () => full !== 'wholly',
    reserve: async () => (full ? undefined : () => undefined),
  };
  const storage = await diskStorage({ folder: files, disk });
  const dependencies: Omit<BackendDependencies, 'connection'> = {
    edition,
    clock,
    logger,
    mail,
    addresses,
    registers,
    registerPatience,
    payments,
    disk,
    pdfs: testPdfThreads(),
    storage,
    siteUrl,
    portalOrigins,
    publicUrl,
    trustedProxies,
    sessionLifetime,
    serviceEmail: seller ?? serviceEmail,
    deskAddresses: seller === undefined ? deskAddresses : readDeskAddresses('', seller),
    signingKeys,
    timestamps,
    gatherNews,
    backofficeApiKey,
    webhookTarget,
    budgets: { ...usualBudgets, ...budgets },
    ...(observer && { observer }),
    isTraced,
    version: '0.0.0',
  };
  const backend = createBackend({ ...dependencies, connection });
  let customers = 0;
  let full: boolean | 'wholly' = false;

  afterFile(async () => {
    mail.close();
    await mailbox.close();
    await connection.close();
    await rm(files, { recursive: true, force: true });
  });

  const browser = (remoteAddress?: string) => {
    const incoming = { socket: { remoteAddress } } as IncomingMessage;
    return new Browser(async (path, init) => backend.app.request(siteUrl + path, init, { incoming }), siteUrl, clock);
  };
  return {
    ...backend,
    second: async () => {
      const own = await connection.again();
      afterFile(() => own.close());
      return createBackend({ ...dependencies, connection: own });
    },
    mailbox,
    storage,
    logLines,
    now: clock,
    fillDisk: (value) => void (full = value),
    pass: (milliseconds) => void (now = after(now, milliseconds)),
    browser,
    customer: async () => {
      const email = `klant${++customers}@pomp.example`;
      const id = await createCustomer(backend.context, { email, firstName: 'Joke', lastName: 'Smit', password }, 'seller');
      const house = { address: `Dorpsstraat ${customers}`, zipcode: '1234 AB', city: 'Ons Dorp', mainAddress: true };
      const { id: houseId } = await createHouse(backend.context, id, house, 'customer');
      const own = browser();
      await own.call('login', { body: { email, password } });
      return { id, email, houseId, browser: own };
    },
  };
}
