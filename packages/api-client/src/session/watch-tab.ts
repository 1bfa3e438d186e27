import { hearSignOut } from './session-end.js';

interface Host {
  /** Leads the customer to the login. */
  readonly onSessionLost: () => void;
  /** The moment it is on this device. Without it nothing says that nobody is there. */
  readonly now?: (() => Date) | undefined;
}

/** Longer than what is asked every minute takes to be asked again: each use is told by one of those calls. */
const lately = 90_000;

/** What people do on a page, whatever they do it with. A page that scrolls or changes by itself does none of it. */
const uses = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input', 'click'];

/** Sees whether anybody uses the page of this tab, and hears that the customer logs out in another. Stays the same while its host gives other functions. */
export function watchTab(host: Host) {
  const moment = () => Number(host.now?.());
  let usedAt = NaN;
  const use = () => {
    usedAt = moment();
  };
  return {
    hostIs: (given: Host) => {
      host = given;
    },
    onSessionLost: () => host.onSessionLost(),
    /** Whether nobody used the page lately: what it asks then, it asks by itself. Opening it counts. */
    isUnattended: () => moment() - usedAt > lately,
    /** Begins, until the answer is called. */
    watch: () => {
      const end = new AbortController();
      const heard = { capture: true, signal: end.signal };
      use();
      for (const name of uses) addEventListener(name, use, heard);
      addEventListener('storage', hearSignOut, heard);
      return () => end.abort();
    },
  };
}
