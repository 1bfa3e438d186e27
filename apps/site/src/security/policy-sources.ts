import { type Env } from '../env';
import { type PolicySources } from './content-security-policy';

const storyblokAssets = ['https://a.storyblok.com', 'https://a2.storyblok.com'];

/** What the configured services add to the policy. */
export function policySources({ backendPublicUrl, storyblok }: Pick<Env, 'backendPublicUrl' | 'storyblok'>): PolicySources {
  return {
    connect: [new URL(backendPublicUrl).origin],
    media: [...storyblokAssets, new URL(storyblok.endpoint).origin],
    frameAncestors: storyblok.version === 'draft' ? ['https://app.storyblok.com'] : [],
  };
}
