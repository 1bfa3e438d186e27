import * as _pomp_language from '@pomp/language';
import { Said } from '@pomp/language';
declare const nl: {
    readonly unknown: 'Ik weet het niet';
    readonly unknownOf: '{label}: {field}';
    readonly unknownChosen: "{field}: ingevuld met ''{label}''.";
    readonly unknownUndone: '{field}: je kunt weer een antwoord geven.';
    readonly required: 'verplicht';
    readonly requiredExplanation: 'Velden met een * zijn verplicht.';
    readonly or: 'of';
    readonly cleared: 'Niet meer gekozen: {options}.';
    readonly problems: 'Controleer je antwoorden';
    readonly room: 'Je kunt {count, plural, one {{count} teken} other {{count} tekens}} gebruiken.';
    readonly left: 'Nog {count, plural, one {{count} teken} other {{count} tekens}}';
    readonly tooMany: '{count, plural, one {{count} teken} other {{count} tekens}} te veel';
};
interface CountTexts {
    shown: string;
    spoken: string;
    step: number | undefined;
}
declare const isOver: (length: number, most: number) => boolean;
declare function countTexts(length: number, most: number, texts: Pick<Said<typeof nl>, 'left' | 'tooMany'>): CountTexts;
declare function focusField(fieldId: string): void;
declare const problemText: ({ label, message }: {
    label: string;
    message: string;
}) => string;
type DecimalSeparator = ',' | '.';
interface NumberNotation {
    kind: 'whole' | 'decimal';
    separator: DecimalSeparator;
    unit?: string | undefined;
}
declare const separatorOf: (language: Pick<_pomp_language.Language, 'locale'>) => DecimalSeparator;
declare function tidyNumber(text: string, { kind, separator, unit }: NumberNotation): string;
declare const fieldsTexts: _pomp_language.Texts<{
    readonly unknown: 'Ik weet het niet';
    readonly unknownOf: '{label}: {field}';
    readonly unknownChosen: "{field}: ingevuld met ''{label}''.";
    readonly unknownUndone: '{field}: je kunt weer een antwoord geven.';
    readonly required: 'verplicht';
    readonly requiredExplanation: 'Velden met een * zijn verplicht.';
    readonly or: 'of';
    readonly cleared: 'Niet meer gekozen: {options}.';
    readonly problems: 'Controleer je antwoorden';
    readonly room: 'Je kunt {count, plural, one {{count} teken} other {{count} tekens}} gebruiken.';
    readonly left: 'Nog {count, plural, one {{count} teken} other {{count} tekens}}';
    readonly tooMany: '{count, plural, one {{count} teken} other {{count} tekens}} te veel';
}>;
declare function tidyPostcode(text: string): string;
declare function tidyEmail(text: string): string;
declare function tidyPhone(text: string): string;
export { countTexts, fieldsTexts, focusField, isOver, problemText, separatorOf, tidyEmail, tidyNumber, tidyPhone, tidyPostcode };
export type { CountTexts };
