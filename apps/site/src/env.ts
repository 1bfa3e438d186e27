import { resolve } from 'node:path';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** Who sells: an edition of `@pomp/edition`, or the path of a module that exports one. */
  EDITION: z.string().min(1).default('pomp'),
  SITE_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where visitors find the site; in canonical addresses and the sitemap. */
  SITE_URL: address.optional(),
  BACKEND_URL: address.default('http://localhost:4000'),
  /** Where browsers find the backend, when that differs from where this server finds it. */
  BACKEND_PUBLIC_URL: address.optional(),
  /** Where content is, when not at Storyblok’s own address in the EU. */
  STORYBLOK_ENDPOINT: address.optional(),
  STORYBLOK_TOKEN: z.string().min(1).default('sandbox-public-token'),
  /** Signs the publishing webhook; without it the webhook is refused. */
  STORYBLOK_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Reads drafts. Together with the secret it gives editors a preview; without either there is none. */
  STORYBLOK_PREVIEW_TOKEN: z.string().min(1).optional(),
  /** In the preview's address, as editors' space has it. */
  STORYBLOK_PREVIEW_SECRET: z.string().min(16).optional(),
  /** Where the editor runs that may frame the preview. */
  STORYBLOK_EDITOR_URL: address.default('https://app.storyblok.com'),
  /** Where an inspection is planned; all-electric and the upgrade share a page. Both or neither: without them planning isn't offered. */
  BOOKING_URL_POMP_AO: address.optional(),
  BOOKING_URL_POMP_T: address.optional(),
  /** The account at HubSpot whose forms take the place of ours; without it we render and keep them ourselves. */
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/).optional(),
  HUBSPOT_REGION: z
    .string()
    .regex(/^[a-z]{2}\d$/)
    .default('eu1'),
  /** HubSpot's ids of our forms: `newsletter=…,savings=…`. Any other id in content is taken for one of HubSpot's. */
  HUBSPOT_FORM_IDS: z
    .string()
    .regex(/^(?:\w+=[\w-]+(?:,(?!$)|$))*$/)
    .default('')
    .transform((list) =>
      Object.fromEntries(
        list
          .split(',')
          .filter(Boolean)
          .map((pair) => pair.split('=') as [string, string]),
      ),
    ),
  /** HubSpot's script, and where that one sends forms, when they aren't where the region says. */
  HUBSPOT_SCRIPT_URL: address.optional(),
  HUBSPOT_FORMS_URL: address.optional(),
  /** The script of the service where customers review the seller, and that service's name; without it there is only the label. */
  REVIEWS_SCRIPT_URL: address.optional(),
  REVIEWS_NAME: z.string().min(1).default('een site met beoordelingen'),
  /** Whether every page is visited once after a start, so that no visitor is the first. Off where starts are many and visits few. */
  WARM_UP: z.enum(['on', 'off']).default('on'),
  /** A PostgreSQL that all sites of this seller reach: by it each hears what another was told is published. Not needed for one. */
  PUBLICATIONS_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  /** While developing: what makes public pages of what was saved, asked before one is answered. */
  PAGES_MAKER_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Addresses or networks (`10.0.0.0/8`) of reverse proxies whose forwarded-for header is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
});

export type Env = ReturnType<typeof readEnv>;

export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const result = variables.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (!result.success) throw new Error(`The site's configuration is not right.\n${z.prettifyError(result.error)}`);

  const values = result.data;
  return {
    mode: values.NODE_ENV,
    edition: values.EDITION,
    port: values.SITE_PORT,
    siteUrl: withoutSlash(values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`),
    backendUrl: withoutSlash(values.BACKEND_URL),
    backendPublicUrl: withoutSlash(values.BACKEND_PUBLIC_URL ?? values.BACKEND_URL),
    storyblok: {
      /** As the client of content has it: with the version. */
      endpoint: values.STORYBLOK_ENDPOINT && `${withoutSlash(values.STORYBLOK_ENDPOINT)}/v2`,
      token: values.STORYBLOK_TOKEN,
      webhookSecret: values.STORYBLOK_WEBHOOK_SECRET,
      preview:
        values.STORYBLOK_PREVIEW_TOKEN && values.STORYBLOK_PREVIEW_SECRET
          ? {
              token: values.STORYBLOK_PREVIEW_TOKEN,
              secret: values.STORYBLOK_PREVIEW_SECRET,
              editor: new URL(values.STORYBLOK_EDITOR_URL).origin,
            }
          : undefined,
    },
    bookingPages:
      values.BOOKING_URL_POMP_AO && values.BOOKING_URL_POMP_T
        ? { pompAo: values.BOOKING_URL_POMP_AO, pompT: values.BOOKING_URL_POMP_T }
        : undefined,
    hubSpot: hubSpotOf(values),
    reviews: values.REVIEWS_SCRIPT_URL ? { scriptUrl: values.REVIEWS_SCRIPT_URL, name: values.REVIEWS_NAME } : undefined,
    warmUp: values.WARM_UP === 'on',
    pagesMakerUrl: values.PAGES_MAKER_URL,
    publicationsUrl: values.PUBLICATIONS_URL,
    dataDir: resolve(values.DATA_DIR),
    trustedProxies: values.TRUSTED_PROXIES,
  };
}

function hubSpotOf({
  HUBSPOT_PORTAL_ID: portalId,
  HUBSPOT_REGION: region,
  HUBSPOT_FORM_IDS: formIds,
  ...addresses
}: z.output<typeof variables>) {
  if (portalId === undefined) return undefined;
  const place = region === 'na1' ? '' : `-${region}`;
  return {
    portalId,
    region,
    formIds,
    scriptUrl: addresses.HUBSPOT_SCRIPT_URL ?? `https://js${place}.hsforms.net/forms/embed/v2.js`,
    formsUrl: addresses.HUBSPOT_FORMS_URL ?? `https://forms${place}.hsforms.com`,
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The site's own folder, in which it runs. */
export const siteDirectory = process.cwd();
