import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './webdriver';

const reference = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys that have no character. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ' } as const;

/** Someone at a browser: points, presses and types as the browser itself is pointed at, pressed and typed in. Elements are named by a selector, and by what they say where that isn't enough. */
export function visitorOf(session: Session, site: string) {
  const run = (script: string, ...args: readonly unknown[]) => session.tell('ExecuteScript', { script, args });

  /** Waits until an expression of JavaScript is true in the page; `find(selector, says)` is the first such element that is seen. */
  async function see(expression: string): Promise<void> {
    const until = Date.now() + 10_000;
    for (;;) {
      // A page on its way can't be asked.
      if (await run(`${find} return Boolean(${expression});`).catch(() => false)) return;
      if (Date.now() > until) throw new Error(`Not so at ${String(await session.tell('GetCurrentURL'))}: ${expression}`);
      await pause(50);
    }
  }

  const point = async (selector: string, says: string, ...then: readonly object[]) => {
    await see(`find(${JSON.stringify(selector)}, ${JSON.stringify(says)})`);
    const element = await run(
      `${find} const found = find(...arguments); found.scrollIntoView({ block: 'center', behavior: 'instant' }); return found;`,
      selector,
      says,
    );
    // What unfolds above it may still move it along.
    await see(`isStill(find(${JSON.stringify(selector)}, ${JSON.stringify(says)}))`);
    const actions = [{ type: 'pointerMove', duration: 50, x: 0, y: 0, origin: element }, ...then];
    await session.tell('PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  };

  return {
    see,
    async open(path: string) {
      await session.tell('Navigate', { url: site + path });
      // Its module has run.
      await see(`document.readyState === 'complete'`);
    },
    pointAt: (selector: string, says = '') => point(selector, says),
    pointElsewhere: () =>
      session.tell('PerformActions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [{ type: 'pointerMove', duration: 50, x: 3, y: 600, origin: 'viewport' }],
          },
        ],
      }),
    press: (selector: string, says = '') =>
      point(selector, says, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    async key(name: keyof typeof keys) {
      const { [name]: value } = keys;
      await session.tell('PerformActions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      });
    },
    async type(selector: string, text: string) {
      await see(`find(${JSON.stringify(selector)}, '')`);
      const element = (await session.tell('FindElement', { using: 'css selector', value: selector })) as Record<string, string>;
      await session.tell('ElementSendKeys', { text }, element[reference]);
    },
    focus: (selector: string, says = '') => run(`${find} find(...arguments).focus();`, selector, says),
    size: (width: number, height: number) => session.tell('SetWindowRect', { width, height }),
    windows: async () => (await session.tell('GetWindowHandles')) as string[],
    forgetAll: async () => {
      await session.tell('DeleteAllCookies');
      await run('sessionStorage.clear(); localStorage.clear();');
    },
    /** Closes every window but this one. */
    async closeOthers() {
      const own = await session.tell('GetWindowHandle');
      for (const handle of (await session.tell('GetWindowHandles')) as string[]) {
        if (handle === own) continue;
        await session.tell('SwitchToWindow', { handle });
        await session.tell('CloseWindow');
      }
      await session.tell('SwitchToWindow', { handle: own });
    },
  };
}

export type Visitor = ReturnType<typeof visitorOf>;

const find = `
  // Also what isn't laid out before someone comes near, as the footer: a press brings it into view.
  const isSeen = (element) => element.checkVisibility
    ? element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0
    : element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isMoving = ({ playState, effect }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime);
  const isStill = (element) => {
    const place = JSON.stringify(element.getBoundingClientRect());
    const before = element.pompPlace;
    element.pompPlace = place;
    return place === before && !document.getAnimations().some(isMoving);
  };
  const find = (selector, says = '') => [...document.querySelectorAll(selector)].find((element) => isSeen(element) && element.textContent.includes(says));
`;
