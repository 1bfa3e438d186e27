import { setTimeout as pause } from 'node:timers/promises';

/** How the shop hears that a payment changed: as it should, and as it sometimes goes. */
export const noticeWays = [
  ['once', 'meteen, zoals het hoort'],
  ['twice', 'twee keer'],
  ['later', 'na 20 seconden'],
  ['never', 'nooit'],
] as const;
export type NoticeWay = (typeof noticeWays)[number][0];

const laterMillis = 20_000;
/** Between tries, as long as the shop doesn't answer 200. */
const retryMillis = [1_000, 5_000, 30_000, 120_000];
const timeout = 5_000;

export interface Notices {
  /** Resolves after the first try, or at once where there is none now. */
  send(payment: { readonly id: string; readonly webhookUrl?: string | undefined }, way: NoticeWay): Promise<void>;
  stop(): void;
}

/** Rejects when the signal says so meanwhile. */
const pausing = (millis: number, signal: AbortSignal): Promise<unknown> => pause(millis, undefined, { signal, ref: false });

/** Tells a shop that a payment changed: a form with its id and nothing else. https://docs.mollie.com/reference/webhooks */
export function createNotices(log: (message: string) => void, wait = pausing): Notices {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function attempt(url: string, id: string): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ id }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
      if (answer.status === 200) return true;
      log(`Mollie: the shop answered a notice with ${answer.status}.`);
    } catch (error) {
      if (!signal.aborted) log(`Mollie: a notice did not reach the shop: ${String(error)}`);
    }
    return false;
  }

  async function tryAgain(url: string, id: string): Promise<void> {
    for (const wait of retryMillis) {
      if (!(await waited(wait)) || (await attempt(url, id))) return;
    }
  }

  /** False when the sandbox stops meanwhile. */
  const waited = (millis: number) =>
    wait(millis, signal).then(
      () => true,
      (error: unknown) => {
        if (signal.aborted) return false;
        throw error;
      },
    );

  return {
    send: async ({ id, webhookUrl }, way) => {
      if (webhookUrl === undefined || way === 'never') return;
      if (way === 'later') {
        void waited(laterMillis).then(async (due) => {
          if (due && !(await attempt(webhookUrl, id))) await tryAgain(webhookUrl, id);
        });
        return;
      }
      const tries = await Promise.all(Array.from({ length: way === 'twice' ? 2 : 1 }, () => attempt(webhookUrl, id)));
      if (tries.includes(false)) void tryAgain(webhookUrl, id);
    },
    stop: () => stopping.abort(),
  };
}
