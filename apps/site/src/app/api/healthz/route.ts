import { readEnv } from '@/env';

export const dynamic = 'force-dynamic';

const { backendUrl } = readEnv();

/** Whether this site can do all that it is for: what it can't do without its backend it doesn't promise. Public pages go on without: for those, ask `/api/livez`. */
export async function GET(): Promise<Response> {
  const backend = await fetch(`${backendUrl}/healthz`, { cache: 'no-store', signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
  const headers = { 'cache-control': 'no-store', ...(!backend && { 'retry-after': '5' }) };
  return Response.json(
    { status: backend ? 'ok' : 'unavailable', backend: backend ? 'ok' : 'unavailable' },
    { status: backend ? 200 : 503, headers },
  );
}
