import { type Env } from '../env';

/** Who gets to know of a visit as the site is configured, as people know them. Empty: nothing needs permission, and nothing is asked. */
export function servicesToAskFor({ hubSpot, reviews }: Pick<Env, 'hubSpot' | 'reviews'>): string[] {
  return [...(hubSpot ? ['HubSpot'] : []), ...(reviews ? [reviews.name] : [])];
}
