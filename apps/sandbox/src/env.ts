import { resolve } from 'node:path';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback);

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const schema = z.object({
  /** Whose services these stand in for: an edition of `@pomp/edition`, or the path of a module that exports one. */
  EDITION: z.string().min(1).default('pomp'),
  SANDBOX_PORT: port(4100),
  SANDBOX_SMTP_PORT: port(4125),
  /** Address to listen on; without it all of this machine's addresses. */
  SANDBOX_HOST: z.string().min(1).optional(),
  /** Folder with the story files that the CDN API serves. */
  CONTENT_DIR: z
    .string()
    .min(1)
    .transform((path) => resolve(path)),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  BACKEND_URL: address.default('http://localhost:4000'),
  SITE_URL: address.default('http://localhost:3000'),
  /** With which the seller's pages come in at the portal's back office; without it there are none. */
  BACKOFFICE_API_KEY: z.string().min(1).optional(),
  /** With which a shop comes in at Mollie's API. */
  MOLLIE_API_KEY: z.string().min(1).default('test_sandbox0000000000000000000000'),
  /** With which EP-Online is asked. */
  EP_ONLINE_API_KEY: z.string().min(1).default('sandbox-ep-online-key'),
  /** Token for drafts and published stories. */
  STORYBLOK_PREVIEW_TOKEN: z.string().min(1).default('sandbox-preview-token'),
  /** With which a person changes the space: `pnpm cms:sync`. */
  STORYBLOK_PERSONAL_TOKEN: z.string().min(1).default('sandbox-personal-token'),
  /** In the address of the site's preview; without it there is no editor. */
  STORYBLOK_PREVIEW_SECRET: z.string().min(1).optional(),
  /** Token for published stories only. */
  STORYBLOK_PUBLIC_TOKEN: z.string().min(1).default('sandbox-public-token'),
});

export type Env = z.infer<typeof schema>;

/** Reads the environment, or throws one line that names every variable to correct. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Sandbox, wrong environment: ${problems.join('; ')}`);
}
