import { loadEdition } from '@pomp/edition/load';
import { createSandbox } from './create-sandbox.js';
import { readEnv } from './env.js';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const sandbox = await createSandbox({
    edition: await loadEdition(env.EDITION),
    contentDirectory: env.CONTENT_DIR,
    dataDirectory: env.DATA_DIR,
    port: env.SANDBOX_PORT,
    smtpPort: env.SANDBOX_SMTP_PORT,
    host: env.SANDBOX_HOST,
    tokens: { preview: env.STORYBLOK_PREVIEW_TOKEN, public: env.STORYBLOK_PUBLIC_TOKEN },
    preview:
      env.STORYBLOK_PREVIEW_SECRET === undefined ? undefined : { siteUrl: env.SITE_URL, secret: env.STORYBLOK_PREVIEW_SECRET },
    personalToken: env.STORYBLOK_PERSONAL_TOKEN,
    mollieApiKey: env.MOLLIE_API_KEY,
    epOnlineApiKey: env.EP_ONLINE_API_KEY,
    seller:
      env.BACKOFFICE_API_KEY === undefined
        ? undefined
        : { backendUrl: env.BACKEND_URL, apiKey: env.BACKOFFICE_API_KEY, siteUrl: env.SITE_URL },
    clock: () => new Date(),
    log: (message) => console.error(message),
  }).start();
  console.log(`Sandbox on http://localhost:${sandbox.port}, SMTP on port ${sandbox.smtpPort}`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error.message;
  const port = 'port' in error ? error.port : '';
  return `Port ${port} is in use: stop what uses it, or choose others with SANDBOX_PORT and SANDBOX_SMTP_PORT.`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
