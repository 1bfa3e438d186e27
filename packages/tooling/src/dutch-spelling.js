import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

const require = createRequire(import.meta.url);

/** What isn't in the list of words, and right: names, marks, abbreviations of the trade, English that a Dutch page has by its specification. */
const ours = new Set(
  `All-electric all-electric AO BE COP FAQs GWP Heatcycle Honeywell Hoomdossier HR HR-glas HZR IBAN Intergas ISDE ISSO Lambda Mollie Modulation NED NL ABNA PBL QM RC Rc Rd Remeha Round RVO SCOP SHA Tado
  Triple triple Tzerra Vaillant WCAG Wero EP-Online ir-panelen React address category domain listed left Loading loading options other then unknown dd-mm-jj dd-mm-jjjj ics jpg json meant
  axe EA Eén HubSpot JPEG PNG Weesperzijde coefficient seasonal complexgewijze gepubliseerd langers Passkey Passkeys passkey passkeys`.split(
    /\s+/,
  ),
);

/** Read once: half a second. @type {ReturnType<typeof decodeTrie> | undefined} */
let list;
const known = (/** @type {string} */ word) => {
  list ??= decodeTrie(gunzipSync(readFileSync(join(dirname(require.resolve('@cspell/dict-nl-nl')), 'Dutch.trie.gz'))));
  return list.has(word) || list.has(word.toLowerCase());
};

/**
 * Made of words, as Dutch makes them: `geluidsvermogen`. Short parts would let through what is only mistyped.
 * @param {string} word
 * @param {number} parts at most
 * @returns {boolean}
 */
function isCompound(word, parts = 3) {
  if (word.length < shortest) return false;
  if (known(word)) return true;
  if (parts === 1) return false;
  const ends = Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_, index) => index + shortest);
  return ends.some((end) => {
    const first = word.slice(0, end);
    return (known(first) || (first.endsWith('s') && known(first.slice(0, -1)))) && isCompound(word.slice(end), parts - 1);
  });
}
const shortest = 3;

const isRight = (/** @type {string} */ word) =>
  ours.has(word) ||
  known(word) ||
  word.split(/[-’']/).every((part) => part.length < 2 || ours.has(part) || known(part) || isCompound(part.toLowerCase()));

/** Of ICU messages: a value, and how it is written. */
const value = /\{\w+(?:, \w+)*\}/g;
/** Of ICU messages: what stands around the words of a choice. */
const choices = /\{\w+, (?:plural|select|selectordinal),|(?:=\d+|\b\w+)\s*\{(?![^{}]*,)/g;
/** What is in no language: values, tags, addresses, names of what a browser keeps. */
const notSaid = /<[^>]+>|\bpomp[._][a-z]\w*|\S+@\S+|https?:\S+|\S*\/\S*|\S+\.(?:nl|eu|example|com)\b\S*/g;

/**
 * The words of Dutch texts that are in no list of words, each once.
 * @param {Iterable<string>} texts
 * @returns {string[]}
 */
export function misspelled(texts) {
  const words = new Set();
  for (const text of texts)
    for (const [word] of text
      .replaceAll(value, ' ')
      .replaceAll(choices, ' ')
      .replaceAll(notSaid, ' ')
      .matchAll(/\p{L}[\p{L}’'-]*\p{L}/gu))
      words.add(word);
  return [...words].filter((word) => !isRight(word)).sort();
}
