import type { Language } from '@pomp/language';
import { BROWSER_MAP, OS_MAP, parse } from 'bowser';
import { sessionTexts } from './texts.js';

/** For an unknown browser the parser gives whatever word comes first: only these names are shown. */
const knownBrowsers = new Set<string>(Object.values(BROWSER_MAP));
const knownSystems = new Set<string>(Object.values(OS_MAP));

/** What people call them, where that is something else. */
const everydayNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'Chromebook',
};

const longest = 1_000;

/** How browser and system are kept together, which is as Dutch says it. */
const between = ' op ';

/** Browser and system, to recognise a session by. Nothing else of what the browser tells is kept. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os, platform } = parse(userAgent.slice(0, longest));
  const browserName = named(browser.name, knownBrowsers);
  // An iPhone and an iPad run the same system, and their owners know them by these names.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : named(os.name, knownSystems);
  if (browserName === undefined) return system;
  return system === undefined ? browserName : browserName + between + system;
}

const named = (name: string | undefined, known: ReadonlySet<string>) =>
  name !== undefined && known.has(name) ? (everydayNames[name] ?? name) : undefined;

/** What is kept of a session's device, in words. */
export function sayDevice(kept: string | null, language: Language): string | null {
  const [browser, system] = kept?.split(between) ?? [];
  return browser === undefined || system === undefined ? kept : language.texts(sessionTexts).device({ browser, system });
}
