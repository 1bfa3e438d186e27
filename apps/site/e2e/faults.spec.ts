import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { logIn } from './account';
import { order, type Customer } from './seller';
import type { Stack } from './stack';
import { expect, test } from './test';

/** `pnpm faults 500` runs as many; two are in every run of the journeys. */
const sequences = Number(process.env.FAULT_SEQUENCES ?? 2);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);
const stepsEach = 8;
/** A run by hand knows faults that take longer, too; what the journeys' own seeds come to stays as it is. */
const byHand = process.env.FAULT_SEQUENCES !== undefined;

/** The same numbers for the same seed: a sequence that fails can be run again by itself. */
function randomBy(seed: number) {
  let state = seed * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
  };
}
type Random = ReturnType<typeof randomBy>;

/** Of 3G, in milliseconds. */
const latency = 400;

/** Where a request is lost: on its way there, or its answer on its way back, when it was done. */
type Cut = 'there' | 'back';

/** A customer's device, on which anything can go wrong. */
class Device {
  readonly cuts: Cut[] = [];
  /** What a bad line loses; undefined on a good one. */
  badLine: Random | undefined;
  #page: Page | undefined;

  private constructor(
    readonly context: BrowserContext,
    readonly customer: Customer,
    readonly path: string,
  ) {}

  static async start(browser: Browser, customer: Customer, path: string): Promise<Device> {
    const device = new Device(await browser.newContext(), customer, path);
    const cutOff = (route: Route) => device.#cutOff(route);
    await device.context.route('**/api/account/post{House,Installation}Info**', cutOff);
    await device.context.route('**/documents/{upload,tus}**', cutOff);
    await device.context.route('**/documents/tus/**', cutOff);
    await device.open();
    return device;
  }

  async #cutOff(route: Route): Promise<void> {
    const cut = route.request().method() === 'OPTIONS' ? undefined : (this.cuts.shift() ?? this.#lostOnLine());
    if (this.badLine) await setTimeout(latency);
    if (cut === undefined) return route.fallback();
    // Whether it arrived, and whether the page is still there to hear of it, is what this is about.
    if (cut === 'back') await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  }

  /** One in five, half of them on the way back. */
  #lostOnLine(): Cut | undefined {
    const lost = this.badLine?.below(10);
    return lost === 0 ? 'there' : lost === 1 ? 'back' : undefined;
  }

  get page(): Page {
    if (!this.#page) throw new Error('The device has no page open.');
    return this.#page;
  }

  /** With reception, logged in, on its page. */
  async open(): Promise<void> {
    await this.context.setOffline(false);
    if (!this.#page) {
      this.#page = await this.context.newPage();
      if (byHand) await this.#page.clock.install();
    }
    // Only who has to: so many log-ins a minute from one address are refused.
    if (!(await this.#page.request.get('/api/auth/session')).ok()) await logIn(this.#page, this.customer);
    await this.#page.goto(this.path);
    await expect(this.#page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }

  /** As a phone that needs its memory does: nothing of the page hears of it. */
  async killTab(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
    await this.open();
  }

  /** In a pocket: no reception, and of an hour's timers each goes off once at the end. */
  async sleep(): Promise<void> {
    await this.context.setOffline(true);
    await this.page.clock.fastForward('01:00:00');
    await this.context.setOffline(false);
  }

  /** By the customer, on yet another device. */
  async endSession(): Promise<void> {
    await this.context.setOffline(false);
    expect((await this.page.request.post('/api/auth/removeSession', { data: {} })).status()).toBe(200);
  }
}

/** What can go wrong at any moment; each comes back to a page on which one can go on. */
async function goWrong(device: Device, random: Random): Promise<string> {
  const usual = ['offline', 'online', 'cut there', 'cut back', 'tab killed', 'session ended'] as const;
  const fault = random.pick(byHand ? ([...usual, 'bad line', 'good line', 'asleep'] as const) : usual);
  if (fault === 'bad line') device.badLine = randomBy(random.below(1_000));
  if (fault === 'good line') device.badLine = undefined;
  if (fault === 'asleep') await device.sleep();
  if (fault === 'offline') await device.context.setOffline(true);
  if (fault === 'online') await device.context.setOffline(false);
  if (fault === 'cut there') device.cuts.push('there');
  if (fault === 'cut back') device.cuts.push('back');
  if (fault === 'tab killed') await device.killTab();
  if (fault === 'session ended') {
    await device.endSession();
    await device.killTab();
  }
  return fault;
}

const shotListOf = (houseId: string) =>
  `/account/installatie/fotolijst/?${new URLSearchParams({ houseId, flow: 'pomp ao' }).toString()}`;

const questions = { gas: /Hoeveel gas/, power: /Hoeveel stroom/, water: /Hoeveel water/ } as const;
type Question = keyof typeof questions;
const storedAs = { gas: 'gasConsumption', power: 'electricityConsumption', water: 'waterConsumption' } as const;

test.describe('whatever goes wrong', () => {
  test.use({ alsoLogged: /./ });

  for (const [index, kind] of Array.from({ length: sequences }, (_, at) => [at, at % 2 ? 'photos' : 'answers'] as const)) {
    const seed = firstSeed + index;
    test(`no ${kind} are lost, and none is there twice (${seed})`, { tag: '@desktop' }, async ({ browser, stack, customer }) => {
      test.slow();
      const random = randomBy(seed);
      const run = kind === 'answers' ? answerThrough : photographThrough;
      await run({ browser, stack, customer, random });
    });
  }
});

interface Sequence {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly customer: Customer;
  readonly random: Random;
}

/** Two devices fill in one form, each questions of its own. */
async function answerThrough({ browser, stack, customer, random }: Sequence): Promise<void> {
  const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
  const path = `/account/woning/verbruik/?houseId=${houseId}`;
  const [phone, computer] = [await Device.start(browser, customer, path), await Device.start(browser, customer, path)];
  const askedOn = { gas: phone, water: phone, power: computer } as const;
  const given: Partial<Record<Question, string>> = {};
  const done: string[] = [];
  for (let step = 0; step < stepsEach; step += 1) {
    const question = random.pick(['gas', 'power', 'water'] as const);
    const device = askedOn[question];
    if (random.below(2)) {
      const answer = String(100 + random.below(1_900));
      await device.page.getByRole('textbox', { name: questions[question] }).fill(answer);
      given[question] = answer;
      done.push(`${question} ${answer}`);
    } else done.push(`${device === phone ? 'phone' : 'computer'} ${await goWrong(device, random)}`);
  }
  for (const device of [phone, computer]) {
    device.cuts.length = 0;
    device.badLine = undefined;
    await device.killTab();
  }
  const stored = async () => {
    const body = (await (await phone.page.request.get(`/api/account/getHouseInfo?houseId=${houseId}`)).json()) as {
      houseInfo: { consumption?: Record<string, unknown> };
    };
    const answers = body.houseInfo.consumption ?? {};
    return Object.fromEntries((Object.keys(given) as Question[]).map((question) => [question, answers[storedAs[question]]]));
  };
  await expect.poll(stored, { message: done.join(', '), timeout: 45_000 }).toEqual(given);
  await Promise.all([phone, computer].map(({ context }) => context.close()));
}

/** The smallest real photo there is; what follows its end no program reads. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What can be done and seen of photos on a device. */
function camera(phone: Device, houseId: string) {
  const onServer = async () => {
    const answer = await phone.page.request.get(`/api/account/getUploads?houseId=${houseId}`);
    return answer.ok() ? ((await answer.json()) as { id: string }[]) : [];
  };
  const onDevice = () =>
    phone.page.evaluate(async () => {
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === 'pomp.files')) return 0;
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('pomp.files');
        opening.addEventListener('error', () => reject(new Error('The database doesn’t open.')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('kept').objectStore('kept').count();
          counting.addEventListener('success', () => {
            resolve(counting.result);
            opening.result.close();
          });
        });
      });
    });
  const photograph = async (content: Buffer) => {
    const chooser = phone.page.waitForEvent('filechooser');
    await phone.page
      .getByRole('button', { name: /^Maak foto: /, exact: false })
      .last()
      .click();
    await (await chooser).setFiles({ name: 'image.png', mimeType: 'image/png', buffer: content });
  };
  const storedHashes = async () =>
    Promise.all(
      (await onServer()).map(async ({ id }) => {
        const answer = await phone.page.request.get(`/api/account/getUpload?id=${id}`);
        return sha256(await answer.body());
      }),
    );
  return { onServer, onDevice, photograph, storedHashes };
}

/** Someone photographs an installation: photos that go whole, and larger ones that go in parts. */
async function photographThrough({ browser, stack, customer, random }: Sequence): Promise<void> {
  const { houseId } = await order(stack, customer, 'Pomp AO', { step: 'AI', status: 'MI' });
  const phone = await Device.start(browser, customer, shotListOf(houseId));
  const { onServer, onDevice, photograph, storedHashes } = camera(phone, houseId);
  const made: string[] = [];
  const done: string[] = [];
  for (let step = 0; step < stepsEach; step += 1) {
    if (random.below(2)) {
      const content = Buffer.concat([png, randomBytes(random.below(2) ? 2_000 : 1_500_000)]);
      await photograph(content);
      made.push(sha256(content));
      // From here on it is kept: the list counts it, as stored or as waiting.
      const counted = async () => (await onDevice()) + (await onServer()).length;
      await expect.poll(counted, { message: done.join(', ') }).toBeGreaterThanOrEqual(made.length);
      done.push(`photo of ${content.length} bytes`);
    } else done.push(await goWrong(phone, random));
  }
  phone.cuts.length = 0;
  phone.badLine = undefined;
  await phone.killTab();
  await expect.poll(async () => (await onServer()).length, { message: done.join(', '), timeout: 45_000 }).toBe(made.length);
  await expect.poll(onDevice, { message: done.join(', '), timeout: 45_000 }).toBe(0);
  expect((await storedHashes()).toSorted(), done.join(', ')).toEqual(made.toSorted());
  await phone.context.close();
}
