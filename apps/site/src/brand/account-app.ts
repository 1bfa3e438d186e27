import { routes, uploadRoutes } from '@pomp/api-contract/routes';
import { languageOf, pathTo, routesIn, type Edition } from '@pomp/edition';
import { accountWorkerScript } from '@pomp/portal/offline';
import { readEnv } from '@/env';

interface File {
  readonly body: string;
  readonly headers: Record<string, string>;
}

const icon = (size: number) => ({
  src: `/beeld/app-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  // Filled to its edges, so that each system can cut its own shape of it.
  purpose: 'any maskable',
});

/** What makes the account an app on a phone. */
function manifest(edition: Edition): File {
  const { brand, locale } = edition;
  const { color } = brand.theme;
  const body = JSON.stringify({
    id: '/account/',
    name: brand.name,
    short_name: brand.name,
    lang: languageOf(edition),
    // With the log-in, which is part of it.
    scope: '/',
    start_url: pathTo(routesIn(edition, locale), { to: 'dashboard' }),
    display: 'standalone',
    background_color: color.paper,
    theme_color: color.paper,
    icons: [icon(192), icon(512)],
  });
  return { body, headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } };
}

/** What opens it without reception. Asked anew at each visit, so that an old one never stays. */
const worker = (): File => ({
  body: accountWorkerScript({
    token: routes.postUploadToken.path,
    files: readEnv().backendPublicUrl + uploadRoutes.uploadFiles.path,
  }),
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  },
});

const files = { 'account.webmanifest': manifest, 'account-worker.js': worker } as const;

/** A file of the account as an app; undefined for any other name. */
export const accountAppFile = (name: string, edition: Edition): File | undefined =>
  Object.hasOwn(files, name) ? files[name as keyof typeof files](edition) : undefined;
