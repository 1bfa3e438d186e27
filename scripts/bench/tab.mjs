import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, chromiumPath } from '@pomp/tooling/chromium';

/** @typedef {{ send: (method: string, params?: object) => Promise<any>, evaluate: (expression: string) => Promise<any> }} Document */

/**
 * A tab in a Chromium that makes pages ahead as it does for people: attached to as the browser's own devtools do, by its tab. Who attaches to
 * the page in it, as Playwright and WebDriver do, turns that off.
 * @param {{ args: string[], prepare: (document: Document) => Promise<unknown>[] }} options what each document needs before it begins, also one that is made ahead
 */
export async function openTab({ args, prepare }) {
  const profile = mkdtempSync(join(tmpdir(), 'pomp-tab-'));
  const browser = spawn(
    await chromiumPath(),
    ['--headless=new', ...chromiumArguments, ...args, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  const toBrowser = /** @type {import('node:stream').Writable} */ (browser.stdio[3]);
  const fromBrowser = /** @type {import('node:stream').Readable} */ (browser.stdio[4]);
  /** @type {Map<number, { sessionId: string | undefined, resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const asked = new Map();
  /** @type {Map<string, Document>} documents by their sessions, the one last attached to at the end */
  const documents = new Map();
  let last = 0;

  const send = (/** @type {string} */ method, params = {}, /** @type {string | undefined} */ sessionId = undefined) =>
    new Promise((resolve, reject) => {
      asked.set(++last, { sessionId, resolve, reject });
      toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });

  const attachToAll = (/** @type {string | undefined} */ sessionId, /** @type {object[]} */ filter) =>
    send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter }, sessionId);

  /** What goes with a target that is no longer there, or no page, is no error. */
  const attached = async (/** @type {{ sessionId: string, targetInfo: { type: string } }} */ { sessionId, targetInfo }) => {
    if (targetInfo.type === 'tab') await attachToAll(sessionId, [{}]);
    if (targetInfo.type === 'page') {
      const document = {
        send: (/** @type {string} */ method, params = {}) => send(method, params, sessionId),
        evaluate: async (/** @type {string} */ expression) => {
          const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }, sessionId);
          if (answer.exceptionDetails)
            throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
          return answer.result.value;
        },
      };
      documents.set(sessionId, document);
      await Promise.all([...prepare(document), send('Runtime.runIfWaitingForDebugger', {}, sessionId)]);
    } else await send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  };

  /** What a document was asked before it went gets no answer from the browser. */
  const forget = (/** @type {string} */ sessionId) => {
    documents.delete(sessionId);
    for (const [id, { sessionId: of, reject }] of asked)
      if (of === sessionId) {
        asked.delete(id);
        reject(new Error('The document is gone.'));
      }
  };

  const receive = (/** @type {any} */ { id, result, error, method, params }) => {
    if (id) {
      const { resolve, reject } = asked.get(id) ?? {};
      asked.delete(id);
      if (error) reject?.(new Error(error.message));
      else resolve?.(result);
    } else if (method === 'Target.attachedToTarget') void attached(params).catch(() => undefined);
    else if (method === 'Target.detachedFromTarget') forget(params.sessionId);
  };

  let rest = '';
  fromBrowser.setEncoding('utf8');
  fromBrowser.on('data', (chunk) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(JSON.parse(message));
  });

  await attachToAll(undefined, [{ type: 'tab', exclude: false }]);

  return {
    /** The document that is seen now. */
    async document() {
      const until = Date.now() + 20_000;
      for (;;) {
        for (const document of [...documents.values()].reverse()) {
          const seen = await Promise.race([
            document.evaluate('!document.prerendering && document.visibilityState === "visible"').catch(() => false),
            new Promise((resolve) => setTimeout(resolve, 2_000, false)),
          ]);
          if (seen) return document;
        }
        if (Date.now() > until) throw new Error('No document is seen.');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      void send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
