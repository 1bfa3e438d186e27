import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchWhileTyping } from './search.control.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page of the knowledge base, of which each answer holds the words that were searched. */
function page() {
  const address = 'https://pomp.example/kennisbank/';
  const answers = new Map<string, () => void>();
  vi.stubGlobal('location', { href: address });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('fetch', ({ searchParams }: URL, { signal }: { signal: AbortSignal }) => {
    const words = searchParams.get('q') ?? '';
    return new Promise((resolve, reject) => {
      answers.set(words, () => resolve(new Response(words)));
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  class Parser {
    parseFromString = (words: string) => ({ querySelector: () => ({ childNodes: [words] }) });
  }
  vi.stubGlobal('DOMParser', Parser);

  let shown: unknown[] = ['all there is'];
  const place = { childNodes: shown, replaceChildren: (...now: unknown[]) => (shown = now), querySelector: () => null };
  const field = { value: '', defaultValue: '' };
  const form = Object.assign(new EventTarget(), {
    action: address,
    querySelector: (selector: string) => (selector === '[type=search]' ? field : null),
    ownerDocument: { querySelector: () => place },
  });
  searchWhileTyping(form as unknown as HTMLFormElement);
  return {
    shown: () => shown,
    type: async (words: string) => {
      field.value = words;
      form.dispatchEvent(new Event('input'));
      await vi.runAllTimersAsync();
    },
    answer: async (words: string) => {
      answers.get(words)?.();
      await vi.runAllTimersAsync();
    },
  };
}

test('what was searched last is shown, also where it was shown before and an answer to more words is still under way', async () => {
  const { shown, type, answer } = page();
  await type('warmte');
  await answer('warmte');
  expect(shown()).toEqual(['warmte']);

  await type('warmtepomp');
  await type('warmte');
  await answer('warmtepomp');
  expect(shown()).toEqual(['warmte']);
});
