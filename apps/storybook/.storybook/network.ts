import type { Loader } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

/** What a story says about the network: `parameters: { msw: { handlers: [...] } }`. */
interface NetworkParameters {
  msw?: { handlers?: readonly RequestHandler[] };
}

let worker: SetupWorker | undefined;
let started: Promise<SetupWorker> | undefined;

/** Fetched with the first story that makes calls: pages that make none open without it. */
async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  worker ??= setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.startsWith('/api/')) print.warning();
    },
  });
  return worker;
}

// A story that plays closing the page has msw let go of it, too: the next story takes it up again.
window.addEventListener('beforeunload', () => {
  if (started) worker?.stop();
  started = undefined;
});

/**
 * Answers a story's calls. Started by the first story that has any; a call to our own API that a story forgot is
 * reported and fails like an unreachable server would, everything else (the story's modules, fonts) passes.
 */
export const networkLoader: Loader = async ({ parameters }) => {
  const { msw }: NetworkParameters = parameters;
  if (!msw && !started) return {};
  started ??= startWorker();
  const answering = await started;
  answering.resetHandlers(...(msw?.handlers ?? []));
  return {};
};
