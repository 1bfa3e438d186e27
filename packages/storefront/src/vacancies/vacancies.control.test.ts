// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { vacanciesControl } from './vacancies.control.js';

let leave: AbortController;
beforeEach(() => {
  document.documentElement.lang = 'nl-NL';
  history.replaceState(null, '', '/vacatures/?query=monteur');
  document.body.innerHTML = `
    <div data-vacancies>
      <form><input name="query" /><input name="location" /></form>
      <div>
        <h2><span data-results="Resultaten: {count}"></span></h2>
        <ul><li data-title="Monteur" data-location="Zwolle"></li><li data-title="Planner" data-location="Utrecht"></li></ul>
        <div role="status"><p></p><span></span></div>
      </div>
    </div>`;
  leave = new AbortController();
  vacanciesControl(document, leave.signal);
});
afterEach(() => leave.abort());

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const goTo = (address: string) => {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

test('a link to a part of the page leaves what is typed', () => {
  expect(field('query').value).toBe('monteur');
  field('query').value = 'planner';
  field('location').value = 'utr';
  goTo('#inhoud');
  expect([field('query').value, field('location').value]).toEqual(['planner', 'utr']);
});

test('a place in the history that asks for something else is shown', () => {
  field('query').value = 'monteur in';
  goTo('?query=planner');
  expect(field('query').value).toBe('planner');
  expect(document.querySelector('h2')?.textContent).toBe('Resultaten: 1');
});
