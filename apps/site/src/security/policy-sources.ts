import { type Env } from '../env';
import { type PolicySources } from './content-security-policy';

const storyblokAssets = ['https://a.storyblok.com', 'https://a2.storyblok.com'];

/** What the configured services add to the policy. */
export function policySources({
  backendPublicUrl,
  storyblok,
  hubSpot,
  reviews,
}: Pick<Env, 'backendPublicUrl' | 'storyblok' | 'hubSpot' | 'reviews'>): PolicySources {
  const backend = new URL(backendPublicUrl).origin;
  // Its script asks for the form, sends it, and counts by a picture.
  const hubSpotOrigins = hubSpot ? [hubSpot.scriptUrl, hubSpot.formsUrl].map((url) => new URL(url).origin) : [];
  const reviewOrigins = reviews ? [new URL(reviews.scriptUrl).origin] : [];
  return {
    scripts: [...hubSpotOrigins, ...reviewOrigins],
    connect: [backend, ...hubSpotOrigins, ...reviewOrigins],
    frames: reviewOrigins,
    // The photo page shows what a phone uploaded, straight from the backend.
    // Whoever uploads through a link sees the files at the backend itself.
    media: [
      backend,
      ...storyblokAssets,
      ...(storyblok.endpoint ? [new URL(storyblok.endpoint).origin] : []),
      ...hubSpotOrigins,
      ...reviewOrigins,
    ],
    // Only drafts may be framed: see the reverse proxy.
    frameAncestors: [],
  };
}

/** Around the account and the way to it, where a password is typed: no script of others runs there. */
export const personalSources = (env: Parameters<typeof policySources>[0]): PolicySources =>
  policySources({ ...env, hubSpot: undefined, reviews: undefined });
