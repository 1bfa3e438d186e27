import { setTimeout } from 'node:timers/promises';
import { expect, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import { logIn } from '../account';
import type { Customer } from '../seller';
import { randomBy, type Random } from './random';

/** A run by hand knows faults that take longer, too; what the journeys' own seeds come to stays as it is. */
export const byHand = process.env.FAULT_SEQUENCES !== undefined;

/** Of 3G, in milliseconds. */
const latency = 400;

/** Where a request is lost: on its way there, or its answer on its way back, when it was done; or nowhere, on a line that froze: it is never answered. */
type Cut = 'there' | 'back' | 'nowhere';

/** What brings answers and files to us; a bad line loses all other calls of the account, too. */
const isSave = (url: string) => /\/api\/account\/post|\/documents\/(upload|tus)/.test(url);

declare global {
  // As it is called in the page.
  var deviceIsFull: boolean | undefined;
}

/** Of the whole of a page: nothing more fits on the device for as long as it says so. */
function refuseWhenFull(): void {
  const refuse = () => {
    if (globalThis.deviceIsFull) throw new DOMException('The device is full.', 'QuotaExceededError');
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function keep(this: Storage, key, value) {
    refuse();
    setItem.call(this, key, value);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function keep(this: IDBObjectStore, ...given) {
    refuse();
    return put.apply(this, given);
  };
}

/** A customer's device, on which anything can go wrong. */
export class Device {
  readonly cuts: Cut[] = [];
  /** What a bad line loses; undefined on a good one. */
  badLine: Random | undefined;
  /** Nothing more fits on it. */
  isFull = false;
  #page: Page | undefined;

  private constructor(
    readonly context: BrowserContext,
    readonly customer: Customer,
    readonly path: string,
  ) {}

  static async start(browser: Browser, customer: Customer, path: string): Promise<Device> {
    const device = new Device(await browser.newContext(), customer, path);
    const cutOff = (route: Route) => device.#cutOff(route);
    await device.context.route('**/api/account/**', cutOff);
    await device.context.route('**/documents/{upload,tus}**', cutOff);
    await device.context.route('**/documents/tus/**', cutOff);
    if (byHand) await device.context.addInitScript(refuseWhenFull);
    await device.open();
    return device;
  }

  async #cutOff(route: Route): Promise<void> {
    const request = route.request();
    const cut = request.method() === 'OPTIONS' ? undefined : (isSave(request.url()) && this.cuts.shift()) || this.#lostOnLine();
    if (this.badLine) await setTimeout(latency);
    if (cut === undefined) return route.fallback();
    if (cut === 'nowhere') return;
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
    await this.#tellFull();
  }

  /** As a phone that needs its memory does: nothing of the page hears of it. */
  async killTab(): Promise<void> {
    if (this.#page) await close(this.#page);
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

  async fill(isFull: boolean): Promise<void> {
    this.isFull = isFull;
    await this.#tellFull();
  }

  #tellFull() {
    return this.page.evaluate((isFull) => {
      globalThis.deviceIsFull = isFull;
    }, this.isFull);
  }

  /** Nothing goes wrong any more. */
  async recover(): Promise<void> {
    this.cuts.length = 0;
    this.badLine = undefined;
    this.isFull = false;
    await this.killTab();
  }
}

/** Chromium forgets to close a page that was going to another address (147 and 156: one in four), so that closing never ended: it is asked once more when that has come. */
async function close(page: Page): Promise<void> {
  const [ofPage, ofBrowser] = await Promise.all([page.context().newCDPSession(page), browserOf(page).newBrowserCDPSession()]);
  const { targetInfo } = await ofPage.send('Target.getTargetInfo');
  // Mostly the page is gone by then. If it isn't, and couldn't be asked, the journey waits for its end below, and fails.
  const again = () => void ofBrowser.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => undefined);
  page.on('framenavigated', again).on('domcontentloaded', again).on('load', again);
  await page.close();
  await ofBrowser.detach();
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  return browser;
}

const usual = ['offline', 'online', 'cut there', 'cut back', 'tab killed', 'session ended'] as const;
const all = [...usual, 'bad line', 'good line', 'asleep', 'storage full', 'room again', 'line frozen'] as const;

/** What can go wrong at any moment; each comes back to a page on which one can go on. */
export async function goWrong(device: Device, random: Random): Promise<string> {
  const fault = random.pick(byHand ? all : usual);
  if (fault === 'bad line') device.badLine = randomBy(random.below(1_000));
  if (fault === 'good line') device.badLine = undefined;
  if (fault === 'asleep') await device.sleep();
  if (fault === 'storage full') await device.fill(true);
  if (fault === 'room again') await device.fill(false);
  if (fault === 'line frozen') device.cuts.push('nowhere');
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
