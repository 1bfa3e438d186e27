// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdNoMore } from './index.js';

const [first, second] = ['first', 'second'] as const;
const form = (name: string) => document.querySelector<HTMLFormElement>(`form[name=${name}]`)!;
const inForm = (name: string, selector: string) => form(name).querySelector<HTMLElement>(selector)!;

/** As the script in a page's head holds it. */
function hold(...elements: HTMLElement[]) {
  for (const element of elements) {
    window.pompPresses?.push(element);
    element.setAttribute('data-pressed', '');
  }
}

beforeEach(() => {
  window.pompPresses = [];
  document.body.innerHTML = [first, second]
    .map(
      (name) =>
        `<form name="${name}"><a aria-haspopup="dialog">Uitleg</a><button type="button">Zoek</button><button>Verstuur</button></form>`,
    )
    .join('');
});
afterEach(() => {
  delete window.pompPresses;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('a form is sent once by the button that was pressed, and what else was pressed in it is let go', () => {
  const send = vi.spyOn(form(first), 'requestSubmit').mockReturnValue();
  hold(inForm(first, 'a'), inForm(first, '[type=button]'), inForm(first, 'button:last-child'));
  holdNoMore(form(first));
  holdNoMore(form(first));
  expect(send.mock.calls).toEqual([[inForm(first, 'button:last-child')]]);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

test('a form without a button that was pressed by Enter is sent', () => {
  const send = vi.spyOn(form(first), 'requestSubmit').mockReturnValue();
  hold(form(first));
  holdNoMore(form(first));
  expect(send).toHaveBeenCalledOnce();
});

test('a form in which only something else was pressed is not sent', () => {
  const send = vi.spyOn(form(first), 'requestSubmit').mockReturnValue();
  hold(inForm(first, 'a'), inForm(first, '[type=button]'));
  holdNoMore(form(first));
  expect(send).not.toHaveBeenCalled();
});

test('what is pressed elsewhere stays held, also after that', () => {
  const held = window.pompPresses;
  hold(inForm(second, 'button'), inForm(first, 'button:last-child'));
  vi.spyOn(form(first), 'requestSubmit').mockReturnValue();
  holdNoMore(form(first));
  expect(window.pompPresses).toEqual([inForm(second, 'button')]);
  // The script in the page's head adds to the list that it made.
  expect(window.pompPresses).toBe(held);
});
