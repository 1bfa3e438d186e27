import { type Env } from '../env';

/** The services that get to know of a visit with this configuration, by the names that people know. Empty: nothing needs permission, and nothing is asked. */
export function consentServices({ hubSpot, reviews }: Pick<Env, 'hubSpot' | 'reviews'>): string[] {
  return [...(hubSpot ? ['HubSpot'] : []), ...(reviews ? [reviews.name] : [])];
}
