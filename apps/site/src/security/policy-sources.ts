import { type Env } from '../env';
import { type PolicySources } from './content-security-policy';

const storyblokAssets = ['https://a.storyblok.com', 'https://a2.storyblok.com'];

/** What the configured services add to the policy. */
export function policySources({ backendPublicUrl, storyblok }: Pick<Env, 'backendPublicUrl' | 'storyblok'>): PolicySources {
  const backend = new URL(backendPublicUrl).origin;
  return {
    connect: [backend],
    // The photo page shows what a phone uploaded, straight from the backend.
    // Whoever uploads through a link sees the files at the backend itself.
    media: [new URL(backendPublicUrl).origin, ...storyblokAssets, new URL(storyblok.endpoint).origin, backend],
    // Drafts alone may be framed, see the door.
    frameAncestors: [],
  };
}
