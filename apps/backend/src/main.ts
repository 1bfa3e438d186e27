import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pdokAddresses } from './adapters/addresses/pdok-addresses.js';
import { DirectoryInUse } from './adapters/database/directory-lock.js';
import { openDatabase } from './adapters/database/open-database.js';
import { watchDisk } from './adapters/disk/disk-space.js';
import { bagBuildings } from './adapters/registers/bag-buildings.js';
import { cbsEnergyUse } from './adapters/registers/cbs-energy-use.js';
import { epOnlineLabels } from './adapters/registers/ep-online-labels.js';
import { pdfThreads } from './adapters/pdf/pdf-threads.js';
import { prometheusMetrics, serveMetrics } from './adapters/metrics/prometheus.js';
import { smtpMail } from './adapters/mail/smtp-mail.js';
import { molliePayments } from './adapters/payments/mollie-payments.js';
import { diskStorage } from './adapters/storage/disk-storage.js';
import { s3Storage } from './adapters/storage/s3-storage.js';
import { sendTraces } from './adapters/traces/open-telemetry.js';
import { rfc3161Timestamps } from './adapters/timestamps/rfc3161-timestamps.js';
import { signedWebhooks } from './adapters/webhooks/signed-webhooks.js';
import { cachedAddresses } from './addresses/cached-addresses.js';
import { createBackend } from './create-backend.js';
import { createDemoData, noDemoData } from './demo/demo-data.js';
import { readEnv, type Env } from './env.js';
import { gracefulStop } from './graceful-stop.js';
import { createHttpServer } from './http/create-server.js';
import { jobRepository } from './jobs/job.repository.js';
import { createLogger } from './logger.js';
import { packageFolder } from './adapters/disk/package-folder.js';

/** What whoever starts the server can correct: one line, without a stack. */
function refuseStart(line: string): never {
  console.error(line);
  process.exit(1);
}

const env: Env = await readEnv(process.env).catch((error: unknown) =>
  refuseStart(error instanceof Error ? error.message : String(error)),
);
const logger = createLogger({ level: env.logLevel, isTraced: env.isTraced });
const clock = () => new Date();
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
const traces = env.isTraced ? await sendTraces(logger, version) : undefined;

const connection = await openDatabase(env, logger).catch((error: unknown) => {
  if (error instanceof DirectoryInUse) return refuseStart(error.message);
  logger.fatal({ err: error }, 'the database could not be opened');
  return refuseStart('The backend could not open its database: see the line above.');
});

await mkdir(env.dataDirectory, { recursive: true });
const disk = watchDisk({ folder: env.dataDirectory, minFreeBytes: env.minFreeBytes });
const storage = await (env.s3 ? s3Storage(env.s3) : diskStorage({ folder: env.filesDirectory, disk }));
const pdfs = pdfThreads({ program: new URL('./pdf-thread.js', import.meta.url), logger });
const mail = smtpMail({ url: env.smtpUrl, from: env.mailFrom });
const metrics = env.metrics && (await prometheusMetrics(() => jobRepository(connection.background).backlog(clock())));
const backend = createBackend({
  edition: env.edition,
  connection,
  clock,
  logger,
  mail,
  addresses: cachedAddresses(pdokAddresses({ url: env.addressApiUrl }), clock),
  registers: {
    buildings: bagBuildings({ url: env.bagApiUrl }),
    labels: env.epOnline && epOnlineLabels({ ...env.epOnline, clock }),
    energyUse: cbsEnergyUse(env.cbs),
  },
  payments: molliePayments(env.mollie),
  disk,
  pdfs,
  storage,
  siteUrl: env.siteUrl,
  portalOrigins: env.portalOrigins,
  passkeyDomain: env.passkeyDomain,
  publicUrl: env.publicUrl,
  trustedProxies: env.trustedProxies,
  sessionLifetime: env.sessionLifetime,
  serviceEmail: env.serviceEmail,
  deskAddresses: env.deskAddresses,
  signingKeys: env.signingKeys,
  timestamps: env.timestampUrl === undefined ? undefined : rfc3161Timestamps({ url: env.timestampUrl }),
  gatherNews: env.gatherNews,
  backofficeApiKey: env.backofficeApiKey,
  webhookTarget: env.backofficeWebhook && signedWebhooks(env.backofficeWebhook),
  budgets: env.budgets,
  ...(metrics && { observer: metrics.observer }),
  isTraced: env.isTraced,
  version,
});
if (env.demoData)
  await createDemoData({ ...backend.context, storage }).catch((error: unknown) => {
    logger.fatal({ err: error }, 'the demo customers could not be made');
    return refuseStart(noDemoData(error));
  });
await backend.start();

const server = createHttpServer(backend.app);
server.once('error', (error: NodeJS.ErrnoException) =>
  refuseStart(error.code === 'EADDRINUSE' ? `Port ${env.port} is in use: choose another with BACKEND_PORT.` : String(error)),
);
if (metrics && env.metrics)
  serveMetrics(metrics, env.metrics).once('error', (error) => refuseStart(`METRICS_PORT can’t be listened on: ${error.message}`));
server.listen(env.port, env.host, () => logger.info({ port: env.port, database: connection.engine }, 'the backend answers'));

/** A stop may take ten seconds: after these times requests under way are cut off, and the process ends. */
const drainMillis = 8_000;
const stopMillis = 9_000;

async function stop(signal: NodeJS.Signals): Promise<void> {
  logger.info({ signal }, 'stopping');
  setTimeout(() => {
    logger.warn('stopped in the middle of jobs: they are tried again later, as after a kill');
    process.exit(0);
  }, stopMillis);
  const jobsEnded = backend.stop();
  await gracefulStop(server, drainMillis);
  await jobsEnded;
  mail.close();
  await pdfs.close();
  await connection.close();
  await traces?.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
