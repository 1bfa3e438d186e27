/**
 * A text that someone can read or hear, and the element that has it; whether it stands where things are told as they happen.
 * @typedef {{ readonly text: string, readonly element: string, readonly live: boolean }} Told
 */

/**
 * Texts that are in no language, by the word that they begin with: the longest first.
 * @typedef {ReadonlyMap<string, readonly string[]>} Data
 */

/**
 * Everything with plain letters that a page tells: what is shown, and what a screen reader says. Carried over to the page as its text: it may use nothing from
 * outside.
 * @returns {Told[]}
 */
export function plainTextsOnPage() {
  const attributes = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];
  const liveRegions = '[role=status], [role=alert], [aria-live]';
  const ofStorybook = '.sb-wrapper, .sb-preparing-story, .sb-preparing-docs, #storybook-docs, #storybook-highlights-root';
  const language = document.documentElement.lang;
  /** What says that it is in another language than its page isn't asked. */
  const isOfPage = (/** @type {Element} */ element) =>
    !element.closest(ofStorybook) && (element.closest('[lang]')?.getAttribute('lang') ?? language) === language;

  /** @type {Told[]} */
  const found = [];
  const tell = (/** @type {string | null} */ text, /** @type {Element} */ element) => {
    if (text && /[a-z]{2}/i.test(text) && isOfPage(element))
      found.push({ text, element: element.localName, live: element.closest(liveRegions) !== null });
  };
  for (const element of document.querySelectorAll('body *:not(script, style, noscript, template, textarea, code)'))
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) tell(node.nodeValue, element);
  for (const name of attributes)
    for (const element of document.body.querySelectorAll(`[${name}]`)) tell(element.getAttribute(name), element);
  return found;
}

/**
 * What no text says of what a page tells in a pseudo-language: plain words that are no data. A line about each.
 * @param {readonly Told[]} told
 * @param {readonly Data[]} data
 * @param {(text: string, live: boolean) => boolean} [isKept] whether this was said before the page spoke the pseudo-language
 */
export function leftPlain(told, data, isKept = () => false) {
  const left = told.flatMap(({ text, element, live }) => {
    const whole = spaced(text);
    const plain = without(data, whole);
    if (!hasWords(plain) || isKept(whole, live) || isKept(plain, live)) return [];
    return [`No text says “${plain}”, in <${element}>: ${JSON.stringify(whole)}`];
  });
  return [...new Set(left)];
}

/**
 * @param {Iterable<string>} texts
 * @returns {Data}
 */
export function indexData(texts) {
  /** @type {Map<string, string[]>} */
  const data = new Map();
  for (const text of new Set(texts)) {
    const own = spaced(text).replace(/^[^\p{L}\p{N}]+/u, '');
    if (!hasWords(own)) continue;
    // Within a sentence what something is called begins small.
    for (const form of new Set([own, own.charAt(0).toLowerCase() + own.slice(1)]))
      data.set(firstWord(form), [...(data.get(firstWord(form)) ?? []), form]);
  }
  for (const all of data.values()) all.sort((one, other) => other.length - one.length);
  return data;
}

const spaced = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
const firstWord = (/** @type {string} */ text) => /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';
const isLetter = (/** @type {string | undefined} */ letter) => letter !== undefined && /\p{L}/u.test(letter);

/** Names of files, addresses of e-mail and fingerprints: data, wherever they come from. */
const dataByForm = /[\p{L}\p{N}_.-]+\.(jpe?g|png|mp4|pdf)\b|[\w.-]+@[\w.]+\w|[0-9a-f]{32,}\b/uy;

/** Plain ones. Capitals alone are initials, units and kinds of files. */
const hasWords = (/** @type {string} */ text) => (text.match(/[a-z]{2,}/gi) ?? []).some((word) => !/^[A-Z]{2,4}$/.test(word));

/**
 * A text without the data in it, which stand there as whole words.
 * @param {readonly Data[]} data
 * @param {string} text
 */
function without(data, text) {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const length = isLetter(text[at - 1]) ? 0 : Math.max(...data.map((given) => lengthAt(given, text, at)), formAt(text, at));
    if (length === 0) rest += text[at];
    at += length || 1;
  }
  return spaced(rest);
}

/**
 * @param {Data} data
 * @param {string} text
 * @param {number} at
 */
function lengthAt(data, text, at) {
  const stands = (/** @type {string} */ given) => text.startsWith(given, at) && !isLetter(text[at + given.length]);
  return data.get(firstWord(text.slice(at)))?.find(stands)?.length ?? 0;
}

/**
 * @param {string} text
 * @param {number} at
 */
function formAt(text, at) {
  dataByForm.lastIndex = at;
  return dataByForm.exec(text)?.[0].length ?? 0;
}
