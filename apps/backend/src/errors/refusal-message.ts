import type { ErrorCode, RefusalReason } from '@pomp/api-contract';
import { noHouseFound, uploadMessages, withdrawalRefusals } from '@pomp/domain';
import { messageAt, type Language, type Message, type MessageValues } from '@pomp/language';
import { refusalTexts, type RefusalWords } from './texts.js';

/** What a request is refused for: a code of the contract, or one of its reasons. */
export type Refusal = ErrorCode | RefusalReason;

/** Several things: as a sentence names them (`a, b and c`), or one after the other (`a, b, c`). */
interface Listed {
  readonly all: readonly Message[];
  readonly as: 'sentence' | 'row';
}

/** What a refusal's message is about, by the names that stand in it. */
export type RefusalParams = Readonly<Record<string, string | number | Message | Listed>>;

/** Domain has a rule of its own about these, and says why. */
const saidByDomain = {
  sameName: uploadMessages.sameName,
  notAPicture: uploadMessages.notAPicture,
  fileTooLarge: uploadMessages.tooLarge,
  noHouse: noHouseFound,
  withdrawnAlready: withdrawalRefusals.withdrawn,
  notAgreed: withdrawalRefusals.notAgreed,
  installedAlready: withdrawalRefusals.installed,
  coolingOffOver: withdrawalRefusals.tooLate,
};

type SaidByDomain = keyof typeof saidByDomain;
const isSaidByDomain = (refusal: Refusal): refusal is SaidByDomain => Object.hasOwn(saidByDomain, refusal);

/** What a refusal says; the compiler asks for the words of each. */
export const sayRefusal = (refusal: Refusal, values: MessageValues | undefined, language: Language): string =>
  language.say(isSaidByDomain(refusal) ? saidByDomain[refusal] : messageOf(refusal, values));

const messageOf = (refusal: Exclude<Refusal, SaidByDomain>, values: MessageValues | undefined): Message => {
  const place: keyof RefusalWords = refusal;
  return messageAt(refusalTexts.name, [place], values);
};

/** What a refusal is about, said: for programs, and for the message. */
export function sayParams(params: RefusalParams, language: Language) {
  const said = Object.entries(params).map(([name, value]) => {
    if (typeof value !== 'object') return { name, param: value, value };
    if (!('all' in value)) return { name, param: language.say(value), value };
    const all = value.all.map((each) => language.say(each));
    return { name, param: all, value: listIn(language, value.as).format(all) };
  });
  return {
    params: Object.fromEntries(said.map(({ name, param }) => [name, param])),
    values: Object.fromEntries(said.map(({ name, value }) => [name, value])),
  };
}

const listIn = ({ locale }: Language, as: Listed['as']) =>
  new Intl.ListFormat(locale, as === 'sentence' ? { type: 'conjunction' } : { type: 'unit', style: 'short' });
