import { existsSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { root } from '../workspace/places.mjs';
import { quietEnvironment } from '../workspace/quiet-environment.mjs';

/** @typedef {'sandbox' | 'backend' | 'site'} PartName */

/** @param {import('./settings.mjs').Ports} ports */
export const addresses = ({ site, backend, sandbox }) => ({
  site: `http://localhost:${site}`,
  backend: `http://localhost:${backend}`,
  sandbox: `http://localhost:${sandbox}`,
});

/** What a seller’s system shows a backend that has the sandbox beside it. */
export const backofficeKey = 'sandbox-back-office-key-0000';

/** @type {Record<PartName, string>} */
export const healthPaths = { sandbox: '/healthz', backend: '/healthz', site: '/api/healthz' };
/** Whether a part answers, whatever is the matter with those that it asks. */
export const livePaths = { ...healthPaths, site: '/api/livez' };

/**
 * The environment of all parts. What the caller's environment says about outside services (addresses, keys, DATABASE_URL) goes before
 * the sandbox; ports and folders are the settings'.
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function wiring({ ports, dataDir, production }, environment) {
  const urls = addresses(ports);
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const edition = editionOf(given.EDITION);
  const content = given.CONTENT_DIR === undefined ? contentDirectory(edition) : resolve(given.CONTENT_DIR);
  return {
    ...quietEnvironment,
    NODE_ENV: 'production',
    BACKEND_URL: urls.backend,
    SANDBOX_URL: urls.sandbox,
    ...(given.STORYBLOK_TOKEN || production ? {} : sandboxContent(urls.sandbox)),
    STORYBLOK_PUBLIC_TOKEN: 'sandbox-public-token',
    ...(production
      ? {} // Customers get no stand-ins: backend and site name what they miss.
      : {
          SITE_URL: urls.site,
          ADDRESS_API_URL: `${urls.sandbox}/bzk/locatieserver/search/v3_1`,
          BAG_API_URL: `${urls.sandbox}/lv/bag/wfs/v2_0`,
          EP_ONLINE_API_URL: `${urls.sandbox}/ep-online/api/v5`,
          CBS_API_URL: `${urls.sandbox}/ODataApi/OData`,
          CBS_POSTCODE_API_URL: `${urls.sandbox}/cbs/postcode6`,
          MOLLIE_API_URL: `${urls.sandbox}/mollie/v2`,
          TIMESTAMP_URL: `${urls.sandbox}/tijdstempel`,
          SMTP_URL: `smtp://localhost:${ports.smtp}`,
          DEMO_DATA: '1',
          // Who tries it out doesn't wait for what else happens.
          MAIL_GATHER_SECONDS: '2',
          BACKOFFICE_API_KEY: backofficeKey,
          STORYBLOK_PREVIEW_SECRET: 'sandbox-preview-secret-0000',
          STORYBLOK_WEBHOOK_SECRET: 'sandbox-webhook-secret-0000',
          BOOKING_URL_POMP_AO: `${urls.sandbox}/afspraak/pomp-ao/`,
          BOOKING_URL_POMP_T: `${urls.sandbox}/afspraak/pomp-t/`,
          // Sent where HUBSPOT_PORTAL_ID is set: without it the forms are ours.
          HUBSPOT_SCRIPT_URL: `${urls.sandbox}/hubspot/forms/embed/v2.js`,
          HUBSPOT_FORMS_URL: urls.sandbox,
        }),
    ...given,
    EDITION: edition,
    CONTENT_DIR: content,
    SITE_PORT: String(ports.site),
    BACKEND_PORT: String(ports.backend),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    DATA_DIR: dataDir,
  };
}

/**
 * A module's path is made absolute, as that of a folder with stories is: each part runs in a folder of its own.
 * @param {string | undefined} given
 */
const editionOf = (given = 'pomp') => (/[\\/.]/.test(given) ? resolve(given) : given);

/**
 * The stories that the sandbox serves: each edition's own, beside Pomp's. One without, as of a module elsewhere, shows Pomp's until it names
 * others with CONTENT_DIR.
 * @param {string} edition
 */
function contentDirectory(edition) {
  const content = join(root, 'apps/site/content');
  const own = `${content}-${parse(edition).name}`;
  return existsSync(own) ? own : content;
}

/**
 * Content from the sandbox: its address and tokens go together. With the token of a space of one's own the addresses are Storyblok's own.
 * @param {string} sandbox
 */
const sandboxContent = (sandbox) => ({
  STORYBLOK_ENDPOINT: sandbox,
  STORYBLOK_TOKEN: 'sandbox-public-token',
  STORYBLOK_PREVIEW_TOKEN: 'sandbox-preview-token',
  STORYBLOK_EDITOR_URL: sandbox,
});
