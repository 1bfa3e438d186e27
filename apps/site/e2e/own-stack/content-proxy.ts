import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the content service is doing. */
export type Condition = 'well' | 'away' | 'talking nonsense';

/** Stands between the site and its content service: counts what is asked, and can be ill. */
export interface ContentProxy {
  readonly url: string;
  /** Slugs of the stories that were asked for, since `forget`. */
  readonly asked: readonly string[];
  condition: Condition;
  /** Where content really is; until it is known, the service is away. */
  target: string | undefined;
  forget(): void;
  /** The next answer about a story that there is waits until it is let go; settles once it was made. */
  hold(slug: string): Promise<{ letGo(): void }>;
  stop(): Promise<void>;
}

export async function startContentProxy(): Promise<ContentProxy> {
  const asked: string[] = [];
  let held: { slug: string; made(letGo: () => void): void } | undefined;
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const proxy: ContentProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    condition: 'well',
    target: undefined,
    forget: () => void asked.splice(0),
    hold: (slug) => new Promise((resolve) => (held = { slug, made: (letGo) => resolve({ letGo }) })),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(path, proxy.url);
    // The real service redirects a request without its version to the same address with it: one request, not two.
    const [, slug] = /^\/v2\/cdn\/stories\/(.+)$/.exec(pathname) ?? [];
    if (slug !== undefined && (proxy.condition !== 'well' || searchParams.has('cv'))) asked.push(slug);
    if (proxy.condition === 'talking nonsense')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"story":{"name":7}}');
    if (proxy.condition === 'away' || proxy.target === undefined) return void response.destroy();
    // The service ends with its stack, perhaps while the site still visits its own pages.
    const told = await fetch(proxy.target + path, { redirect: 'manual' }).catch(() => undefined);
    if (!told) return void response.destroy();
    const passedOn = ['content-type', 'location', 'total', 'per-page'].flatMap((name) =>
      told.headers.has(name) ? [[name, told.headers.get(name) ?? '']] : [],
    );
    const body = Buffer.from(await told.arrayBuffer());
    if (held && held.slug === slug && told.ok) {
      const { made } = held;
      held = undefined;
      await new Promise<void>(made);
    }
    response.writeHead(told.status, Object.fromEntries(passedOn) as Record<string, string>).end(body);
  }

  return proxy;
}
