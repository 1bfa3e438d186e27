import { consumption, exampleAnswers, type RawAnswers } from '@pomp/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSectionForm } from '../section-form/create-section-form.js';
import type { SaveResult } from '../section-form/saving.js';
import { createAnswerKeeper, type KeepResult, type Kept } from './create-answer-keeper.js';

const scope = { after: {}, context: { today: '2026-11-21' as const } };
const complete = exampleAnswers(consumption, scope);
const noon = new Date('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Given {
  readonly values?: RawAnswers;
  readonly results?: readonly KeepResult[];
  readonly maySend?: () => boolean;
  readonly isOnDevice?: () => boolean;
  readonly save?: () => Promise<SaveResult>;
}

function keeping({ values = {}, results = [], maySend = () => true, isOnDevice = () => true, save }: Given = {}) {
  const form = createSectionForm({ section: consumption, values, scope, save: save ?? (async () => ({ status: 'saved' })) });
  const sent: RawAnswers[] = [];
  const left = [...results];
  const keeper = createAnswerKeeper({
    form,
    send: async ({ answers }) => {
      sent.push(answers);
      return left.shift() ?? { status: 'saved' };
    },
    maySend,
    isOnDevice,
    now: () => new Date(),
    after: 1_000,
  });
  const states: Kept['state'][] = [];
  keeper.subscribe(() => states.push(keeper.kept().state));
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { form, keeper, sent, states, pass };
}

test('an answer is on the device at once, and saved a moment later, with the time', async () => {
  const { form, keeper, sent, pass } = keeping();
  form.change('gasConsumption', '1450');
  expect(keeper.kept()).toEqual({ state: 'onDevice', why: 'turn' });
  await pass(1_000);
  expect(sent).toEqual([{ gasConsumption: '1450' }]);
  expect(keeper.kept()).toEqual({ state: 'saved', at: new Date(noon.getTime() + 1_000) });
  expect(form.state().dirty).toBe(false);
  await pass(60_000);
  expect(sent).toHaveLength(1);
});

test('answers that come one after the other are one save', async () => {
  const { form, sent, pass } = keeping();
  form.change('gasConsumption', '1');
  await pass(900);
  form.change('gasConsumption', '14');
  await pass(900);
  form.change('waterConsumption', '90');
  await pass(1_000);
  expect(sent).toEqual([{ gasConsumption: '14', waterConsumption: '90' }]);
});

test('what is typed while a save is under way has its own turn', async () => {
  const { form, keeper, sent, pass } = keeping();
  let finish: (result: KeepResult) => void = () => undefined;
  keeper.stop();
  const slow = createAnswerKeeper({
    form,
    send: ({ answers }) => {
      sent.push(answers);
      return new Promise((resolve) => (finish = resolve));
    },
    maySend: () => true,
    isOnDevice: () => true,
    now: () => new Date(),
    after: 1_000,
  });
  form.change('gasConsumption', '1450');
  await pass(1_000);
  form.change('waterConsumption', '90');
  await pass(5_000);
  expect(sent).toHaveLength(1);
  finish({ status: 'saved' });
  await pass(0);
  expect(slow.kept()).toEqual({ state: 'onDevice', why: 'turn' });
  await pass(1_000);
  expect(sent.at(-1)).toEqual({ gasConsumption: '1450', waterConsumption: '90' });
});

test('without reception it stays on the device, and goes by itself once there is some', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  const { form, keeper, sent, pass } = keeping({ results: [{ status: 'noReception' }, { status: 'noReception' }] });
  form.change('gasConsumption', '1450');
  await pass(1_000);
  expect(keeper.kept()).toEqual({ state: 'onDevice', why: 'reception' });
  form.change('waterConsumption', '90');
  expect(keeper.kept()).toEqual({ state: 'onDevice', why: 'reception' });
  await pass(1_000);
  expect(sent).toHaveLength(2);
  browser.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent.at(-1)).toEqual({ gasConsumption: '1450', waterConsumption: '90' });
  expect(keeper.kept().state).toBe('saved');
  await pass(120_000);
  expect(sent).toHaveLength(3);
});

test('a browser that doesn’t tell of reception is no hindrance', async () => {
  const { form, keeper, sent, pass } = keeping({ results: [{ status: 'noReception' }, { status: 'noReception' }] });
  form.change('gasConsumption', '1450');
  await pass(1_000 + 5_000 + 10_000);
  expect(sent).toHaveLength(3);
  expect(keeper.kept().state).toBe('saved');
});

test('a server that is busy is asked again, and nobody is told that there is no reception', async () => {
  const { form, keeper, sent, pass } = keeping({ results: [{ status: 'later' }] });
  form.change('gasConsumption', '1450');
  await pass(1_000);
  expect(keeper.kept()).toEqual({ state: 'onDevice', why: 'turn' });
  await pass(5_000);
  expect(sent).toHaveLength(2);
  expect(keeper.kept().state).toBe('saved');
});

test('a finished section that misses something now waits until it is complete', async () => {
  let complete_ = false;
  const { form, keeper, sent, pass } = keeping({ maySend: () => complete_ });
  form.change('gasConsumption', '');
  form.change('waterConsumption', '90');
  await pass(1_000);
  expect(keeper.kept()).toEqual({ state: 'onDevice', why: 'completeness' });
  complete_ = true;
  form.change('gasConsumption', '1450');
  await pass(1_000);
  expect(sent).toHaveLength(1);
});

test('what is no answer stays as it was typed, unsaved, and isn’t sent again and again', async () => {
  const { form, sent, pass } = keeping();
  form.change('gasConsumption', '01');
  form.change('waterConsumption', '90');
  await pass(60_000);
  expect(sent).toEqual([{ waterConsumption: '90' }]);
  expect(form.field('gasConsumption').value).toBe('01');
  expect(form.state().dirty).toBe(true);
  form.change('gasConsumption', '1');
  await pass(1_000);
  expect(sent.at(-1)).toEqual({ gasConsumption: '1', waterConsumption: '90' });
});

test('answers that someone else gave meanwhile appear, and aren’t taken for one’s own', async () => {
  const { form, sent, pass } = keeping({
    values: { gasConsumption: '1300', electricityConsumption: '2900' },
    results: [{ status: 'saved', now: { gasConsumption: '1500', electricityConsumption: '3100' } }],
  });
  form.change('electricityConsumption', '3100');
  await pass(1_000);
  expect(form.field('gasConsumption').value).toBe('1500');
  form.change('waterConsumption', '90');
  await pass(1_000);
  expect(sent.at(-1)).toMatchObject({ gasConsumption: '1500' });
});

test('a press on a button goes first, and counts', async () => {
  const { form, keeper, sent, pass } = keeping({ values: complete });
  form.change('waterConsumption', '91');
  await form.submit();
  await pass(5_000);
  expect(sent).toEqual([]);
  expect(keeper.kept().state).toBe('saved');
});

test('it is said when the device can’t keep anything, when the server refuses, and when someone has to choose', async () => {
  const full = keeping({ isOnDevice: () => false });
  full.form.change('gasConsumption', '1450');
  expect(full.keeper.kept().state).toBe('onScreen');

  const refused = keeping({ results: [{ status: 'refused' }] });
  refused.form.change('gasConsumption', '1450');
  await refused.pass(60_000);
  expect(refused.keeper.kept()).toEqual({ state: 'onDevice', why: 'repair' });
  expect(refused.sent).toHaveLength(1);

  const asked = keeping({ results: [{ status: 'asked' }] });
  asked.form.change('gasConsumption', '1450');
  await asked.pass(60_000);
  expect(asked.keeper.kept().state).toBe('asked');
  expect(asked.sent).toHaveLength(1);
});

test('what is corrected while the save of it is under way is sent when that is refused', async () => {
  const { form, keeper, sent, pass } = keeping();
  keeper.stop();
  const finish: ((result: KeepResult) => void)[] = [];
  const slow = createAnswerKeeper({
    form,
    send: ({ answers }) => {
      sent.push(answers);
      return new Promise((resolve) => finish.push(resolve));
    },
    maySend: () => true,
    isOnDevice: () => true,
    now: () => new Date(),
    after: 1_000,
  });
  form.change('gasConsumption', '9999');
  await pass(1_000);
  form.change('gasConsumption', '1450');
  await pass(5_000);
  finish[0]?.({ status: 'refused' });
  await pass(0);
  expect(slow.kept()).toEqual({ state: 'onDevice', why: 'turn' });
  await pass(1_000);
  expect(sent).toEqual([{ gasConsumption: '9999' }, { gasConsumption: '1450' }]);

  // And what is taken back meanwhile isn't.
  form.change('gasConsumption', '');
  finish[1]?.({ status: 'refused' });
  await pass(60_000);
  expect(slow.kept().state).toBe('asIs');
  expect(sent).toHaveLength(2);
});

test('typed answers that stood there before it began are sent, too; put back by hand, nothing is', async () => {
  const { form, keeper, pass } = keeping();
  keeper.stop();
  form.change('gasConsumption', '1450');
  const later: RawAnswers[] = [];
  const next = createAnswerKeeper({
    form,
    send: async ({ answers }) => {
      later.push(answers);
      return { status: 'saved' };
    },
    maySend: () => true,
    isOnDevice: () => true,
    now: () => new Date(),
    after: 1_000,
  });
  await pass(1_000);
  expect(later).toEqual([{ gasConsumption: '1450' }]);
  form.change('gasConsumption', '1460');
  form.change('gasConsumption', '1450');
  expect(next.kept().state).toBe('asIs');
  await pass(60_000);
  expect(later).toHaveLength(1);
});

test.each<KeepResult>([{ status: 'saved' }, { status: 'noReception' }, { status: 'later' }, { status: 'refused' }])(
  'once stopped it sends nothing any more, also when what was on its way comes to $status',
  async (result) => {
    const { form, keeper, pass } = keeping();
    keeper.stop();
    const finish: ((result: KeepResult) => void)[] = [];
    const slow = createAnswerKeeper({
      form,
      send: () => new Promise((resolve) => finish.push(resolve)),
      maySend: () => true,
      isOnDevice: () => true,
      now: () => new Date(),
      after: 1_000,
    });
    form.change('gasConsumption', '1450');
    await pass(1_000);
    form.change('waterConsumption', '90');
    slow.stop();
    finish[0]?.(result);
    await pass(120_000);
    expect(finish).toHaveLength(1);
  },
);
