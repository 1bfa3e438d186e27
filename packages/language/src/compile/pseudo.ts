import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Words } from '../message.js';

/** BCP 47 for pseudo-accents: no one speaks it, and what is said otherwise shows. Dates and numbers are written as in English. */
export const pseudoLocale = 'en-XA';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter, index) => {
    const accented = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšŧûṽŵẋýž'][index]!;
    return [
      [letter, accented],
      [letter.toUpperCase(), accented.toUpperCase()],
    ];
  }),
);

const accentuate = (text: string) => text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);

/** The same words with every letter accented: whatever is still plain on a page isn't said by a text. For tests, and an edition that is tested. */
export const pseudoWords = <Said extends Words>(words: Said): Said =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? printAST(parse(text).map(pseudoElement)) : pseudoWords(text),
    ]),
  ) as Said;

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: accentuate(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([option, { value, ...where }]) => [
            option,
            { ...where, value: value.map(pseudoElement) },
          ]),
        ),
      };
    default:
      return element;
  }
}
