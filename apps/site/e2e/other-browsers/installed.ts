import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePorts } from '../../../../scripts/stack/ports.mjs';
import { type Session, startFirefox, startWebKit } from './webdriver';

const installed = (...names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

const firefox = installed('firefox-esr', 'firefox');
const port = async () => (await freePorts()).site;

const all: Readonly<Record<string, (() => Promise<Session>) | undefined>> = {
  Firefox: firefox === undefined ? undefined : async () => startFirefox(firefox, await port()),
  WebKit: installed('WebKitWebDriver') === undefined ? undefined : async () => startWebKit(await port()),
};

/** What starts each browser that is there. `ALL_BROWSERS=1` refuses to go on without one of them. */
export function installedBrowsers(): readonly { name: string; start: () => Promise<Session> }[] {
  const missing = Object.keys(all).filter((name) => !all[name]);
  const there = Object.entries(all).flatMap(([name, start]) => (start ? [{ name, start }] : []));
  if (there.length === 0 || (process.env.ALL_BROWSERS && missing.length > 0))
    throw new Error(`Not installed: ${missing.join(', ')}. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.`);
  if (missing.length > 0) console.warn(`Not installed, so not looked at: ${missing.join(', ')}.`);
  return there;
}
