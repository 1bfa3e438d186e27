import { Message, Language } from '@pomp/language';
type CalendarDate = `${number}-${number}-${number}`;
type Reading<Value> = {
    readonly state: 'empty';
} | {
    readonly state: 'malformed';
} | {
    readonly state: 'answered';
    readonly value: Value;
    readonly lacks?: Message;
};
interface SectionContext {
    readonly today: CalendarDate;
}
type WireShape = 'string' | 'strings' | 'boolean' | 'insulation';
interface FieldMessages<Said = Message | 'own'> {
    readonly missing?: Said;
    readonly malformed?: Said;
}
interface FieldOptions<Value> {
    readonly messages?: FieldMessages;
    readonly example?: Value;
}
interface Field<Kind extends string, Value> extends FieldOptions<Value> {
    readonly kind: Kind;
    readonly wire: WireShape;
    readonly unknown: boolean;
    readonly read: (raw: unknown, context: SectionContext) => Reading<Value>;
    show(value: Value, language: Language, sayOption: (option: string) => string): string;
}
interface Worded<Owner extends string = string> {
    readonly label: Message;
    readonly help: Message;
    readonly messages: FieldMessages<Message>;
    readonly wordsOf?: Owner;
}
interface CheckboxField extends Field<'checkbox', boolean> {
    readonly consent: boolean;
}
interface LabelledOptions<Value extends string = string> {
    readonly values: readonly Value[];
    label(value: Value): Message | string;
    readonly lang?: ((value: Value) => string) | undefined;
}
interface ChosenFrom {
    readonly options: readonly string[];
    readonly optionLabel: LabelledOptions['label'] | undefined;
    readonly optionLang?: LabelledOptions['lang'];
}
interface ChoiceField<Value extends string = string> extends Field<'choice', Value>, ChosenFrom {
}
interface MultiChoiceField<Value extends string = string> extends Field<'multiChoice', readonly Value[]>, ChosenFrom {
    readonly exclusive: string | undefined;
}
interface FilesField extends Field<'files', readonly string[]> {
    readonly goodPhoto: readonly string[];
}
interface InsulationItem<Value extends string = string> {
    readonly value: Value;
    readonly rcValue?: string;
    readonly installationYear?: string;
}
interface InsulationField<Value extends string = string> extends Field<'insulation', readonly InsulationItem<Value>[]> {
    readonly options: readonly string[];
    readonly optionLabel: undefined;
    readonly exclusive: string;
    readonly downTo: number;
}
interface WholeNumberField extends Field<'wholeNumber', string> {
    readonly unit: string | undefined;
    readonly isName?: boolean;
}
interface DecimalField extends Field<'decimal', string> {
    readonly unit: string | undefined;
}
interface PasswordRule {
    readonly text: Message;
    readonly met: (password: string) => boolean;
}
interface PasswordField extends Field<'password', string> {
    readonly rules: readonly PasswordRule[];
    readonly autoComplete: 'current-password' | 'new-password';
}
type TextFormat = 'plain' | 'name' | 'email' | 'zipcode' | 'phone' | 'date';
interface TextField extends Field<'text', string> {
    readonly format: TextFormat;
    readonly maxLength: number;
    readonly multiline: boolean;
    readonly autoComplete: string | undefined;
}
interface YearField extends Field<'year', string> {
    readonly downTo: number;
}
type AnyField = TextField | PasswordField | WholeNumberField | DecimalField | YearField | ChoiceField | MultiChoiceField | InsulationField | FilesField | CheckboxField;
type FieldRules = Readonly<Record<string, AnyField>>;
type Fields = FieldRules & Readonly<Record<string, Worded>>;
declare const fieldsOfEveryKind: Fields;
declare const wordsOfEveryKind: {
    'domain/everyKind': {
        plain: {
            label: string;
        };
        name: {
            label: string;
        };
        email: {
            label: string;
        };
        zipcode: {
            label: string;
        };
        phone: {
            label: string;
        };
        date: {
            label: string;
        };
        password: {
            label: string;
        };
        wholeNumber: {
            label: string;
        };
        decimal: {
            label: string;
        };
        year: {
            label: string;
        };
        choice: {
            label: string;
        };
        multiChoice: {
            label: string;
            options: {
                geen: string;
                ja: string;
                nee: string;
            };
        };
        insulation: {
            label: string;
            options: {
                geen: string;
                muur: string;
            };
        };
        files: {
            label: string;
        };
        checkbox: {
            label: string;
        };
        houseNumber: {
            label: string;
        };
        iban: {
            label: string;
        };
    };
};
export { fieldsOfEveryKind, wordsOfEveryKind };
