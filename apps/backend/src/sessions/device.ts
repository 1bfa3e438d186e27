/** In the order of looking: most browsers also name those that they want to be taken for. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const longest = 1_000;

/** Browser and system in words, to recognise a session by. Nothing else of what the browser tells is kept. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const told = (userAgent ?? '').slice(0, longest);
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, pattern]) => pattern.test(told))?.[0];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined) return system;
  return system === undefined ? browser : `${browser} op ${system}`;
}
