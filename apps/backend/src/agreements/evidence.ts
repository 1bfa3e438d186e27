import type { Client } from '../http/client.js';

const longestUserAgent = 500;

/** What is kept of a consent, besides what was agreed to. @param consent the words beside what was ticked */
export const evidenceOf = (consent: string, agreedAt: Date, { address, userAgent }: Client) => ({
  consent,
  agreedAt,
  clientAddress: address,
  userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
});
