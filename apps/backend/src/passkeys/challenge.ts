import * as z from 'zod/mini';
import { minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { passkeyChallengeRepository, type ChallengePurpose } from './passkey.repository.js';

export const challengeLifetime = minutes(5);

const clientData = z.object({ challenge: z.string() });

/** What was signed, if we asked for it; it is used up before it is checked, whatever comes of that. */
export async function useChallenge(
  { database, clock }: Context,
  clientDataJSON: string,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const { data } = z.safeParse(clientData, parsed(Buffer.from(clientDataJSON, 'base64url').toString()));
  if (!data) return undefined;
  return (await passkeyChallengeRepository(database).use(data.challenge, purpose, clock())) ? data.challenge : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
