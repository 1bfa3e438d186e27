import { createServer, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEdition } from '@pomp/edition/load';
import next from 'next';
import { backendProxy } from './src/reverse-proxy/backend-proxy';
import { trustedProxies } from './src/reverse-proxy/client-address';
import { createReverseProxy } from './src/reverse-proxy/reverse-proxy';
import { fontPreload } from './src/reverse-proxy/font-preload';
import { gracefulStop } from './src/reverse-proxy/graceful-stop';
import { keptFiles } from './src/reverse-proxy/kept-files';
import { pageAddresses } from './src/reverse-proxy/page-addresses';
import { warmUp } from './src/reverse-proxy/warm-up';
import { wellKnown } from './src/reverse-proxy/well-known';
import { ownThemeProperties } from './src/brand/own-theme-properties';
import { now } from './src/clock';
import { setSiteEdition } from './src/edition';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import { dutchWords, speak } from './src/language/dictionaries';
import { personalRoots } from './src/navigation/personal-roots';
import { readEnv } from './src/env';
import { refuseStandIns } from './src/env-in-production';
import { onPublished } from './src/publishing/published';
import { sharePublications, type SharedPublications } from './src/publishing/share-publications';
import { signatureOf } from './src/content/webhook-signature';
import { newestPublicPagesFrom, publicPagesFrom } from './src/public-pages/load';
import { filesIn } from './src/reverse-proxy/site-files';
import { personalSources, policySources } from './src/security/policy-sources';
import { responseHeaders } from './src/security/response-headers';

/** What whoever starts the site can correct: one line, without a stack. */
function refuseStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

try {
  refuseStandIns(process.env);
} catch (error) {
  refuseStart(error);
}
const env = readEnv();
const dev = env.mode === 'development';
const origin = `http://localhost:${env.port}`;

const edition = await loadEdition(env.edition, dutchWords).catch((error: unknown) => {
  console.error(`EDITION: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
setSiteEdition(edition);

const directory = dirname(dirname(fileURLToPath(import.meta.url)));
const app = next({ dev, dir: directory, port: env.port, hostname: 'localhost' });
await app.prepare();
// What Next's style sheet names; a brand may have fonts of its own, or the system's.
const { '--pomp-font-text': ownFont } = ownThemeProperties(edition.brand) ?? {};
const fonts = dev || ownFont !== undefined ? undefined : await fontPreload(join(directory, '.next'));

const built = join(directory, 'dist');
const publicPages = dev ? newestPublicPagesFrom(built, env.pagesMakerUrl) : publicPagesFrom(built);
// What stands in for a page that can't be made is made before anyone asks.
const { unavailable } = await publicPages();

const sharing =
  env.publicationsUrl !== undefined && env.storyblok.webhookSecret !== undefined && !dev
    ? shareWith(env.publicationsUrl, env.storyblok.webhookSecret)
    : undefined;
// From the first page that is kept on.
await Promise.race([sharing?.listening, new Promise((resolve) => setTimeout(resolve, 2_000).unref())]);

const answerByNext = app.getRequestHandler();
const answer = createReverseProxy({
  next: answerByNext,
  backend: backendProxy({ target: env.backendUrl, onFailure: (error) => console.error('The backend did not answer.', error) }),
  isTrustedProxy: trustedProxies(env.trustedProxies),
  personalRoots: personalRoots(edition),
  addresses: pageAddresses(edition),
  wellKnown: wellKnown({ edition, siteUrl: env.siteUrl, now }),
  headers: responseHeaders({ https: env.siteUrl.startsWith('https:') }),
  pageHeaders: fonts ? { link: fonts } : {},
  speak: (accepted) => speak(edition, acceptedLocale(edition, accepted)),
  failurePage: unavailable,
  publicPages,
  // Next would compress them anew for each visitor.
  buildFiles: dev ? undefined : keptFiles({ directory: join(directory, '.next/static'), root: '/_next/static/', stays: true }),
  files: filesIn(join(directory, 'public')),
  report: (error) => console.error(error),
  ...(!dev && {
    policies: { public: policySources(env), personal: personalSources(env) },
  }),
});

/** What Next's tools for developers ask of it: in which file an error arose, what they are drawn with. */
const isOfDevTools = ({ url = '' }: IncomingMessage) => dev && url.startsWith('/__nextjs_');
const server = createServer((request, response) =>
  isOfDevTools(request) ? answerByNext(request, response) : answer(request, response),
);

// Longer than a reverse proxy or a client keeps an idle connection: whoever closes first must not be us, just as it is used again.
server.keepAliveTimeout = 75_000;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${env.port} is in use: choose another with SITE_PORT.` : error);
  process.exit(1);
});
server.listen(env.port, () => {
  console.log(`The site answers at ${env.siteUrl}`);
  if (!dev) void prepare();
});

/** Nothing of this is needed to answer: what fails here is said, and the site goes on without. */
async function prepare(): Promise<void> {
  // What was heard before there was a route to take it.
  await sharing?.takeAnything().catch((error: unknown) => console.error(error));
  if (env.warmUp) await warmUp({ origin, signal: stopping.signal, log: (line) => console.log(line) });
}

/** Other sites' publications are this one's too: taken as Storyblok's own message is, since only Next's routes can tell Next. */
function shareWith(url: string, secret: string): SharedPublications {
  const take = async (message: string) => {
    const answer = await fetch(`${origin}/api/storyblok/publish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-signature': signatureOf(secret, message) },
      body: message,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`A publication that was passed on was answered with ${answer.status}.`);
  };
  const shared = sharePublications({ url, take, anything: '{}', report: (error) => console.error(error) });
  onPublished(({ message }) => shared.passOn(message));
  return shared;
}

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  // While developing each open page keeps a connection, to be told of changes, that never becomes idle.
  if (!dev) await gracefulStop(server, 8_000);
  await Promise.race([Promise.all([app.close(), sharing?.close()]), new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
  process.exit(0);
}
