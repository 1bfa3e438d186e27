import { expect, test } from 'vitest';
import { exampleQuestionnaire } from './example-answers.js';
import { houseInfo } from '../house-info/house-info.js';
import { minutesLeft } from './minutes-left.js';
import { resolveQuestionnaire } from './questionnaire.js';

const today = '2026-11-21';
const answers = exampleQuestionnaire(houseInfo, { context: { today } });
type Name = keyof typeof houseInfo.sections;

/** With these sections answered. */
const leftAfter = (...done: readonly Name[]) => {
  const stored = Object.fromEntries(done.map((name) => [name, { answers: answers[name], completed: true }]));
  const states = resolveQuestionnaire(houseInfo, stored, { today });
  return minutesLeft(houseInfo.order.steps.map((name) => ({ section: houseInfo.sections[name], state: states[name] })));
};

test('a house that nobody said anything about takes some minutes', () => {
  expect(leftAfter()).toBeGreaterThan(3);
  expect(leftAfter()).toBeLessThan(12);
});

test('every section that is answered takes off, down to nothing', () => {
  const { steps } = houseInfo.order;
  const left = steps.map((_, index) => leftAfter(...steps.slice(0, index)));
  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect(new Set(left).size).toBeGreaterThan(2);
  expect(leftAfter(...steps)).toBe(0);
});
