import { resolve } from 'node:path';
import { desks } from '@pomp/domain';
import { senderOf, type Edition } from '@pomp/edition';
import { loadEdition } from '@pomp/edition/load';
import { z } from 'zod';
import { readSigningKey } from './agreements/read-signing-key.js';
import { usualBudgets } from './budgets/budgets.js';
import { minutes, seconds } from './clock/clock.js';
import { readDeskAddresses } from './enquiries/desk-addresses.js';
import { problemsInProduction } from './env-in-production.js';
import { dutchWords } from './language/speak.js';
import { packageFolder } from './adapters/disk/package-folder.js';

const repository = resolve(packageFolder, '../..');
const megabyte = 1024 * 1024;

const variables = z.object({
  /** `production` refuses stand-ins and demo customers. */
  APP_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Whose backend it is: an edition of @pomp/edition, or the path of a module that exports one. */
  EDITION: z.string().min(1).default('pomp'),
  BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Address to listen on; without it all of this machine's addresses. */
  BACKEND_HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default(resolve(repository, '.data')),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A bucket for customers' files instead of `DATA_DIR/files`; then also the two keys. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  /** For a service other than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `0`: the bucket is in the host name. */
  S3_PATH_STYLE: z.enum(['0', '1']).default('1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where visitors find the site. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Origins of portals that run elsewhere on the same site (`https://mijn.seller.nl`), separated by commas: they may call with the session's cookie. */
  PORTAL_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((origins) => origins.every(isOrigin), 'are no origins such as https://mijn.seller.nl, without a path'),
  /** The domain that passkeys belong to, the site's host or one above it, where portals run on other hosts of it; without it the site's host. It can't change later: the passkeys of another are lost. */
  PASSKEY_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:4125'),
  /** The sender of mails; without it the edition's seller. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Where the seller reads what the portal needs people for, such as a wish to be deleted; without it the address of the edition's seller. */
  SERVICE_EMAIL: z.email().optional(),
  /** Where each department reads the questions that people ask, as `service=…,zakelijk=…`; those it doesn't name read them at SERVICE_EMAIL. */
  ENQUIRY_ADDRESSES: z.string().optional(),
  /** PDOK's Locatieserver, up to and with its version. */
  ADDRESS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** PDOK's WFS of the register of buildings and addresses, up to and with its version. */
  BAG_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** EP-Online's energy labels, up to and with the version, and RVO's key to them; with customers there are no labels without a key. */
  EP_ONLINE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  EP_ONLINE_API_KEY: z.string().min(1).optional(),
  /** Statistics Netherlands: its open data, and its figures by postcode at PDOK. */
  CBS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CBS_POSTCODE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Mollie's API, up to and with its version. */
  MOLLIE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:test|live)_\w{10,}$/, 'is no key of Mollie')
    .default('test_sandbox0000000000000000000000'),
  /** Where the payment provider finds this server, for its notices; without it where the site does. */
  BACKEND_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKEND_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  /**
   * What agreements are signed with: Ed25519 keys in PKCS #8 and base 64, separated by commas. The first one signs, and all of them are known
   * again. Without one, a key is made once and kept in the database.
   */
  SIGNING_KEY: z
    .string()
    .default('')
    .transform((list, check) => {
      const keys = list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean);
      try {
        return keys.map(readSigningKey);
      } catch {
        check.addIssue({ code: 'custom', message: 'not Ed25519 keys in PKCS #8 and base 64' });
        return z.NEVER;
      }
    }),
  /** The RFC 3161 service that is asked when a signature of ours was there. With customers there is none unless it is named. */
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** So many seconds a mail about an order waits for what else happens with it, so that it is one mail. */
  MAIL_GATHER_SECONDS: z.coerce.number().min(0).default(120),
  /** What the seller's own systems call the back office with; without it there is none. */
  BACKOFFICE_API_KEY: z.string().min(24).optional(),
  /** Where the seller's own systems are told of each change, and the secret (`whsec_` and base64) that signs it; without both nobody is. */
  BACKOFFICE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKOFFICE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'is no whsec_ with 24 to 64 bytes in base64')
    .optional(),
  /** Addresses or networks (`10.0.0.0/8`) of reverse proxies whose forwarded-for header is believed: at least the site's. */
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1,::1')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  /** How long a session lasts after its last use, and at most; parts of a minute count. */
  SESSION_IDLE_MINUTES: z.coerce
    .number()
    .positive()
    .default(14 * 24 * 60),
  SESSION_MAX_MINUTES: z.coerce
    .number()
    .positive()
    // A browser keeps no cookie longer than 400 days, and what sends ours refuses to.
    .max(400 * 24 * 60)
    .default(60 * 24 * 60),
  /** `1` makes the demo customers at the start, in a database without customers. */
  DEMO_DATA: z.enum(['0', '1']).default('0'),
  /** Less free than this on the disk of DATA_DIR: nothing is written any more, and reading goes on. */
  MIN_FREE_DISK_MB: z.coerce.number().min(0).default(100),
  /** How much one can use up: mails in an hour that anyone can ask for, to one address and from one network; of a customer houses, files and megabytes of files. */
  MAILS_PER_ADDRESS: z.coerce.number().int().min(1).default(usualBudgets.mailsPerAddress),
  MAILS_PER_NETWORK: z.coerce.number().int().min(1).default(usualBudgets.mailsPerNetwork),
  HOUSES_PER_CUSTOMER: z.coerce.number().int().min(1).default(usualBudgets.housesPerCustomer),
  FILES_PER_CUSTOMER: z.coerce.number().int().min(1).default(usualBudgets.filesPerCustomer),
  MB_PER_CUSTOMER: z.coerce
    .number()
    .int()
    .min(1)
    .default(usualBudgets.bytesPerCustomer / megabyte),
  /** Where a command was called, as package managers tell it. */
  INIT_CWD: z.string().min(1).optional(),
  /** Where Prometheus finds `/metrics`, on an address that nobody else reaches; without a port there is none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** OpenTelemetry's own: where its collector is, and whether it is told. Its SDK reads these and its other variables by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

interface Outside {
  readonly addressApiUrl: string;
  readonly bagApiUrl: string;
  readonly epOnlineApiUrl: string;
  readonly epOnlineApiKey: string | undefined;
  readonly cbsApiUrl: string;
  readonly cbsPostcodeApiUrl: string;
  readonly mollieApiUrl: string;
  readonly timestampUrl: string | undefined;
  /** An address for each desk. */
  readonly enquiryAddresses: (edition: Edition) => string;
}

/** What is used of others unless something else is named. */
const sandbox: Outside = {
  addressApiUrl: 'http://127.0.0.1:4100/bzk/locatieserver/search/v3_1',
  bagApiUrl: 'http://127.0.0.1:4100/lv/bag/wfs/v2_0',
  epOnlineApiUrl: 'http://127.0.0.1:4100/ep-online/api/v5',
  epOnlineApiKey: 'sandbox-ep-online-key',
  cbsApiUrl: 'http://127.0.0.1:4100/ODataApi/OData',
  cbsPostcodeApiUrl: 'http://127.0.0.1:4100/cbs/postcode6',
  mollieApiUrl: 'http://127.0.0.1:4100/mollie/v2',
  timestampUrl: 'http://127.0.0.1:4100/tijdstempel',
  // At the seller's own domain.
  enquiryAddresses: ({ seller }: Edition) => desks.map((desk) => `${desk}=${desk}@${seller.email.replace(/^.*@/, '')}`).join(','),
};
const realServices: Outside = {
  addressApiUrl: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
  bagApiUrl: 'https://service.pdok.nl/lv/bag/wfs/v2_0',
  epOnlineApiUrl: 'https://public.ep-online.nl/api/v5',
  epOnlineApiKey: undefined,
  cbsApiUrl: 'https://opendata.cbs.nl/ODataApi/OData',
  cbsPostcodeApiUrl: 'https://service.pdok.nl/cbs/postcode6',
  mollieApiUrl: 'https://api.mollie.com/v2',
  timestampUrl: undefined,
  enquiryAddresses: () => '',
};

export type Env = Awaited<ReturnType<typeof readEnv>>;

/** Reads the environment, or throws one line that names every variable to correct. */
export async function readEnv(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  const wrong = result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const problems = [...wrong, ...(given.APP_ENV === 'production' ? problemsInProduction(given) : [])];
  if (!result.success || problems.length > 0) throw new Error(`Backend, wrong environment: ${problems.join('; ')}`);
  const values = result.data;
  const outside = values.APP_ENV === 'production' ? realServices : sandbox;
  const sessionLifetime = { idle: minutes(values.SESSION_IDLE_MINUTES), max: minutes(values.SESSION_MAX_MINUTES) };
  if (sessionLifetime.idle > sessionLifetime.max)
    throw new Error('Backend, wrong environment: SESSION_IDLE_MINUTES is more than SESSION_MAX_MINUTES.');
  const edition = await editionNamed(values.EDITION);
  const serviceEmail = values.SERVICE_EMAIL ?? edition.seller.email;
  return {
    edition,
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDirectory: resolve(values.DATA_DIR),
    minFreeBytes: values.MIN_FREE_DISK_MB * megabyte,
    budgets: {
      mailsPerAddress: values.MAILS_PER_ADDRESS,
      mailsPerNetwork: values.MAILS_PER_NETWORK,
      housesPerCustomer: values.HOUSES_PER_CUSTOMER,
      filesPerCustomer: values.FILES_PER_CUSTOMER,
      bytesPerCustomer: values.MB_PER_CUSTOMER * megabyte,
    },
    s3: s3Of(values),
    filesDirectory: resolve(values.DATA_DIR, 'files'),
    callerDirectory: values.INIT_CWD ?? '.',
    databaseDirectory: resolve(values.DATA_DIR, 'database'),
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL.replace(/\/+$/, ''),
    portalOrigins: values.PORTAL_ORIGINS,
    passkeyDomain: values.PASSKEY_DOMAIN,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? senderOf(edition),
    serviceEmail,
    deskAddresses: deskAddressesOf(values.ENQUIRY_ADDRESSES ?? outside.enquiryAddresses(edition), serviceEmail),
    addressApiUrl: (values.ADDRESS_API_URL ?? outside.addressApiUrl).replace(/\/+$/, ''),
    bagApiUrl: withoutSlash(values.BAG_API_URL ?? outside.bagApiUrl),
    epOnline: labelsOf(values, outside),
    cbs: {
      url: withoutSlash(values.CBS_API_URL ?? outside.cbsApiUrl),
      postcodeUrl: withoutSlash(values.CBS_POSTCODE_API_URL ?? outside.cbsPostcodeApiUrl),
    },
    mollie: { url: (values.MOLLIE_API_URL ?? outside.mollieApiUrl).replace(/\/+$/, ''), apiKey: values.MOLLIE_API_KEY },
    publicUrl: (values.BACKEND_PUBLIC_URL ?? values.BACKEND_URL).replace(/\/+$/, ''),
    signingKeys: values.SIGNING_KEY,
    timestampUrl: values.TIMESTAMP_URL ?? outside.timestampUrl,
    gatherNews: seconds(values.MAIL_GATHER_SECONDS),
    backofficeApiKey: values.BACKOFFICE_API_KEY,
    backofficeWebhook: webhookOf(values),
    trustedProxies: values.TRUSTED_PROXIES,
    sessionLifetime,
    demoData: values.DEMO_DATA === '1',
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    isTraced: isTraced(values),
    logLevel: values.LOG_LEVEL,
  };
}

/** OpenTelemetry is told by default at an address of this machine: here only where someone says so. */
const isTraced = (values: z.output<typeof variables>) =>
  !values.OTEL_SDK_DISABLED &&
  values.OTEL_TRACES_EXPORTER !== 'none' &&
  [values.OTEL_TRACES_EXPORTER, values.OTEL_EXPORTER_OTLP_ENDPOINT, values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(
    (value) => value !== undefined,
  );

/** Scheme, host and port, and nothing after it: what a browser sends as `Origin`. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** EP-Online, or nothing without a key. */
function labelsOf({ EP_ONLINE_API_URL, EP_ONLINE_API_KEY }: z.output<typeof variables>, outside: Outside) {
  const apiKey = EP_ONLINE_API_KEY ?? outside.epOnlineApiKey;
  return apiKey === undefined ? undefined : { url: withoutSlash(EP_ONLINE_API_URL ?? outside.epOnlineApiUrl), apiKey };
}

async function editionNamed(name: string): Promise<Edition> {
  try {
    return await loadEdition(name, dutchWords);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`Backend, wrong environment: EDITION: ${said.replaceAll(/\s*\n\s*/g, ' ')}`, { cause: error });
  }
}

function deskAddressesOf(list: string, usual: string) {
  try {
    return readDeskAddresses(list, usual);
  } catch (error) {
    throw new Error(`Backend, wrong environment: ENQUIRY_ADDRESSES: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** The bucket, or none; half a configuration is refused. */
function s3Of(values: z.output<typeof variables>) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error('Backend, wrong environment: S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return {
    bucket,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    pathStyle: values.S3_PATH_STYLE === '1',
    accessKeyId,
    secretAccessKey,
  };
}

/** Where changes are told, or nowhere; half a configuration is refused. */
function webhookOf({ BACKOFFICE_WEBHOOK_URL: url, BACKOFFICE_WEBHOOK_SECRET: secret }: z.output<typeof variables>) {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined)
    throw new Error('Backend, wrong environment: BACKOFFICE_WEBHOOK_URL and BACKOFFICE_WEBHOOK_SECRET need each other.');
  return { url, secret };
}
