import { readFileSync, writeFileSync } from 'node:fs';
import type { APIRequestContext, APIResponse, Browser, BrowserContext, Download, PlaywrightWorkerArgs } from '@playwright/test';
import { pseudoWords } from '@pomp/language/compile';
import { sentencesIn } from '@pomp/tooling/ledger';
import { sentenceFinder } from '@pomp/tooling/sentences';
import { fileFor, ledgers } from './shown-in';

/** How a page tells: in its console, as Playwright answers a function that it puts in a page by what browsers count as someone's touch. */
const telling = 'pomp-shown ';

let find: ReturnType<typeof sentenceFinder> | undefined;
const finder = () => (find ??= sentenceFinder(JSON.parse(readFileSync(sentencesIn(ledgers ?? ''), 'utf8'))));

const letters = 'abcdefghijklmnopqrstuvwxyz';
const accented = [...pseudoWords({ letters }).letters];
/** What is said in the pseudo-language, as it is said in Dutch: some of its letters are others, not those with a mark. */
const inDutch = (text: string): string =>
  text.toLowerCase().replaceAll(anyAccented, (letter) => letters[accented.indexOf(letter)]!);
const anyAccented = new RegExp(`[${accented.join('')}]`, 'g');

/** Of what Node itself is answered: by the sandbox's mailbox, the backend. */
let heardByNode: ((text: string) => void) | undefined;
if (ledgers) {
  const { text, json } = Response.prototype;
  Response.prototype.text = async function () {
    const answer = await text.call(this);
    heardByNode?.(answer);
    return answer;
  };
  Response.prototype.json = async function () {
    const answer: unknown = await json.call(this);
    heardByNode?.(JSON.stringify(answer));
    return answer;
  };
}

const isOfWords = /text|json|xml|calendar|javascript/;
const isWithoutWords = /^(image|font|video|audio)\//;
/** Of an answer that only says where to go on. */
const isElsewhere = (status: number) => status >= 300 && status < 400;

/**
 * Listens to all that a journey is shown and told in words, in pages and in answers to calls: of a label that it never saw it need not run again. Undefined in CI, where
 * nothing is kept.
 */
export function listenForWords(journeyId: string) {
  const file = fileFor(journeyId);
  return file === undefined ? undefined : listenInto(file);
}

function listenInto(file: string) {
  const texts = new Set<string>();
  let isTold = true;
  const hear = (text: string) => void texts.add(inDutch(text));
  const hearAnything = () => void (isTold = false);
  let asksNothing = false;
  const asksForNoWords = () => void (asksNothing = true);
  const reading: Promise<void>[] = [];
  heardByNode = hear;

  function hearAnswer(answer: Pick<APIResponse, 'body' | 'headers'>): void {
    const { body } = answer;
    answer.body = async () => {
      const content = await body.call(answer);
      const type = answer.headers()['content-type'] ?? 'text';
      if (isOfWords.test(type)) hear(content.toString('utf8'));
      else if (!isWithoutWords.test(type)) hearAnything();
      return content;
    };
  }

  function listenToCalls(calls: APIRequestContext): void {
    const { fetch } = calls;
    calls.fetch = async <Body>(...given: Parameters<typeof fetch<Body>>) => {
      const answer = await fetch.call<APIRequestContext, typeof given, Promise<APIResponse<Body>>>(calls, ...given);
      hearAnswer(answer);
      return answer;
    };
  }

  /** Of what is in a document no words are told, once a journey opens it. */
  function hearDocument(document: Download): void {
    for (const way of ['path', 'saveAs', 'createReadStream'] as const) {
      const open: (...given: never[]) => Promise<unknown> = document[way];
      Object.assign(document, {
        [way]: (...given: never[]) => {
          hearAnything();
          return open.apply(document, given);
        },
      });
    }
  }

  /** Without script a page tells nothing of itself, and says all that it says as it comes. */
  function readDocuments(context: BrowserContext): void {
    context.on('response', (answer) => {
      const isRead = answer.request().resourceType() === 'document' && !isElsewhere(answer.status());
      if (isRead) reading.push(answer.body().then(() => undefined, hearAnything));
    });
  }

  async function listenToPages(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const text = message.text();
      if (text.startsWith(telling)) (JSON.parse(text.slice(telling.length)) as string[]).forEach(hear);
    });
    await context.addInitScript(tellWhatIsShown, telling);
    context.on('response', hearAnswer);
    context.on('page', (page) => page.on('download', hearDocument));
    listenToCalls(context.request);
  }

  /** The names of what the journey was shown; null where that isn't known, as of one of which nothing was heard. */
  function read(): string[] | null {
    if (asksNothing) return [];
    return isTold && texts.size > 0 ? [...finder()(texts)] : null;
  }

  /** From now on in whatever the journey opens, with script where nothing else is said; gives back what ends that. */
  function listen(browser: Browser, { request }: PlaywrightWorkerArgs['playwright'], isScripted: boolean): () => Promise<void> {
    const [openPages, openCalls] = [browser.newContext, request.newContext];
    browser.newContext = async (options) => {
      const context = await openPages.call(browser, options);
      await listenToPages(context);
      if (!(options?.javaScriptEnabled ?? isScripted)) readDocuments(context);
      return context;
    };
    request.newContext = async (options) => {
      const calls = await openCalls.call(request, options);
      listenToCalls(calls);
      return calls;
    };
    return async () => {
      browser.newContext = openPages;
      request.newContext = openCalls;
      await Promise.all(reading);
      writeFileSync(file, JSON.stringify(read()));
    };
  }
  return { listen, listenToCalls, hearAnything, asksForNoWords };
}

/** Runs in each page, before all else. */
function tellWhatIsShown(beginning: string): void {
  const { debug } = console;
  const told = new Set<string>();
  const spoken = [
    'aria-description',
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'content',
    'label',
    'placeholder',
    'title',
    'value',
  ];
  let isNew: string[] = [];
  const tell = (text: string | null): void => {
    const said = text?.trim() ?? '';
    if (said === '' || told.has(said)) return;
    told.add(said);
    isNew.push(said);
  };
  const look = (node: Node): void => {
    if (node instanceof Element) for (const name of spoken) tell(node.getAttribute(name));
    else if (node instanceof Text && !/^(script|style)$/i.test(node.parentElement?.tagName ?? '')) tell(node.data);
  };
  const lookInside = (node: Node): void => {
    look(node);
    const inside = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (inside.nextNode()) look(inside.currentNode);
  };
  const tellAll = (): void => {
    if (isNew.length > 0) debug.call(console, beginning + JSON.stringify(isNew));
    isNew = [];
  };
  const { confirm } = window;
  window.confirm = (question) => {
    tell(question ?? null);
    tellAll();
    return confirm.call(window, question);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') addedNodes.forEach(lookInside);
      else look(target);
    tellAll();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: spoken });
}
