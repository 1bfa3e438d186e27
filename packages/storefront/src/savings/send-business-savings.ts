import { ApiError, isTransient, retry, type ApiClient, type CallRequest, type Wait } from '@pomp/api-client';

const logged = (status: number) => `Failed to send business savings request: ${status}`;
/** How long to wait before each new try, in milliseconds. */
const [firstDelay, ...laterDelays] = [5_000, 15_000, 45_000] as const;
/** Nobody waits for it, so nobody ends it but the page or the program itself. */
const { signal } = new AbortController();

type Body = CallRequest<'postSavings'>['body'];

interface Sending {
  readonly backend: ApiClient;
  readonly log: (message: string) => void;
  readonly wait: Wait;
  /** What is logged where no new try was answered. */
  readonly failed: string;
}

/**
 * Asks what a business's buildings save. Any answer at all will do: what isn't taken is logged, and tried again meanwhile. Resolves with how many pumps each home
 * takes, undefined where the server didn't say; rejects where it didn't answer.
 */
export async function sendBusinessSavings(body: Body, sending: Sending): Promise<number | undefined> {
  try {
    return (await sending.backend.call('postSavings', { body })).pumps;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    sending.log(logged(failure.status));
    if (isTransient(failure)) void tryAgain(body, sending);
    return undefined;
  }
}

async function tryAgain(body: Body, { backend, log, wait, failed }: Sending): Promise<void> {
  await wait(firstDelay);
  const work = () => backend.call('postSavings', { body, keepalive: true });
  await retry(work, { delays: laterDelays, signal, wait }).catch((failure: unknown) =>
    log(failure instanceof ApiError ? logged(failure.status) : failed),
  );
}
