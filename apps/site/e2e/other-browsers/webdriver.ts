import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A session in a browser, told what to do by the W3C's WebDriver. */
export interface Session {
  /** Does one of `commands`; `id` is of the element that it is done to. */
  tell(command: Command, parameters?: Readonly<Record<string, unknown>>, id?: string): Promise<unknown>;
  end(): Promise<void>;
}

type Command = keyof typeof commands;

/** As a driver is asked over HTTP; Firefox itself knows each by its name, which is how geckodriver passes them on. */
const commands = {
  Navigate: ['POST', '/url'],
  GetCurrentURL: ['GET', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  FindElement: ['POST', '/element'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  ReleaseActions: ['DELETE', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  GetWindowHandle: ['GET', '/window'],
  GetWindowHandles: ['GET', '/window/handles'],
  SwitchToWindow: ['POST', '/window'],
  CloseWindow: ['DELETE', '/window'],
  DeleteAllCookies: ['DELETE', '/cookie'],
} as const;

/** The first answer within 30 s. */
async function eventually<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (Date.now() > until) throw new Error(`${what} doesn’t answer.`, { cause });
      await pause(100);
    }
  }
}

async function stop(...programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    program.kill();
    await once(program, 'exit');
  }
}

/** A screen that nobody looks at, for a browser that can't do without. */
async function startScreen(): Promise<{ display: string; program?: ChildProcess }> {
  const { DISPLAY: display } = process.env;
  if (display) return { display };
  const program = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(program.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, program };
}

/** WebKit, by its driver. */
export async function startWebKit(port: number): Promise<Session> {
  const screen = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'nl_NL.UTF-8' },
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await eventually('WebKitWebDriver', () => ask('GET', '/status'));
  const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
  return {
    tell(command, parameters = {}, id = '') {
      const [method, path] = commands[command];
      return ask(method, `/session/${sessionId}${path.replace('{id}', id)}`, method === 'POST' ? parameters : undefined);
    },
    async end() {
      await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await stop(driver, ...(screen.program ? [screen.program] : []));
    },
  };
}

/** Firefox, without a driver: it has the commands in itself (Marionette). */
export async function startFirefox(program: string, port: number): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'pomp-firefox-'));
  await writeFile(
    join(profile, 'user.js'),
    [
      `"marionette.port", ${port}`,
      '"intl.accept_languages", "nl"',
      '"dom.disable_open_during_load", false',
      // With a mouse, which nobody has here: fine, and able to hover.
      '"ui.primaryPointerCapabilities", 6',
      '"ui.allPointerCapabilities", 6',
    ]
      .map((preference) => `user_pref(${preference});\n`)
      .join(''),
  );
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const socket = await eventually(program, () => connected(port));
  const send = conversation(socket);
  await send('WebDriver:NewSession', {});
  return {
    async tell(command, parameters = {}, id) {
      const answer = await send(`WebDriver:${command}`, { ...parameters, ...(id !== undefined && { id }) });
      // Alone in `value`, where it isn't a list.
      return Array.isArray(answer) || !Object.hasOwn(answer, 'value') ? answer : (answer as { value: unknown }).value;
    },
    async end() {
      socket.destroy();
      await stop(browser);
      await rm(profile, { recursive: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

const connected = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Messages are JSON behind their length: `[0, id, command, parameters]` there, `[1, id, error, answer]` back. */
function conversation(socket: Socket) {
  const waiting = new Map<number, { resolve: (answer: object) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let count = 0;
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as unknown;
      received = received.subarray(end);
      // It begins with who it is.
      if (!Array.isArray(message)) continue;
      const [, id, error, answer] = message as [number, number, object | null, object | null];
      if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)));
      else waiting.get(id)?.resolve(answer ?? {});
      waiting.delete(id);
    }
  });
  return (command: string, parameters: object): Promise<object> =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      waiting.set(id, { resolve, reject });
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
