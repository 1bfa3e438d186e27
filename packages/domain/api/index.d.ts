import * as _pomp_language from '@pomp/language';
import { Language, languageName, Message, OwnText } from '@pomp/language';
import { StandardSchemaV1 } from '@standard-schema/spec';
interface MailWishes {
    readonly reminders: boolean;
    readonly messages: boolean;
}
declare const mailChoice: Section<"mailChoice", WordedFields<"mailChoice", {
    readonly reminders: CheckboxField;
    readonly messages: CheckboxField;
}>, {}, SectionContext>;
interface Customer {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly locale: string;
}
interface CustomerProfile extends Customer {
    readonly phoneNumber: string | null;
    readonly birthdate: string | null;
    readonly newEmail: string | null;
    readonly mails: MailWishes;
}
declare const emailLinkHours = 24;
interface KeptByLaw {
    readonly what: string;
    readonly why: string;
    readonly howLong: string;
}
declare const keptByLaw: ({ orders }: {
    readonly orders: number;
}, language: Language) => readonly KeptByLaw[];
declare const identity: Section<"identity", WordedFields<"identity", {
    readonly password: PasswordField;
}>, {}, SectionContext>;
declare const login: Section<"login", WordedFields<"login", {
    readonly email: TextField;
    readonly password: PasswordField;
}>, {}, SectionContext>;
declare const languageChoice: (locales: readonly string[]) => Section<"languageChoice", WordedFields<"languageChoice", {
    readonly locale: ChoiceField<string> & WithOptions<{
        readonly values: readonly string[];
        readonly label: typeof languageName;
        readonly lang: (locale: string) => string;
    }>;
}>, {}, SectionContext>;
declare const newCustomer: Section<"newCustomer", WordedFields<"newCustomer", {
    readonly email: TextField & Worded<"person">;
    readonly firstName: TextField & Worded<"person">;
    readonly lastName: TextField & Worded<"person">;
    readonly phoneNumber: TextField & Worded<"person">;
}>, {}, SectionContext>;
declare const newPassword: Section<"newPassword", WordedFields<"newPassword", {
    readonly newPassword: PasswordField;
    readonly confirmPassword: PasswordField;
}>, {}, SectionContext>;
type CalendarDate = `${number}-${number}-${number}`;
declare function calendarDate(instant: Date): CalendarDate;
declare const yearOf: (date: CalendarDate) => number;
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
type AnswerOf<F> = F extends {
    readonly read: (raw: unknown, context: SectionContext) => Reading<infer Value>;
} ? Value : never;
interface PasswordChangeContext extends SectionContext {
    readonly asksOldPassword: boolean;
}
declare const passwordChange: Section<"passwordChange", WordedFields<"passwordChange", {
    readonly newPassword: PasswordField & Worded<"newPassword">;
    readonly confirmPassword: PasswordField & Worded<"newPassword">;
    readonly password: PasswordField;
}>, {}, PasswordChangeContext>;
declare const passwordRecovery: Section<"passwordRecovery", WordedFields<"passwordRecovery", {
    readonly email: TextField;
}>, {}, SectionContext>;
declare const passwordStrengths: readonly [
    'weak',
    'fair',
    'strong'
];
type PasswordStrength = (typeof passwordStrengths)[number];
declare const person: Section<"person", WordedFields<"person", {
    readonly firstName: TextField & Worded<"person">;
    readonly lastName: TextField & Worded<"person">;
    readonly phoneNumber: TextField;
    readonly birthdate: TextField;
    readonly email: TextField;
}>, {}, SectionContext>;
declare const documentKinds: readonly [
    'plan',
    'invoice',
    'confirmation',
    'other'
];
type DocumentKind = (typeof documentKinds)[number];
declare const orderSteps: readonly [
    'RV',
    'DI',
    'AI',
    'SI',
    'PY',
    'IN',
    'FP',
    'CP'
];
type OrderStep = (typeof orderSteps)[number];
declare const orderStatuses: readonly [
    'MI',
    'OG',
    'OK'
];
type OrderStatus = (typeof orderStatuses)[number];
declare const finalStep = "CP";
declare const stepLabel: (step: string) => Message;
declare const isOrderStep: (step: string) => step is OrderStep;
declare const isOrderStatus: (status: string) => status is OrderStatus;
declare const stepPosition: (step: string) => number;
declare const takesIncasso: ({ step }: {
    readonly step: OrderStep;
}) => boolean;
declare const initialsOf: (name: string) => string;
declare const debitNoticeDays = 14;
declare const earliestDebit: (today: CalendarDate) => CalendarDate;
declare const maskedIban: (iban: string) => string;
declare const verificationCodeBytes = 16;
declare const verificationCodeOf: (random: Uint8Array) => string;
declare function readVerificationCode(typed: string): string | undefined;
declare const verificationForm: Section<"verification", WordedFields<"verification", {
    readonly code: TextField;
}>, {}, SectionContext>;
declare const bookingPages: readonly [
    'pompAo',
    'pompT'
];
type BookingPage = (typeof bookingPages)[number];
type RowsWith<Rows extends readonly unknown[], Like> = Rows extends readonly [
    infer First,
    ...infer Rest
] ? [
    ...(First extends Like ? [
        First
    ] : [
    ]),
    ...RowsWith<Rest, Like>
] : [
];
type RowsWithout<Rows extends readonly unknown[], Like> = Rows extends readonly [
    infer First,
    ...infer Rest
] ? [
    ...(First extends Like ? [
    ] : [
        First
    ]),
    ...RowsWithout<Rest, Like>
] : [
];
type ColumnOf<Rows extends readonly unknown[], Key extends string> = {
    readonly [Index in keyof Rows]: Rows[Index] extends Readonly<Record<Key, infer Value>> ? Value : never;
};
declare const pumps: readonly [
    {
        readonly name: 'Pomp AO';
        readonly sectionFlag: 'pompaoCompleted';
        readonly houseFlag: 'installationInfoPompAoCompleted';
    },
    {
        readonly name: 'Pomp T';
        readonly sectionFlag: 'pomptCompleted';
        readonly houseFlag: 'installationInfoPompTCompleted';
    }
];
type PumpRow = (typeof pumps)[number];
type PumpFlags = {
    readonly [Flag in PumpRow['sectionFlag']]: boolean;
};
type HouseFlags = {
    readonly [Flag in PumpRow['houseFlag']]: boolean;
};
declare const data: readonly [
    {
        readonly name: 'Pomp AO';
        readonly label: 'Pomp AO';
        readonly flow: 'pomp ao';
        readonly places: readonly [
            "Pomp AO"
        ];
        readonly bookingPage: 'pompAo';
        readonly reservedAs: 'Pomp AO';
    },
    {
        readonly name: 'All-Electric';
        readonly label: 'All-electric';
        readonly flow: 'all-electric';
        readonly places: readonly [
            "Pomp AO",
            "Pomp T"
        ];
        readonly bookingPage: 'pompT';
        readonly reservedAs: 'All-Electric';
        readonly replacesBoiler: true;
    },
    {
        readonly name: 'Upgrade';
        readonly label: 'Upgrade';
        readonly flow: 'pomp t';
        readonly places: readonly [
            "Pomp T"
        ];
        readonly bookingPage: 'pompT';
        readonly reservedAs: 'Pomp T';
        readonly upgradeOf: 'All-Electric';
        readonly replacesBoiler: true;
    },
    {
        readonly name: 'Heatcycle';
        readonly label: 'Heatcycle';
    }
];
type ProductRows = typeof data;
type OnlineRows = RowsWith<ProductRows, {
    readonly flow: string;
}>;
declare const orderProducts: ColumnOf<ProductRows, 'name'>;
type OrderProduct = (typeof orderProducts)[number];
declare const appointmentKinds: readonly [
    'inspection',
    'installation'
];
type AppointmentKind = (typeof appointmentKinds)[number];
declare const usualMinutes: Record<AppointmentKind, number>;
declare const appointmentLabel: (kind: AppointmentKind) => Message;
interface Appointment {
    readonly id: string;
    readonly orderId: string;
    readonly orderNumber: string;
    readonly product: OrderProduct;
    readonly kind: AppointmentKind;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly arrivalUntil: string | null;
    readonly address: string | null;
    readonly person: string | null;
    readonly callUrl: string | null;
    readonly callNumber: string | null;
}
declare const isAtHome: (kind: AppointmentKind) => boolean;
type Way = Pick<Appointment, 'kind' | 'startsAt' | 'arrivalUntil' | 'person' | 'callUrl' | 'callNumber'>;
declare function appointmentHow(appointment: Way, language: Language): readonly string[];
declare const appointmentReady: ({ kind, product }: Pick<Appointment, 'kind'> & Partial<Pick<Appointment, 'product'>>, language: Language) => string;
declare const answersAsTexts: (answers: object) => Readonly<Record<string, string>>;
declare const applicationForm: Section<"vacancy", WordedFields<"vacancy", {
    readonly name: TextField & Worded<"marketing">;
    readonly startingDate: TextField & Worded<"marketing/application">;
    readonly email: TextField & Worded<"marketing">;
    readonly phone: TextField & Worded<"marketing">;
    readonly message: TextField & Worded<"marketing/application">;
    readonly job: TextField;
    readonly jobId: TextField;
}>, {}, SectionContext>;
declare const businessContactForm: Section<"businessContact", WordedFields<"businessContact", {
    readonly email: TextField & Worded<"contact">;
    readonly phone: TextField & Worded<"contact">;
    readonly message: TextField & Worded<"contact">;
    readonly name: TextField;
    readonly companyName: TextField;
}>, {}, SectionContext>;
declare const contactForm: Section<"contact", WordedFields<"contact", {
    readonly email: TextField & Worded<"contact">;
    readonly phone: TextField & Worded<"contact">;
    readonly message: TextField & Worded<"contact">;
    readonly department: ChoiceField<"administratie" | "advies" | "bestellingen" | "klantenservice" | "service"> & WithOptions<readonly [
        "advies",
        "bestellingen",
        "service",
        "administratie",
        "klantenservice"
    ]>;
    readonly firstName: TextField & Worded<"person">;
    readonly lastName: TextField & Worded<"person">;
}>, {}, SectionContext>;
declare const desks: readonly [
    'advies',
    'bestellingen',
    'service',
    'administratie',
    'klantenservice',
    'zakelijk',
    'vacatures',
    'marketing'
];
type Desk = (typeof desks)[number];
declare const departments: readonly [
    "advies",
    "bestellingen",
    "service",
    "administratie",
    "klantenservice"
];
interface Worded<Owner extends string = string> {
    readonly label: Message;
    readonly help: Message;
    readonly messages: FieldMessages<Message>;
    readonly wordsOf?: Owner;
}
interface Question {
    readonly message: Message;
    readonly meant?: string;
}
interface CheckboxField extends Field<'checkbox', boolean> {
    readonly consent: boolean;
}
interface CheckboxOptions extends FieldOptions<boolean> {
    readonly consent?: boolean;
    readonly asText?: boolean;
}
declare const isTicked: (raw: unknown) => boolean;
declare function checkbox({ consent, asText, ...rules }?: CheckboxOptions): CheckboxField;
declare const unknownAnswer = "o.b.";
type UnknownAnswer = typeof unknownAnswer;
declare const unknownLabel: _pomp_language.Message;
interface UnknownToggle {
    readonly value: string;
    readonly before: string;
}
declare function toggleUnknown({ value, before }: UnknownToggle): UnknownToggle;
type Options<Value extends string = string> = readonly Value[];
interface LabelledOptions<Value extends string = string> {
    readonly values: readonly Value[];
    label(value: Value): Message | string;
    readonly lang?: ((value: Value) => string) | undefined;
}
type OptionOf<O> = O extends LabelledOptions ? O['values'][number] : O extends readonly (infer Value)[] ? Value : never;
interface WithOptions<O> {
    readonly options: readonly OptionOf<O>[];
    readonly optionLabel: O extends LabelledOptions ? LabelledOptions['label'] : undefined;
    readonly optionLang?: LabelledOptions['lang'];
}
type AnyOptions = Options | LabelledOptions;
declare const namedOptions: <const Values extends readonly string[]>(values: Values, label?: (value: Values[number]) => Message | string) => {
    readonly values: Values;
    label(value: Values[number]): Message | string;
};
declare const yesNo: {
    readonly values: readonly [
        "ja",
        "nee"
    ];
    label(value: "ja" | "nee"): Message | string;
};
declare const optionLabel: (field: Worded & Partial<WithOptions<AnyOptions>>, value: string) => Message | string;
declare function sayOption(field: Parameters<typeof optionLabel>[0], value: string, language: Language): string;
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
type ChoiceOf<O, Unknown extends boolean> = OptionOf<O> | (Unknown extends true ? UnknownAnswer : never);
interface ChoiceOptions<O, Unknown extends boolean> extends FieldOptions<ChoiceOf<O, Unknown>> {
    readonly options: O;
    readonly unknown?: Unknown;
}
declare function choice<const O extends AnyOptions, const Unknown extends boolean = false>({ options: given, unknown, ...rules }: ChoiceOptions<O, Unknown>): ChoiceField<ChoiceOf<O, Unknown>> & WithOptions<O>;
interface MultiChoiceOptions<O> extends FieldOptions<readonly OptionOf<O>[]> {
    readonly options: O;
    readonly exclusive?: OptionOf<O>;
}
declare function multiChoice<const O extends AnyOptions>({ options: given, exclusive, ...rules }: MultiChoiceOptions<O>): MultiChoiceField<OptionOf<O>> & WithOptions<O>;
declare function toggleOption<Value extends string>(chosen: readonly Value[], option: Value, exclusive?: string): readonly Value[];
interface FilesField extends Field<'files', readonly string[]> {
    readonly goodPhoto: readonly string[];
}
interface FilesOptions extends FieldOptions<readonly string[]> {
    readonly goodPhoto?: readonly string[];
    readonly unknown?: boolean;
}
type ShownIn<Rules> = Rules extends {
    readonly goodPhoto: readonly (infer Key)[];
} ? Key : never;
declare function files<const Rules extends FilesOptions>(given?: Rules): FilesField & {
    readonly goodPhoto: readonly ShownIn<Rules>[];
};
declare const goodPhotosOf: (field: Worded & Pick<FilesField, 'goodPhoto'>) => readonly Message[];
declare const addFiles: (ids: readonly string[], added: readonly string[]) => readonly string[];
declare const addPlaceholder: (ids: readonly string[]) => readonly string[];
declare const removeFile: (ids: readonly string[], removed: string) => readonly string[];
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
interface InsulationOptions<O extends Options> extends FieldOptions<readonly InsulationItem<O[number]>[]> {
    readonly options: O;
    readonly exclusive: O[number];
    readonly downTo: number;
}
declare const figureOf: (option: string) => 'rc' | 'u';
declare function insulation<const O extends Options>({ options, exclusive, downTo, ...rules }: InsulationOptions<O>): InsulationField<O[number]> & {
    readonly options: O;
};
declare function toggleInsulation<Value extends string>(items: readonly InsulationItem<Value>[], option: Value, exclusive: string): readonly InsulationItem<Value>[];
interface NumberOptions extends FieldOptions<string> {
    readonly unit?: string;
    readonly unknown?: boolean;
}
interface WholeNumberField extends Field<'wholeNumber', string> {
    readonly unit: string | undefined;
    readonly isName?: boolean;
}
interface DecimalField extends Field<'decimal', string> {
    readonly unit: string | undefined;
}
declare function wholeNumber({ unit, unknown, ...rules }?: NumberOptions): WholeNumberField;
declare function houseNumber(rules?: FieldOptions<string>): WholeNumberField;
declare function decimal({ unit, unknown, ...rules }?: NumberOptions): DecimalField;
declare function typeDecimal(text: string): string;
interface PasswordRule {
    readonly text: Message;
    readonly met: (password: string) => boolean;
}
interface PasswordField extends Field<'password', string> {
    readonly rules: readonly PasswordRule[];
    readonly autoComplete: 'current-password' | 'new-password';
}
interface PasswordOptions extends FieldOptions<string> {
    readonly purpose?: 'current' | 'new' | 'confirm';
}
declare function password({ purpose, ...rules }?: PasswordOptions): PasswordField;
type TextFormat = 'plain' | 'name' | 'email' | 'zipcode' | 'phone' | 'date';
interface TextField extends Field<'text', string> {
    readonly format: TextFormat;
    readonly maxLength: number;
    readonly multiline: boolean;
    readonly autoComplete: string | undefined;
}
interface TextOptions extends FieldOptions<string> {
    readonly unknown?: boolean;
    readonly multiline?: boolean;
    readonly maxLength?: number;
    readonly autoComplete?: string;
}
declare const text: ({ unknown, multiline, maxLength, autoComplete, ...rules }?: TextOptions) => TextField;
interface YearOptions extends FieldOptions<string> {
    readonly downTo: number;
    readonly unknown?: boolean;
}
interface YearField extends Field<'year', string> {
    readonly downTo: number;
}
declare function year({ downTo, unknown, ...rules }: YearOptions): YearField;
type AnyField = TextField | PasswordField | WholeNumberField | DecimalField | YearField | ChoiceField | MultiChoiceField | InsulationField | FilesField | CheckboxField;
type FieldKind = AnyField['kind'];
type FieldOfKind<Kind extends FieldKind> = Extract<AnyField, {
    kind: Kind;
}>;
type FieldRules = Readonly<Record<string, AnyField>>;
type WordedFields<Owner extends string, F extends FieldRules> = {
    readonly [Name in keyof F]: F[Name] & Worded<OwnerOf<F[Name], Owner>>;
};
type OwnerOf<Field, Owner extends string> = Field extends Worded<infer First extends string> ? First : Owner;
declare function wordedFields<const Owner extends string, const F extends FieldRules>(owner: Owner, fields: F): WordedFields<Owner, F>;
type Presence = 'unasked' | 'hidden' | 'optional' | 'required';
type Fields = FieldRules & Readonly<Record<string, Worded>>;
type Answers<F extends FieldRules> = {
    readonly [Name in keyof F]?: AnswerOf<F[Name]>;
};
interface Section<Name extends string = string, F extends Fields = Fields, After = unknown, Context extends SectionContext = SectionContext> {
    readonly name: Name;
    readonly title: Message;
    readonly intro: Message;
    readonly fields: F;
    readonly after: readonly (keyof After & string)[];
    presenceOf(field: keyof F & string, scope: Scope<F, After, Context>): Presence;
    fits(field: keyof F & string, answer: unknown, scope: Scope<F, After, Context>): boolean | Message;
    questionOf(field: keyof F & string, answer: unknown, scope: Scope<F, After, Context>): Question | undefined;
}
interface Scope<F extends FieldRules, After, Context> {
    readonly answers: Answers<F>;
    readonly after: After;
    readonly context: Context;
}
interface AnySection {
    readonly name: string;
    readonly title: Message;
    readonly intro: Message;
    readonly fields: Fields;
    readonly after: readonly string[];
    presenceOf(field: never, scope: never): Presence;
    fits(field: never, answer: unknown, scope: never): boolean | Message;
    questionOf(field: never, answer: unknown, scope: never): Question | undefined;
}
type SectionAnswers<S> = S extends {
    readonly fields: infer F extends Fields;
} ? Answers<F> : never;
type FieldName<S> = S extends {
    readonly fields: infer F;
} ? keyof F & string : never;
type ScopeOf<S> = S extends {
    presenceOf(field: never, scope: infer Given): Presence;
} ? Given : never;
type AfterOf<S> = ScopeOf<S> extends {
    readonly after: infer After;
} ? After : never;
type ContextOf<S> = ScopeOf<S> extends {
    readonly context: infer Context;
} ? Context : never;
type AnswersAfter<After extends Readonly<Record<string, AnySection>>> = {
    readonly [Name in keyof After]: SectionAnswers<After[Name]>;
};
interface Definition<Name extends string, F extends FieldRules, After extends Readonly<Record<string, AnySection>>, Context> {
    readonly name: Name;
    readonly after?: After;
    readonly fields: F;
    readonly presence?: {
        readonly [Field in keyof F]?: Presence | ((scope: Scope<F, AnswersAfter<After>, Context>) => Presence);
    };
    readonly checks?: {
        readonly [Field in keyof F]?: (answer: AnswerOf<F[Field]>, scope: Scope<F, AnswersAfter<After>, Context>) => boolean | Message;
    };
    readonly questions?: {
        readonly [Field in keyof F]?: (answer: AnswerOf<F[Field]>, scope: Scope<F, AnswersAfter<After>, Context>) => Question | undefined;
    };
}
declare function sectionsIn<Context extends SectionContext>(): <const Name extends string, const F extends FieldRules, const After extends Readonly<Record<string, AnySection>> = Record<never, never>>({ name, after, fields, presence, checks, questions, }: Definition<Name, F, After, Context>) => Section<Name, WordedFields<Name, F>, AnswersAfter<After>, Context>;
declare const defineSection: <const Name extends string, const F extends FieldRules, const After extends Readonly<Record<string, AnySection>> = Record<never, never>>({ name, after, fields, presence, checks, questions, }: Definition<Name, F, After, SectionContext>) => Section<Name, WordedFields<Name, F>, AnswersAfter<After>, SectionContext>;
type WordsOf<S> = S extends {
    readonly name: infer Owner extends string;
    readonly fields: infer F;
} ? {
    readonly title: string;
    readonly intro?: string;
} & WordsOfFields<Owner, F> : never;
type WordsOfFields<Owner extends string, F> = {
    readonly [Name in keyof F as string extends Name ? never : F[Name] extends Worded<Owner> ? Name : never]: WordsOfField<F[Name]>;
};
type WordsOfField<F> = {
    readonly label: string;
    readonly help?: string;
    readonly missing?: string;
    readonly malformed?: string;
} & WordsOfOptions<F> & WordsOfPhotos<F>;
type WordsOfOptions<F> = F extends {
    readonly options: readonly string[];
    readonly optionLabel: undefined;
} ? {
    readonly options: Readonly<Record<F['options'][number], string>>;
} : unknown;
type WordsOfPhotos<F> = F extends {
    readonly goodPhoto: readonly string[];
} ? [
    F['goodPhoto'][number]
] extends [
    never
] ? unknown : {
    readonly goodPhoto: Readonly<Record<F['goodPhoto'][number], string>>;
} : unknown;
declare const requiredInMarketing: Message;
declare const usualSubmitLabel: Message;
type Said = 'submitLabel' | 'thanks' | 'agreement';
interface MarketingForm {
    readonly section: Section<string, Fields, unknown, SectionContext>;
    readonly submitLabel: Message;
    readonly thanks: Message;
    readonly agreement: Message;
    readonly subscribes: boolean;
}
interface DefinedMarketingForm<Id extends string, F extends FieldRules, Own extends Said> extends MarketingForm {
    readonly section: Section<`marketing/${Id}`, WordedFields<`marketing/${Id}`, F>, unknown, SectionContext>;
    readonly says: readonly Own[];
}
declare const marketingForms: {
    readonly newsletter: DefinedMarketingForm<"newsletter", {
        readonly email: TextField & Worded<"marketing">;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly newsletterVacancies: DefinedMarketingForm<"newsletterVacancies", {
        readonly email: TextField & Worded<"marketing">;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly brochurePompAo: DefinedMarketingForm<"brochurePompAo", {
        readonly firstName: TextField & Worded<"person">;
        readonly email: TextField & Worded<"marketing">;
        readonly callMe: CheckboxField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly brochureAllElectric: DefinedMarketingForm<"brochureAllElectric", {
        readonly firstName: TextField & Worded<"person">;
        readonly email: TextField & Worded<"marketing">;
        readonly callMe: CheckboxField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly brochurePompT: DefinedMarketingForm<"brochurePompT", {
        readonly firstName: TextField & Worded<"person">;
        readonly email: TextField & Worded<"marketing">;
        readonly callMe: CheckboxField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly brochureBusiness: DefinedMarketingForm<"brochureBusiness", {
        readonly name: TextField & Worded<"marketing">;
        readonly companyName: TextField & Worded<"marketing">;
        readonly email: TextField & Worded<"marketing">;
        readonly callMe: CheckboxField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly savings: DefinedMarketingForm<"savings", {
        readonly email: TextField & Worded<"marketing">;
        readonly callMe: CheckboxField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly contact: DefinedMarketingForm<"contact", {
        readonly firstName: TextField & Worded<"person">;
        readonly lastName: TextField & Worded<"person">;
        readonly email: TextField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
        readonly message: TextField & Worded<"marketing">;
    }, never>;
    readonly businessContact: DefinedMarketingForm<"businessContact", {
        readonly name: TextField & Worded<"marketing">;
        readonly companyName: TextField & Worded<"marketing">;
        readonly email: TextField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
        readonly message: TextField & Worded<"marketing">;
    }, never>;
    readonly reservation: DefinedMarketingForm<"reservation", {
        readonly firstName: TextField & Worded<"person">;
        readonly lastName: TextField & Worded<"person">;
        readonly email: TextField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
        readonly message: TextField;
    }, "submitLabel">;
    readonly callBack: DefinedMarketingForm<"callBack", {
        readonly name: TextField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
        readonly moment: ChoiceField<"maakt niet uit" | "middag" | "ochtend"> & WithOptions<readonly [
            "ochtend",
            "middag",
            "maakt niet uit"
        ]>;
    }, "agreement" | "submitLabel" | "thanks">;
    readonly feedback: DefinedMarketingForm<"feedback", {
        readonly grade: ChoiceField<"1" | "2" | "3" | "4" | "5"> & WithOptions<{
            readonly values: readonly [
                "5",
                "4",
                "3",
                "2",
                "1"
            ];
            label(value: "1" | "2" | "3" | "4" | "5"): _pomp_language.Message | string;
        }>;
        readonly message: TextField;
        readonly email: TextField;
    }, "agreement" | "thanks">;
    readonly application: DefinedMarketingForm<"application", {
        readonly name: TextField & Worded<"marketing">;
        readonly startingDate: TextField;
        readonly email: TextField & Worded<"marketing">;
        readonly phone: TextField & Worded<"marketing">;
        readonly message: TextField;
    }, "agreement" | "submitLabel" | "thanks">;
};
type MarketingFormId = keyof typeof marketingForms;
declare const isMarketingFormId: (id: string) => id is MarketingFormId;
declare const marketingFormOf: (id: string) => MarketingForm | undefined;
declare const enquiryKinds: readonly [
    'contact',
    'businessContact',
    'vacancy',
    'feedback',
    'form'
];
type EnquiryKind = (typeof enquiryKinds)[number];
type Enquiry<Given = Readonly<Record<string, string>>> = {
    readonly kind: Exclude<EnquiryKind, 'form'>;
    readonly fields: Given;
} | {
    readonly kind: 'form';
    readonly formId: MarketingFormId;
    readonly fields: Given;
};
type EnquirySection = Section<string, Fields, unknown, SectionContext>;
declare const enquirySection: (asked: Enquiry<unknown>) => EnquirySection;
declare const enquiryDesk: (asked: Enquiry) => Desk;
interface ShownEnquiry {
    readonly subject: string;
    readonly rows: readonly {
        readonly label: string;
        readonly answer: string;
    }[];
}
declare function showEnquiry(asked: Enquiry, language: Language): ShownEnquiry;
declare const finishedQuestionnaires: readonly [
    'woning',
    'installatie'
];
type FinishedQuestionnaire = (typeof finishedQuestionnaires)[number];
declare const isFinishedQuestionnaire: (type: string | undefined) => type is FinishedQuestionnaire;
declare const feedbackForm: Section<"feedback", WordedFields<"feedback", {
    readonly grade: ChoiceField<"1" | "2" | "3" | "4" | "5"> & WithOptions<{
        readonly values: readonly [
            "5",
            "4",
            "3",
            "2",
            "1"
        ];
        label(value: "1" | "2" | "3" | "4" | "5"): _pomp_language.Message | string;
    }>;
    readonly message: TextField;
}>, {}, SectionContext>;
declare const givenFeedback: Section<"givenFeedback", WordedFields<"givenFeedback", {
    readonly grade: ChoiceField<"1" | "2" | "3" | "4" | "5"> & WithOptions<{
        readonly values: readonly [
            "5",
            "4",
            "3",
            "2",
            "1"
        ];
        label(value: "1" | "2" | "3" | "4" | "5"): _pomp_language.Message | string;
    }> & Worded<"feedback">;
    readonly message: TextField & Worded<"feedback">;
    readonly type: ChoiceField<"installatie" | "woning"> & WithOptions<readonly [
        "woning",
        "installatie"
    ]>;
}>, {}, SectionContext>;
declare function readDutchDate(text: string): CalendarDate | undefined;
declare const showDutchDate: (date: CalendarDate) => string;
declare function endOfDay(date: CalendarDate): Date;
type DateLike = Date | string | null | undefined;
declare const formatDate: (date: DateLike, language: Pick<Language, 'locale'>) => string;
declare const formatLongDate: (date: DateLike, language: Pick<Language, 'locale'>) => string;
type In = Pick<Language, 'locale'>;
declare const formatDayAndMonth: (date: string | Date, language: In) => string;
declare const formatWeekday: (date: string | Date, language: In) => string;
declare const formatNearDay: (date: string | Date, language: In) => string;
declare const formatTime: (moment: Date, language: Pick<Language, 'locale'>) => string;
declare const formatMoment: (moment: Date, language: Pick<Language, 'locale'>) => string;
declare function monthsBetween(from: CalendarDate, to: CalendarDate): number;
declare function timeAgo(date: DateLike, now: Date, language: Pick<Language, 'locale'>): string | undefined;
declare const isWithinDays: (date: DateLike, days: number, now: Date) => boolean;
declare const addDays: (date: CalendarDate, days: number) => CalendarDate;
declare function workingDaysAfter(date: CalendarDate, days: number): CalendarDate;
declare const formatWholeNumber: (value: number, language: Pick<Language, 'locale'>) => string;
declare const formatDecimal: (value: number, language: Pick<Language, 'locale'>) => string;
declare const formatCents: (cents: number, language: Pick<Language, 'locale'>) => string;
interface Issue<Name extends string = string> {
    readonly field: Name;
    readonly code: 'malformed' | 'missing';
    readonly message: Message;
}
interface SaidIssue {
    readonly field: string;
    readonly code: Issue['code'];
    readonly message: string;
}
interface FieldResolution<Value = unknown> {
    readonly presence: Presence;
    readonly answer: Value | undefined;
    readonly issue: Issue | undefined;
    readonly question?: Question;
}
interface Resolution<F extends Fields = Fields> {
    readonly fields: {
        readonly [Name in keyof F]: FieldResolution<AnswerOf<F[Name]>>;
    };
    readonly answers: Answers<F>;
    readonly issues: readonly Issue<keyof F & string>[];
}
type RawAnswers = Readonly<Record<string, unknown>>;
declare function resolveSection<F extends Fields, After, Context extends SectionContext>(section: Section<string, F, After, Context>, raw: RawAnswers, { after, context }: {
    readonly after: After;
    readonly context: Context;
}): Resolution<F>;
declare const addHouseForm: Section<"addHouse", WordedFields<"addHouse", {
    readonly zipcode: TextField & Worded<"address">;
    readonly houseNumber: WholeNumberField & Worded<"address">;
    readonly addition: TextField & Worded<"address">;
    readonly street: TextField & Worded<"address">;
    readonly place: TextField & Worded<"address">;
    readonly mainAddress: CheckboxField & Worded<"newHouse">;
}>, {}, SectionContext>;
declare function newHouseOf({ zipcode, houseNumber, addition, street, place, mainAddress, }: SectionAnswers<typeof addHouseForm>): {
    address: string;
    zip: string;
    city: string;
    mainAddress: boolean;
};
declare const addHouseIssues: (issues: readonly SaidIssue[]) => readonly SaidIssue[];
declare const addressForm: Section<"address", WordedFields<"address", WordedFields<"address", {
    readonly street: TextField;
    readonly houseNumber: WholeNumberField;
    readonly place: TextField;
    readonly zipcode: TextField;
}>>, {}, SectionContext>;
interface House extends HouseFlags {
    readonly id: string;
    readonly address: string;
    readonly zipcode: string;
    readonly city: string;
    readonly mainAddress: boolean;
    readonly houseInfoCompleted: boolean;
}
declare const noHouseFound: _pomp_language.Message;
declare const formatStreet: ({ address }: Pick<House, 'address'>) => string;
declare function houseAddress({ street, houseNumber, addition, }: {
    readonly street: string;
    readonly houseNumber: string;
    readonly addition?: string;
}): string;
declare const formatAddress: (house: Pick<House, 'address' | 'zipcode' | 'city'>) => string;
declare const preselectedHouse: <H extends Pick<House, 'mainAddress'>>(houses: readonly H[]) => H | undefined;
type Placed = Pick<House, 'address' | 'zipcode'>;
declare const isSameHouse: (one: Placed, other: Placed) => boolean;
declare function splitHouseNumber(text: string): {
    readonly houseNumber: string;
    readonly addition: string;
} | undefined;
declare function addressParts(address: string): {
    readonly street: string;
    readonly houseNumber: string;
    readonly addition: string;
} | undefined;
declare const periods: readonly [
    'week',
    'twoWeeks',
    'month'
];
type GuestPeriod = (typeof periods)[number];
declare const guestDays: Readonly<Record<GuestPeriod, number>>;
declare const houseGuestForm: Section<"houseGuest", WordedFields<"houseGuest", {
    readonly guestName: TextField;
    readonly period: ChoiceField<"month" | "twoWeeks" | "week"> & WithOptions<readonly [
        "week",
        "twoWeeks",
        "month"
    ]>;
}>, {}, SectionContext>;
declare const houseShapes: {
    readonly appartement: 'apartment';
    readonly tussenwoning: 'row';
    readonly hoekwoning: 'corner';
    readonly '2onder1kap': 'semi';
    readonly vrijstaand: 'detached';
};
declare const houseShapeOf: (type: string | undefined) => (typeof houseShapes)[keyof typeof houseShapes] | undefined;
declare const newHouse: Section<"newHouse", WordedFields<"newHouse", {
    readonly address: TextField;
    readonly zip: TextField;
    readonly city: TextField;
    readonly mainAddress: CheckboxField;
}>, {}, SectionContext>;
declare const nl: {
    readonly units: {
        readonly '%': '{amount} %';
        readonly '°C': '{amount} °C';
        readonly kW: '{amount} kW';
        readonly kWh: '{amount} kWh';
        readonly kg: '{amount} kg';
        readonly 'm²': '{amount} m²';
        readonly 'm³': '{amount} m³';
        readonly '€': '{amount}';
        readonly 'W/m²': '{amount} W per m²';
        readonly 'kWh/m³': '{amount} kWh per m³';
        readonly 'kg/m³': '{amount} kg per m³';
        readonly 'kg/kWh': '{amount} kg per kWh';
        readonly '€/m³': '{amount} per m³';
        readonly '€/kWh': '{amount} per kWh';
        readonly '€/kW': '{amount} per kW';
        readonly 'm³/year': '{amount} m³ per jaar';
        readonly 'kWh/year': '{amount} kWh per jaar';
        readonly 'kg/year': '{amount} kg per jaar';
        readonly '€/year': '{amount} per jaar';
        readonly '€/month': '{amount} per maand';
        readonly hours: '{amount} uur';
        readonly times: '{amount} keer';
        readonly residents: '{value, plural, one {{amount} bewoner} other {{amount} bewoners}}';
        readonly 'heat/electricity': '{amount} kWh warmte per kWh stroom';
    };
    readonly range: {
        readonly between: 'tussen {low} en {high}';
        readonly about: 'ongeveer {amount}';
        readonly costsOrSaves: 'tussen {more} meer en {less} minder kosten';
        readonly costs: 'tussen {low} en {high} meer kosten';
        readonly costsAbout: 'ongeveer {high} meer kosten';
        readonly costsAtMost: 'ten hoogste {high} meer kosten';
        readonly none: 'zo goed als geen verschil';
    };
    readonly payback: {
        readonly both: '{years} en {months}';
        readonly years: '{count, plural, other {# jaar}}';
        readonly between: '{low, number} tot {high, number} jaar';
        readonly about: '{low, plural, other {ongeveer # jaar}}';
        readonly orNever: '{low, number} jaar of langer, en misschien nooit';
        readonly months: '{count, plural, one {# maand} other {# maanden}}';
    };
    readonly subject: {
        readonly homes: '{count, plural, one {# woning} other {# woningen}}';
        readonly ofKind: '{homes}: {kind}';
        readonly kinds: {
            readonly appartement: 'appartement';
            readonly tussenwoning: 'tussenwoning';
            readonly hoekwoning: 'hoekwoning';
            readonly '2onder1kap': 'twee-onder-een-kapwoning';
            readonly vrijstaand: 'vrijstaande woning';
        };
    };
};
type SavingsUnit = keyof typeof nl.units;
interface Figure {
    readonly value: number;
    readonly unit: SavingsUnit;
    readonly source: Message | undefined;
    readonly date: string;
    readonly lookAgain: CalendarDate;
    readonly basis: Message;
}
type FigureOrigin = Pick<Figure, 'source' | 'date' | 'lookAgain'>;
declare const boilers: {
    readonly HR107: {
        heating: Figure;
        tap: Figure;
    };
    readonly HR104: {
        heating: Figure;
        tap: Figure;
    };
    readonly HR100: {
        heating: Figure;
        tap: Figure;
    };
    readonly VR: {
        heating: Figure;
        tap: Figure;
    };
    readonly conventional: {
        heating: Figure;
        tap: Figure;
    };
};
type Boiler = keyof typeof boilers;
declare const heatLoad: {
    readonly poor: Figure;
    readonly moderate: Figure;
    readonly good: Figure;
    readonly veryGood: Figure;
};
type Insulation = keyof typeof heatLoad;
type SupplyTemperature = 'high' | '50' | 'low';
declare const pump: {
    readonly power: Figure;
    readonly price: Figure;
};
declare const monthlyPriceOf: (price: number) => Figure;
declare const savingsBuildingYears: readonly [
    '1964',
    '1975',
    '1983',
    '1988',
    '1992',
    '2005',
    '2015',
    '2016',
    '10'
];
type SavingsBuildingYear = (typeof savingsBuildingYears)[number];
type KnownBuildingYear = Exclude<SavingsBuildingYear, '10'>;
declare const periodOfYear: (year: number) => KnownBuildingYear;
declare const industries: readonly [
    'woningcorporatie',
    'installateur',
    'vastgoedbeheerder',
    'vastgoedontwikkelaar',
    'makelaar',
    'overig'
];
type Industry = (typeof industries)[number];
declare const savingsBuildingTypes: readonly [
    'appartement',
    'tussenwoning',
    'hoekwoning',
    '2onder1kap',
    'vrijstaand',
    'anders'
];
type SavingsBuildingType = (typeof savingsBuildingTypes)[number];
declare const energyClasses: readonly [
    'A+++++',
    'A++++',
    'A+++',
    'A++',
    'A+',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G'
];
type EnergyClass = (typeof energyClasses)[number];
declare const mostResidents = 6;
declare const residents: {
    readonly values: readonly [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6"
    ];
    label(value: "1" | "2" | "3" | "4" | "5" | "6"): _pomp_language.Message | string;
};
type OrUnknown<Value> = Value | UnknownAnswer;
type SavingsSystem = 'hybrid' | 'allElectric';
interface EnergyPrices {
    readonly gas: number;
    readonly electricity: number;
    readonly fixedGas?: number;
}
interface UsualGas {
    readonly of: 'suchHomes' | 'neighbours';
    readonly value: number;
    readonly date: string;
}
interface SavingsInput {
    readonly system: SavingsSystem;
    readonly gasUse: OrUnknown<number>;
    readonly residents: OrUnknown<number>;
    readonly buildingType: OrUnknown<SavingsBuildingType>;
    readonly buildingYear: OrUnknown<KnownBuildingYear>;
    readonly insulation: OrUnknown<Insulation>;
    readonly floorArea: OrUnknown<number>;
    readonly usualGas: readonly UsualGas[];
    readonly supply: OrUnknown<SupplyTemperature>;
    readonly boiler: OrUnknown<Boiler>;
    readonly cooking: OrUnknown<'gas' | 'electric'>;
    readonly solarPanels: OrUnknown<boolean>;
    readonly prices: OrUnknown<EnergyPrices>;
    readonly onlyRegistered: readonly RegisteredPart[];
}
type RegisteredPart = 'floorArea' | 'insulation';
declare const unknownHome: SavingsInput;
declare const homeRegisters: readonly [
    'bag',
    'epOnline',
    'cbs'
];
type HomeRegister = (typeof homeRegisters)[number];
type HomeFact<Value> = {
    readonly state: 'known';
    readonly value: Value;
    readonly source: HomeRegister;
    readonly date: string;
} | {
    readonly state: 'unknown';
} | {
    readonly state: 'unavailable';
};
interface HomeFacts {
    readonly buildingYear: HomeFact<number>;
    readonly floorArea: HomeFact<number>;
    readonly purposes: HomeFact<readonly string[]>;
    readonly energyClass: HomeFact<EnergyClass>;
    readonly buildingType: HomeFact<SavingsBuildingType>;
    readonly gasOfSuchHomes: HomeFact<number>;
    readonly gasOfNeighbours: HomeFact<number>;
    readonly electricityOfSuchHomes?: HomeFact<number>;
    readonly electricityOfNeighbours?: HomeFact<number>;
}
declare const insulationOfClass: (energyClass: EnergyClass) => Insulation;
declare const isEnergyClass: (text: string) => text is EnergyClass;
type FromRegisters = Pick<SavingsInput, 'buildingType' | 'buildingYear' | 'floorArea' | 'insulation' | 'usualGas' | 'onlyRegistered'>;
declare function inputOfFacts(facts: HomeFacts): FromRegisters;
interface RegisteredHome {
    readonly buildingYear?: number | undefined;
    readonly floorArea?: number | undefined;
    readonly usualGas?: number | undefined;
    readonly usualElectricity?: number | undefined;
}
interface HouseInfoContext extends SectionContext {
    readonly home?: RegisteredHome | undefined;
}
declare function registeredHome(facts: HomeFacts | undefined): RegisteredHome;
declare const consumption: Section<"consumption", WordedFields<"consumption", {
    readonly gasConsumption: WholeNumberField;
    readonly gasConsumptionYear: YearField;
    readonly heatingUsage: ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & WithOptions<readonly [
        "ochtend en avond",
        "overdag",
        "hele dag",
        "hele dag met nachtverlaging"
    ]>;
    readonly electricityConsumption: WholeNumberField;
    readonly waterConsumption: WholeNumberField;
}>, {}, HouseInfoContext>;
declare const energylabel: Section<"energylabel", WordedFields<"energylabel", {
    readonly energylabel: ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "A++++",
            "A+++",
            "A++",
            "A+",
            "A",
            "B",
            "C",
            "D",
            "E",
            "F",
            "G"
        ];
        label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
    }>;
    readonly areThereAdditionalAdjustments: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly additionalAdjustments: MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & WithOptions<readonly [
        "isolatie",
        "verwarmingssysteem",
        "zonnepanelen",
        "warmtepomp",
        "ventilatiesysteem"
    ]>;
}>, {}, SectionContext>;
declare const heating: Section<"heating", WordedFields<"heating", {
    readonly heatReleaseSystem: MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & WithOptions<readonly [
        "vloerverwarming",
        "radiatoren",
        "open haard of kachel",
        "ir-panelen",
        "anders"
    ]>;
    readonly heatReleaseSystemDifferent: TextField;
    readonly supplyTemperature60C: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly heatGenerationSystem: MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & WithOptions<readonly [
        "gasketel",
        "zonnenboiler",
        "warmtepomp",
        "pellet-cv",
        "anders"
    ]>;
    readonly heatGenerationSystemDifferent: TextField;
    readonly brandGasBoiler: TextField;
    readonly typeGasBoiler: TextField;
    readonly brandThermostat: TextField;
    readonly typethermostat: TextField;
    readonly sunRegulation: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
}>, {}, SectionContext>;
declare const houseInfo: Questionnaire<"houseInfo", {
    house: Section<"house", WordedFields<"house", {
        readonly buildingYear: ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & WithOptions<readonly [
            "1964",
            "1975",
            "1983",
            "1988",
            "1992",
            "2005",
            "2015",
            "2016"
        ]>;
        readonly buildingSize: WholeNumberField;
        readonly buildingLayers: ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & WithOptions<readonly [
            "1",
            "2",
            "3",
            "4",
            "5"
        ]>;
        readonly people: ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & WithOptions<readonly [
            "1",
            "2",
            "3",
            "4",
            "5",
            "more then 5"
        ]>;
        readonly typeOfBuilding: ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & WithOptions<readonly [
            "tussenwoning",
            "hoekwoning",
            "2onder1kap",
            "vrijstaand",
            "appartement",
            "overig"
        ]>;
        readonly typeOfBuildingOther: TextField;
        readonly typeOfAppartment: ChoiceField<"hoekappartement" | "tussenappartement"> & WithOptions<readonly [
            "hoekappartement",
            "tussenappartement"
        ]>;
        readonly roofUpstairsNeighbors: ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & WithOptions<readonly [
            "0",
            "25",
            "50",
            "75",
            "100"
        ]>;
        readonly floorUpstairsNeighbors: ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & WithOptions<readonly [
            "grond",
            "ander appartment",
            "kelder"
        ]>;
        readonly roofSlope: ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & WithOptions<readonly [
            "0",
            "20",
            "40",
            "50",
            "60",
            "80",
            "100"
        ]>;
        readonly roofSlopeHeated: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly basement: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly basementPercentage: ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & WithOptions<readonly [
            "25",
            "50",
            "75",
            "100"
        ]>;
    }>, {}, HouseInfoContext>;
    consumption: Section<"consumption", WordedFields<"consumption", {
        readonly gasConsumption: WholeNumberField;
        readonly gasConsumptionYear: YearField;
        readonly heatingUsage: ChoiceField<"hele dag" | "hele dag met nachtverlaging" | "o.b." | "ochtend en avond" | "overdag"> & WithOptions<readonly [
            "ochtend en avond",
            "overdag",
            "hele dag",
            "hele dag met nachtverlaging"
        ]>;
        readonly electricityConsumption: WholeNumberField;
        readonly waterConsumption: WholeNumberField;
    }>, {}, HouseInfoContext>;
    heating: Section<"heating", WordedFields<"heating", {
        readonly heatReleaseSystem: MultiChoiceField<"anders" | "ir-panelen" | "open haard of kachel" | "radiatoren" | "vloerverwarming"> & WithOptions<readonly [
            "vloerverwarming",
            "radiatoren",
            "open haard of kachel",
            "ir-panelen",
            "anders"
        ]>;
        readonly heatReleaseSystemDifferent: TextField;
        readonly supplyTemperature60C: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly heatGenerationSystem: MultiChoiceField<"anders" | "gasketel" | "pellet-cv" | "warmtepomp" | "zonnenboiler"> & WithOptions<readonly [
            "gasketel",
            "zonnenboiler",
            "warmtepomp",
            "pellet-cv",
            "anders"
        ]>;
        readonly heatGenerationSystemDifferent: TextField;
        readonly brandGasBoiler: TextField;
        readonly typeGasBoiler: TextField;
        readonly brandThermostat: TextField;
        readonly typethermostat: TextField;
        readonly sunRegulation: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
    }>, {}, SectionContext>;
    isolation: Section<"isolation", WordedFields<"isolation", {
        readonly isolation: InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
            readonly options: readonly [
                "muur",
                "dak",
                "raam",
                "vloer",
                "geen"
            ];
        };
        readonly ventilation: ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & WithOptions<readonly [
            "geen actief ventilatiesysteem",
            "ventilatie met natuurlijke aanvoer en mechanische afvoer",
            "ventilatie met zelfregeling",
            "mechanische ventilatie met warmteterugwinning"
        ]>;
    }>, {}, HouseInfoContext>;
    energylabel: Section<"energylabel", WordedFields<"energylabel", {
        readonly energylabel: ChoiceField<"A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "A++++",
                "A+++",
                "A++",
                "A+",
                "A",
                "B",
                "C",
                "D",
                "E",
                "F",
                "G"
            ];
            label(value: "A" | "A+" | "A++" | "A+++" | "A++++" | "B" | "C" | "D" | "E" | "F" | "G"): _pomp_language.Message | string;
        }>;
        readonly areThereAdditionalAdjustments: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly additionalAdjustments: MultiChoiceField<"isolatie" | "ventilatiesysteem" | "verwarmingssysteem" | "warmtepomp" | "zonnepanelen"> & WithOptions<readonly [
            "isolatie",
            "verwarmingssysteem",
            "zonnepanelen",
            "warmtepomp",
            "ventilatiesysteem"
        ]>;
    }>, {}, SectionContext>;
}, "consumption" | "energylabel" | "heating" | "house" | "isolation">;
declare const houseSection: Section<"house", WordedFields<"house", {
    readonly buildingYear: ChoiceField<"1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016" | "o.b."> & WithOptions<readonly [
        "1964",
        "1975",
        "1983",
        "1988",
        "1992",
        "2005",
        "2015",
        "2016"
    ]>;
    readonly buildingSize: WholeNumberField;
    readonly buildingLayers: ChoiceField<"1" | "2" | "3" | "4" | "5" | "o.b."> & WithOptions<readonly [
        "1",
        "2",
        "3",
        "4",
        "5"
    ]>;
    readonly people: ChoiceField<"1" | "2" | "3" | "4" | "5" | "more then 5" | "o.b."> & WithOptions<readonly [
        "1",
        "2",
        "3",
        "4",
        "5",
        "more then 5"
    ]>;
    readonly typeOfBuilding: ChoiceField<"2onder1kap" | "appartement" | "hoekwoning" | "o.b." | "overig" | "tussenwoning" | "vrijstaand"> & WithOptions<readonly [
        "tussenwoning",
        "hoekwoning",
        "2onder1kap",
        "vrijstaand",
        "appartement",
        "overig"
    ]>;
    readonly typeOfBuildingOther: TextField;
    readonly typeOfAppartment: ChoiceField<"hoekappartement" | "tussenappartement"> & WithOptions<readonly [
        "hoekappartement",
        "tussenappartement"
    ]>;
    readonly roofUpstairsNeighbors: ChoiceField<"0" | "100" | "25" | "50" | "75" | "o.b."> & WithOptions<readonly [
        "0",
        "25",
        "50",
        "75",
        "100"
    ]>;
    readonly floorUpstairsNeighbors: ChoiceField<"ander appartment" | "grond" | "kelder" | "o.b."> & WithOptions<readonly [
        "grond",
        "ander appartment",
        "kelder"
    ]>;
    readonly roofSlope: ChoiceField<"0" | "100" | "20" | "40" | "50" | "60" | "80" | "o.b."> & WithOptions<readonly [
        "0",
        "20",
        "40",
        "50",
        "60",
        "80",
        "100"
    ]>;
    readonly roofSlopeHeated: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly basement: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly basementPercentage: ChoiceField<"100" | "25" | "50" | "75" | "o.b."> & WithOptions<readonly [
        "25",
        "50",
        "75",
        "100"
    ]>;
}>, {}, HouseInfoContext>;
declare const isolation: Section<"isolation", WordedFields<"isolation", {
    readonly isolation: InsulationField<"dak" | "geen" | "muur" | "raam" | "vloer"> & {
        readonly options: readonly [
            "muur",
            "dak",
            "raam",
            "vloer",
            "geen"
        ];
    };
    readonly ventilation: ChoiceField<"geen actief ventilatiesysteem" | "mechanische ventilatie met warmteterugwinning" | "o.b." | "ventilatie met natuurlijke aanvoer en mechanische afvoer" | "ventilatie met zelfregeling"> & WithOptions<readonly [
        "geen actief ventilatiesysteem",
        "ventilatie met natuurlijke aanvoer en mechanische afvoer",
        "ventilatie met zelfregeling",
        "mechanische ventilatie met warmteterugwinning"
    ]>;
}>, {}, HouseInfoContext>;
interface HomeAnswers {
    readonly buildingType?: SavingsBuildingType | undefined;
    readonly buildingYear?: number | undefined;
    readonly floorArea?: number | undefined;
    readonly insulation?: Insulation | undefined;
    readonly supply?: SupplyTemperature | undefined;
    readonly boiler?: Boiler | undefined;
    readonly cooking?: 'gas' | 'electric' | undefined;
    readonly solarPanels?: boolean | undefined;
    readonly residents?: number | undefined;
    readonly gasUse?: number | undefined;
    readonly prices?: EnergyPrices | undefined;
}
declare const firstBuildingYear = 1200;
declare function withAnswers(input: SavingsInput, { buildingYear, ...answers }: HomeAnswers): SavingsInput;
declare const averagedParts: readonly [
    'gasUse',
    'floorArea',
    'insulation'
];
type AveragedPart = (typeof averagedParts)[number];
declare function averagesIn(input: SavingsInput): readonly AveragedPart[];
declare const suggestedBy: readonly [
    "bag",
    "epOnline",
    "cbs",
    "customer"
];
interface SuggestedAnswer {
    readonly section: keyof typeof houseInfo.sections;
    readonly field: string;
    readonly answer: string | readonly string[];
    readonly by: (typeof suggestedBy)[number];
    readonly date: string;
}
interface KnownOfHouse {
    readonly facts: HomeFacts | undefined;
    readonly said?: {
        readonly answers: HomeAnswers;
        readonly on: string;
    } | undefined;
}
declare function suggestedAnswers({ facts, said }: KnownOfHouse): readonly SuggestedAnswer[];
declare const flows: ColumnOf<OnlineRows, 'flow'>;
type Flow = (typeof flows)[number];
interface InstallationContext extends SectionContext {
    readonly flow: Flow;
}
declare const connection: Section<"connection", WordedFields<"connection", {
    readonly pipesInsight: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly whereAreThePipes: ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & WithOptions<readonly [
        "kruipruimte",
        "muur",
        "vloer",
        "anders"
    ]>;
    readonly otherPipeLocation: TextField;
    readonly photoConnectionLocationPompAo: FilesField & {
        readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
    };
    readonly pipeDistanceFromPompAo: DecimalField;
    readonly photoPipeInstallationLocation: FilesField & {
        readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
    };
    readonly wallOutletPompt: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly wallOutletElement: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly pomptConnectionToCvPipes: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly photoCvPipes: FilesField & {
        readonly goodPhoto: readonly ("closeUp" | "together")[];
    };
    readonly distancePompTToCvPipes: DecimalField;
    readonly distancePompTToWaterPipes: DecimalField;
    readonly elementPlacedAtPompTLocation: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
}>, {
    readonly placing: Answers<WordedFields<"placing", {
        readonly wifiOrCable: ChoiceField<"kabel" | "o.b." | "wifi"> & WithOptions<readonly [
            "wifi",
            "kabel"
        ]>;
        readonly pompAoPlacementLocation: ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & WithOptions<readonly [
            "grond",
            "muur",
            "dak",
            "balkon"
        ]>;
        readonly distancePompAoToElectricity: DecimalField;
        readonly distancePompAoToCv: DecimalField;
        readonly wallPompAo: ChoiceField<"anders" | "beton" | "o.b." | "steen"> & WithOptions<readonly [
            "steen",
            "beton",
            "anders"
        ]>;
        readonly wallPompAoDifferent: TextField;
        readonly element: ChoiceField<"ja" | "nee"> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly floorPompt: ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & WithOptions<readonly [
            "begane grond",
            "1e verdieping",
            "2e verdieping",
            "3e verdieping of hoger"
        ]>;
        readonly pomptFitStairs: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly doesCvNeedToBeMoved: ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & WithOptions<readonly [
            "ja",
            "nee",
            "n.v.t"
        ]>;
    }>>;
    readonly photos: Answers<WordedFields<"photos", {
        readonly photoCurrentGasBoilerAndPipes: FilesField & {
            readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
        };
        readonly photoPompAoPlacementLocation: FilesField & {
            readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
        };
        readonly pomptAtCurrentBoilerLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly photoPomptPlacementLocation: FilesField & {
            readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
        };
        readonly elementAtCvLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly photoElementPlacementLocation: FilesField & {
            readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
        };
    }>>;
}, InstallationContext>;
interface OrderAppointment {
    readonly date: string | null;
    readonly cancelledAt?: string | null | undefined;
}
interface Order {
    readonly id: string;
    readonly orderNumber: string;
    readonly product: OrderProduct;
    readonly orderDate: CalendarDate;
    readonly houseId: string;
    readonly flow: Flow | null;
    readonly step: OrderStep;
    readonly status: OrderStatus;
    readonly agreedIncasso: boolean;
    readonly incassoDate: CalendarDate | null;
    readonly withdrawnAt: string | null;
    readonly withdrawalUntil: CalendarDate | null;
    readonly inspectionAppointment: OrderAppointment;
    readonly installationAppointment: OrderAppointment;
    readonly asks?: boolean | undefined;
}
declare const goesOn: ({ step, withdrawnAt }: {
    readonly step: string;
    readonly withdrawnAt: string | null;
}) => boolean;
declare const awaitsInspection: ({ inspectionAppointment: { date } }: Pick<Order, 'inspectionAppointment'>, now: Date) => boolean;
declare function dashboardOrder<O extends Pick<Order, 'product' | 'step' | 'orderDate' | 'orderNumber' | 'withdrawnAt'>>(orders: readonly O[]): O | undefined;
interface KnownForFlow {
    readonly flow?: Flow | undefined;
    readonly orders: readonly Pick<Order, 'houseId' | 'flow' | 'withdrawnAt'>[];
}
declare function flowForHouse(houseId: string, { flow, orders }: KnownForFlow): Flow | undefined;
declare const isToInstall: <O extends Pick<Order, 'flow' | 'withdrawnAt'>>(order: O) => order is O & {
    readonly flow: Flow;
};
declare const pumpFlags: (of: (pump: PumpRow) => boolean) => PumpFlags;
declare const completedFlagsOf: (flow: Flow) => {
    readonly [Flag in keyof PumpFlags]?: true;
};
declare const isFinishedIn: (flow: Flow, flags: Partial<PumpFlags>) => boolean;
declare const flowOfFlags: (flags: PumpFlags) => Flow | undefined;
declare const houseFlagsOf: (flow: Flow) => {
    readonly [Flag in keyof HouseFlags]?: true;
};
declare const isInstallationComplete: (flow: Flow, house: HouseFlags) => boolean;
declare const hasInstallationWarning: (flow: Flow, house: HouseFlags) => boolean;
declare const installationInfo: Questionnaire<"installationInfo", {
    placing: Section<"placing", WordedFields<"placing", {
        readonly wifiOrCable: ChoiceField<"kabel" | "o.b." | "wifi"> & WithOptions<readonly [
            "wifi",
            "kabel"
        ]>;
        readonly pompAoPlacementLocation: ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & WithOptions<readonly [
            "grond",
            "muur",
            "dak",
            "balkon"
        ]>;
        readonly distancePompAoToElectricity: DecimalField;
        readonly distancePompAoToCv: DecimalField;
        readonly wallPompAo: ChoiceField<"anders" | "beton" | "o.b." | "steen"> & WithOptions<readonly [
            "steen",
            "beton",
            "anders"
        ]>;
        readonly wallPompAoDifferent: TextField;
        readonly element: ChoiceField<"ja" | "nee"> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly floorPompt: ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & WithOptions<readonly [
            "begane grond",
            "1e verdieping",
            "2e verdieping",
            "3e verdieping of hoger"
        ]>;
        readonly pomptFitStairs: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly doesCvNeedToBeMoved: ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & WithOptions<readonly [
            "ja",
            "nee",
            "n.v.t"
        ]>;
    }>, {}, InstallationContext>;
    photos: Section<"photos", WordedFields<"photos", {
        readonly photoCurrentGasBoilerAndPipes: FilesField & {
            readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
        };
        readonly photoPompAoPlacementLocation: FilesField & {
            readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
        };
        readonly pomptAtCurrentBoilerLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly photoPomptPlacementLocation: FilesField & {
            readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
        };
        readonly elementAtCvLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly photoElementPlacementLocation: FilesField & {
            readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
        };
    }>, {
        readonly placing: Answers<WordedFields<"placing", {
            readonly wifiOrCable: ChoiceField<"kabel" | "o.b." | "wifi"> & WithOptions<readonly [
                "wifi",
                "kabel"
            ]>;
            readonly pompAoPlacementLocation: ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & WithOptions<readonly [
                "grond",
                "muur",
                "dak",
                "balkon"
            ]>;
            readonly distancePompAoToElectricity: DecimalField;
            readonly distancePompAoToCv: DecimalField;
            readonly wallPompAo: ChoiceField<"anders" | "beton" | "o.b." | "steen"> & WithOptions<readonly [
                "steen",
                "beton",
                "anders"
            ]>;
            readonly wallPompAoDifferent: TextField;
            readonly element: ChoiceField<"ja" | "nee"> & WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly floorPompt: ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & WithOptions<readonly [
                "begane grond",
                "1e verdieping",
                "2e verdieping",
                "3e verdieping of hoger"
            ]>;
            readonly pomptFitStairs: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly doesCvNeedToBeMoved: ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & WithOptions<readonly [
                "ja",
                "nee",
                "n.v.t"
            ]>;
        }>>;
    }, InstallationContext>;
    connection: Section<"connection", WordedFields<"connection", {
        readonly pipesInsight: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly whereAreThePipes: ChoiceField<"anders" | "kruipruimte" | "muur" | "o.b." | "vloer"> & WithOptions<readonly [
            "kruipruimte",
            "muur",
            "vloer",
            "anders"
        ]>;
        readonly otherPipeLocation: TextField;
        readonly photoConnectionLocationPompAo: FilesField & {
            readonly goodPhoto: readonly ("around" | "hatch" | "place")[];
        };
        readonly pipeDistanceFromPompAo: DecimalField;
        readonly photoPipeInstallationLocation: FilesField & {
            readonly goodPhoto: readonly ("obstacles" | "rooms" | "wall")[];
        };
        readonly wallOutletPompt: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly wallOutletElement: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly pomptConnectionToCvPipes: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly photoCvPipes: FilesField & {
            readonly goodPhoto: readonly ("closeUp" | "together")[];
        };
        readonly distancePompTToCvPipes: DecimalField;
        readonly distancePompTToWaterPipes: DecimalField;
        readonly elementPlacedAtPompTLocation: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
    }>, {
        readonly placing: Answers<WordedFields<"placing", {
            readonly wifiOrCable: ChoiceField<"kabel" | "o.b." | "wifi"> & WithOptions<readonly [
                "wifi",
                "kabel"
            ]>;
            readonly pompAoPlacementLocation: ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & WithOptions<readonly [
                "grond",
                "muur",
                "dak",
                "balkon"
            ]>;
            readonly distancePompAoToElectricity: DecimalField;
            readonly distancePompAoToCv: DecimalField;
            readonly wallPompAo: ChoiceField<"anders" | "beton" | "o.b." | "steen"> & WithOptions<readonly [
                "steen",
                "beton",
                "anders"
            ]>;
            readonly wallPompAoDifferent: TextField;
            readonly element: ChoiceField<"ja" | "nee"> & WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly floorPompt: ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & WithOptions<readonly [
                "begane grond",
                "1e verdieping",
                "2e verdieping",
                "3e verdieping of hoger"
            ]>;
            readonly pomptFitStairs: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly doesCvNeedToBeMoved: ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & WithOptions<readonly [
                "ja",
                "nee",
                "n.v.t"
            ]>;
        }>>;
        readonly photos: Answers<WordedFields<"photos", {
            readonly photoCurrentGasBoilerAndPipes: FilesField & {
                readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
            };
            readonly photoPompAoPlacementLocation: FilesField & {
                readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
            };
            readonly pomptAtCurrentBoilerLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoPomptPlacementLocation: FilesField & {
                readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
            };
            readonly elementAtCvLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
                readonly values: readonly [
                    "ja",
                    "nee"
                ];
                label(value: "ja" | "nee"): _pomp_language.Message | string;
            }>;
            readonly photoElementPlacementLocation: FilesField & {
                readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
            };
        }>>;
    }, InstallationContext>;
}, "connection" | "photos" | "placing">;
declare const photos: Section<"photos", WordedFields<"photos", {
    readonly photoCurrentGasBoilerAndPipes: FilesField & {
        readonly goodPhoto: readonly ("around" | "typePlate" | "whole")[];
    };
    readonly photoPompAoPlacementLocation: FilesField & {
        readonly goodPhoto: readonly ("nearby" | "wall" | "whole")[];
    };
    readonly pomptAtCurrentBoilerLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly photoPomptPlacementLocation: FilesField & {
        readonly goodPhoto: readonly ("size" | "wayThere" | "whole")[];
    };
    readonly elementAtCvLocation: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly photoElementPlacementLocation: FilesField & {
        readonly goodPhoto: readonly ("nearby" | "size" | "wall")[];
    };
}>, {
    readonly placing: Answers<WordedFields<"placing", {
        readonly wifiOrCable: ChoiceField<"kabel" | "o.b." | "wifi"> & WithOptions<readonly [
            "wifi",
            "kabel"
        ]>;
        readonly pompAoPlacementLocation: ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & WithOptions<readonly [
            "grond",
            "muur",
            "dak",
            "balkon"
        ]>;
        readonly distancePompAoToElectricity: DecimalField;
        readonly distancePompAoToCv: DecimalField;
        readonly wallPompAo: ChoiceField<"anders" | "beton" | "o.b." | "steen"> & WithOptions<readonly [
            "steen",
            "beton",
            "anders"
        ]>;
        readonly wallPompAoDifferent: TextField;
        readonly element: ChoiceField<"ja" | "nee"> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly floorPompt: ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & WithOptions<readonly [
            "begane grond",
            "1e verdieping",
            "2e verdieping",
            "3e verdieping of hoger"
        ]>;
        readonly pomptFitStairs: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
            readonly values: readonly [
                "ja",
                "nee"
            ];
            label(value: "ja" | "nee"): _pomp_language.Message | string;
        }>;
        readonly doesCvNeedToBeMoved: ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & WithOptions<readonly [
            "ja",
            "nee",
            "n.v.t"
        ]>;
    }>>;
}, InstallationContext>;
declare const placing: Section<"placing", WordedFields<"placing", {
    readonly wifiOrCable: ChoiceField<"kabel" | "o.b." | "wifi"> & WithOptions<readonly [
        "wifi",
        "kabel"
    ]>;
    readonly pompAoPlacementLocation: ChoiceField<"balkon" | "dak" | "grond" | "muur" | "o.b."> & WithOptions<readonly [
        "grond",
        "muur",
        "dak",
        "balkon"
    ]>;
    readonly distancePompAoToElectricity: DecimalField;
    readonly distancePompAoToCv: DecimalField;
    readonly wallPompAo: ChoiceField<"anders" | "beton" | "o.b." | "steen"> & WithOptions<readonly [
        "steen",
        "beton",
        "anders"
    ]>;
    readonly wallPompAoDifferent: TextField;
    readonly element: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly floorPompt: ChoiceField<"1e verdieping" | "2e verdieping" | "3e verdieping of hoger" | "begane grond" | "o.b."> & WithOptions<readonly [
        "begane grond",
        "1e verdieping",
        "2e verdieping",
        "3e verdieping of hoger"
    ]>;
    readonly pomptFitStairs: ChoiceField<"ja" | "nee" | "o.b."> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly doesCvNeedToBeMoved: ChoiceField<"ja" | "n.v.t" | "nee" | "o.b."> & WithOptions<readonly [
        "ja",
        "nee",
        "n.v.t"
    ]>;
}>, {}, InstallationContext>;
type Sections = Readonly<Record<string, AnySection>>;
interface Questionnaire<Part extends string, S, Name extends string = keyof S & string> {
    readonly part: Part;
    readonly sections: S;
    readonly order: {
        readonly steps: readonly Name[];
        readonly screen: readonly Name[];
        readonly resume: readonly Name[];
    };
}
interface StoredSection {
    readonly answers: RawAnswers;
    readonly completed: boolean;
}
interface SectionState {
    readonly resolution: Resolution;
    readonly done: boolean;
}
declare function defineQuestionnaire<const Part extends string, S extends Sections>(questionnaire: Questionnaire<Part, S>): Questionnaire<Part, S>;
declare function resolveQuestionnaire<S extends Sections>({ sections }: {
    readonly sections: S;
}, stored: {
    readonly [Name in keyof S]?: StoredSection;
}, context: ContextOf<S[keyof S]> & SectionContext): {
    readonly [Name in keyof S]: SectionState;
};
declare function firstIncomplete<Name extends string>({ order }: {
    readonly order: {
        readonly resume: readonly Name[];
    };
}, states: {
    readonly [N in Name]: Pick<SectionState, 'done'>;
}): Name | undefined;
declare const isBegun: ({ resolution }: Pick<SectionState, 'resolution'>) => boolean;
declare function goOnAt<Name extends string>({ order }: {
    readonly order: {
        readonly steps: readonly Name[];
        readonly resume: readonly Name[];
    };
}, states: {
    readonly [N in Name]: SectionState;
}): Name | undefined;
type SaveMode = 'draft' | 'final';
type SectionSave<F extends Fields> = {
    readonly accepted: true;
    readonly answers: RawAnswers;
    readonly resolution: Resolution<F>;
} | {
    readonly accepted: false;
    readonly issues: readonly Issue<keyof F & string>[];
};
declare function saveSection<F extends Fields, After, Context extends SectionContext>(section: Section<string, F, After, Context>, { stored, posted, mode, ...scope }: {
    readonly stored: RawAnswers;
    readonly posted: RawAnswers;
    readonly mode: SaveMode;
    readonly after: After;
    readonly context: Context;
}): SectionSave<F>;
interface SummaryRow {
    readonly field: string;
    readonly label: string;
    readonly answer: string | undefined;
}
declare function summariseSection<F extends Fields>({ fields }: Pick<Section<string, F, never, never>, 'fields'>, resolution: Resolution<F>, language: Language): readonly SummaryRow[];
declare function showAnswer(field: Fields[string], answer: unknown, language: Language): string;
declare const isUnknown: (answer: unknown) => boolean;
type InstallationSectionName = keyof typeof installationInfo.sections;
interface StoredInstallationSection extends PumpFlags {
    readonly answers: RawAnswers;
}
type StoredInstallation = {
    readonly [Name in InstallationSectionName]?: StoredInstallationSection;
};
declare const storedInFlow: (flow: Flow, stored: StoredInstallation) => {
    readonly [Name in InstallationSectionName]?: StoredSection;
};
type InstallationSave = {
    readonly accepted: true;
    readonly answers: RawAnswers;
    readonly flags: PumpFlags;
    readonly summary: readonly SummaryRow[] | null;
    readonly reopened: readonly {
        readonly name: InstallationSectionName;
        readonly flags: PumpFlags;
    }[];
    readonly complete: boolean;
} | {
    readonly accepted: false;
    readonly issues: readonly Issue[];
};
declare function saveInstallation({ stored, name, flow, today, language, ...save }: {
    readonly stored: StoredInstallation;
    readonly name: InstallationSectionName;
    readonly posted: RawAnswers;
    readonly mode: SaveMode;
    readonly flow: Flow;
    readonly today: CalendarDate;
    readonly language: Language;
}): InstallationSave;
declare const bookingPageOf: Readonly<Record<Flow, BookingPage>>;
declare const flowOf: Readonly<Record<OrderProduct, Flow | undefined>>;
declare const goesByPhone: (product: OrderProduct) => boolean;
declare const quotedProducts: ColumnOf<OnlineRows, 'name'>;
type QuotedProduct = (typeof quotedProducts)[number];
declare const reservableProducts: ColumnOf<RowsWithout<OnlineRows, {
    readonly upgradeOf: string;
}>, 'name'>;
type ReservableProduct = (typeof reservableProducts)[number];
declare const reservedProducts: ColumnOf<OnlineRows, 'reservedAs'>;
type ReservedProduct = (typeof reservedProducts)[number];
interface AskedProduct {
    readonly product: ReservableProduct;
    readonly hasPompAo?: 'ja' | 'nee' | undefined;
}
declare const hasUpgrade: (product: OrderProduct | undefined) => boolean;
declare const isUpgrade: (product: OrderProduct) => boolean;
declare const offeredProduct: ({ product, hasPompAo }: AskedProduct) => QuotedProduct;
declare function askedBy(reserved: ReservedProduct): AskedProduct;
declare const placesOutside: (flow: Flow | null | undefined) => boolean;
declare const productLabel: (product: OrderProduct | ReservedProduct) => string;
declare const productOf: Readonly<Record<Flow, QuotedProduct>>;
declare function reservedProduct(product: ReservableProduct, hasPompAo?: 'ja' | 'nee'): ReservedProduct;
declare const orderedProductOf: Readonly<Record<ReservedProduct, QuotedProduct>>;
interface OrderEvent {
    readonly orderId: string;
    readonly step: OrderStep;
    readonly status: OrderStatus;
    readonly at: string;
}
interface ReachedStep {
    readonly step: OrderStep;
    readonly at: string;
}
declare function reachedSteps({ id, step }: Pick<Order, 'id' | 'step'>, events: readonly OrderEvent[]): readonly ReachedStep[];
declare const paymentTypes: readonly [
    'PY',
    'FP'
];
type PaymentType = (typeof paymentTypes)[number];
type OrderTarget = {
    readonly to: 'booking';
    readonly flow: Flow;
    readonly orderId: string;
} | {
    readonly to: 'houseInfo';
    readonly houseId: string;
    readonly section?: keyof typeof houseInfo.sections | undefined;
} | {
    readonly to: 'installationInfo';
    readonly houseId: string;
    readonly flow: Flow;
    readonly section?: keyof typeof installationInfo.sections | undefined;
} | {
    readonly to: 'appointments';
} | {
    readonly to: 'payment';
    readonly orderId: string;
    readonly type: PaymentType;
};
interface OrderAction {
    readonly label: Message;
    readonly target: OrderTarget;
    readonly disabled: boolean;
}
interface OrderMessage {
    readonly message: Message;
    readonly detail?: Message | undefined;
    readonly action?: OrderAction | undefined;
    readonly tone: 'action' | 'info';
}
type OrderFacts = Omit<Order, 'step' | 'status' | 'orderNumber' | 'orderDate'> & {
    readonly step: string;
    readonly status: string;
};
interface OrderSituation {
    readonly order: OrderFacts;
    readonly house: HouseFlags & Pick<House, 'houseInfoCompleted'>;
    readonly resume?: {
        readonly houseInfo?: keyof typeof houseInfo.sections | undefined;
        readonly installationInfo?: keyof typeof installationInfo.sections | undefined;
    };
}
interface OrderPapers {
    readonly planChanged: boolean;
    readonly planExpired: boolean;
    readonly unpaid: boolean;
    readonly beingPaid: boolean;
}
declare const asksNow: (situation: OrderSituation, { planChanged, planExpired, unpaid, beingPaid }: OrderPapers) => boolean;
declare function asksCustomer(situation: OrderSituation): boolean;
declare function orderMessage(situation: OrderSituation, today?: CalendarDate): OrderMessage;
declare const hasMessage: (step: string, status: string) => boolean;
interface HeadingFacts {
    readonly amount?: string | undefined;
    readonly signed?: boolean | undefined;
    readonly planChanged?: boolean | undefined;
    readonly planExpired?: boolean | undefined;
    readonly beingPaid?: boolean | undefined;
    readonly today?: CalendarDate | undefined;
}
declare function orderHeading(situation: OrderSituation, { amount, signed, planChanged, planExpired, beingPaid, today }?: HeadingFacts): Message | undefined;
interface OrderPlace {
    readonly step: OrderStep;
    readonly status: OrderStatus;
}
declare function orderMove(from: OrderPlace, to: OrderPlace): 'unknown' | 'none' | 'forward' | 'back';
declare const orderRank: ({ step, status }: OrderPlace) => number;
interface PlanSubsidy {
    readonly amount: number;
    readonly year: number;
    readonly current: boolean;
}
interface PlanFacts {
    readonly total: number;
    readonly vat: number;
    readonly downPayment: number;
    readonly included: readonly string[];
    readonly excluded: readonly string[];
    readonly installedOn: CalendarDate | null;
    readonly validUntil: CalendarDate | null;
    readonly subsidy: PlanSubsidy | null;
    readonly placed?: string | undefined;
}
declare const planExpired: (facts: Pick<PlanFacts, 'validUntil'> | null, today: CalendarDate) => boolean;
declare function planSubsidy(flow: Flow | null, on: CalendarDate): PlanSubsidy | null;
interface PlanRow {
    readonly key: string;
    readonly label: string;
    readonly value: string;
}
declare function planRows(facts: PlanFacts, language: Language): readonly PlanRow[];
declare function subsidyNote({ year, current }: PlanSubsidy, language: Language): string;
interface PlanChange extends Pick<PlanRow, 'key' | 'label'> {
    readonly before: string | undefined;
    readonly after: string | undefined;
}
declare function planChanges(before: PlanFacts, after: PlanFacts, language: Language): readonly PlanChange[];
declare const planTexts: _pomp_language.Texts<{
    readonly name: 'Installatieplan';
    readonly version: 'Installatieplan, versie {version}';
    readonly intro: 'Dit plan maakten we na de inspectie van je woning. Hier staat wat we doen en wat je betaalt, met btw. Klopt er iets niet? Stuur ons een bericht voordat je tekent.';
    readonly order: 'Bestelling';
    readonly house: 'Woning';
    readonly madeOn: 'Gemaakt op';
    readonly included: 'Dit doen wij';
    readonly excluded: 'Dit zit er niet bij';
    readonly total: 'Totaal, met btw';
    readonly vat: 'Waarvan btw';
    readonly downPayment: 'Nu, bij het tekenen';
    readonly finalPayment: 'Als alles werkt';
    readonly subsidy: 'ISDE-subsidie, geschat';
    readonly subsidyOf: '{amount} terug';
    readonly subsidySource: 'Bron: {source}, bedragen van {year}. Je vraagt haar na de installatie zelf aan. RVO bepaalt het bedrag.';
    readonly subsidyOld: 'Bron: {source}. De bedragen van dit jaar kennen we nog niet: dit zijn die van {year}.';
    readonly afterSubsidy: 'Na subsidie ongeveer';
    readonly changed: {
        readonly heading: 'Je plan is veranderd. Teken het opnieuw.';
        readonly text: 'Wat je eerder tekende blijft gelden, tot je het nieuwe plan tekent. Klopt er iets niet? Stuur ons een bericht.';
        readonly action: 'Bekijk wat er veranderde';
    };
    readonly placed: 'Zo staat de warmtepomp bij jou';
    readonly placedAlt: 'Je eigen foto, met de warmtepomp op schaal getekend op zijn plek.';
    readonly placedFile: 'zo-staat-de-warmtepomp.jpg';
    readonly placedNote: 'Op je eigen foto, en op schaal getekend: 110 cm breed en 80 cm hoog.';
    readonly installation: 'Installatie';
    readonly validUntil: 'Geldig tot en met';
}>;
declare const paymentStates: readonly [
    'none',
    'open',
    'pending',
    'paid',
    'failed',
    'expired',
    'canceled'
];
type PaymentState = (typeof paymentStates)[number];
type Payment = {
    readonly state: 'paid';
    readonly paidAt: string;
} | {
    readonly state: Exclude<PaymentState, 'paid'>;
    readonly paidAt: null;
};
declare const isUnderWay: ({ state }: {
    readonly state: string;
}) => boolean;
declare const paymentPlaces: {
    readonly [Type in PaymentType]: {
        readonly asked: OrderPlace;
        readonly paid: OrderPlace;
    };
};
declare const asksPayment: (place: OrderPlace, type: PaymentType) => boolean;
declare const incassoForm: Section<"incasso", WordedFields<"incasso", {
    readonly accountHolder: TextField;
    readonly iban: TextField;
    readonly agreed: CheckboxField;
}>, {}, SectionContext>;
interface Range {
    readonly from: number;
    readonly to: number;
}
interface Estimate extends Range {
    readonly value: number;
}
interface MeterReading {
    readonly on: CalendarDate;
    readonly gas: number | null;
    readonly electricity: number;
}
interface PromisedUse {
    readonly gas: Range | null;
    readonly electricity: Range;
}
declare const useVerdicts: readonly [
    'less',
    'within',
    'more'
];
type UseVerdict = (typeof useVerdicts)[number];
interface UsedSoFar {
    readonly used: number;
    readonly promised: Range | null;
    readonly verdict: UseVerdict | null;
}
interface MeterUse {
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly gas: UsedSoFar | null;
    readonly electricity: UsedSoFar;
}
declare const fewestDays = 28;
declare function meterUse(readings: readonly MeterReading[], promise: PromisedUse | null): MeterUse | undefined;
interface MeterFormContext extends SectionContext {
    readonly hasGas: boolean;
    readonly before: MeterReading | null;
}
declare const meterForm: Section<"meterReading", WordedFields<"meterReading", {
    readonly gas: WholeNumberField;
    readonly electricity: WholeNumberField;
    readonly share: CheckboxField;
}>, {}, MeterFormContext>;
declare const handoverForm: Section<"handover", WordedFields<"handover", {
    readonly name: TextField;
    readonly remark: TextField;
    readonly agreed: CheckboxField;
}>, {}, SectionContext>;
declare const handoverLinkDays: {
    readonly usual: 2;
    readonly max: 14;
};
declare const handoverConsent: (language: Language) => string;
declare const signForm: Section<"sign", WordedFields<"sign", {
    readonly terms: CheckboxField & Worded<"terms">;
    readonly name: TextField;
    readonly agreed: CheckboxField;
}>, {}, SectionContext>;
interface TermsVersion {
    readonly version: string;
    readonly sha256: string;
}
declare function signedConsent(language: Language, terms?: TermsVersion): string;
interface OrderFormContext extends SectionContext {
    readonly addressFrom: 'house' | 'form';
}
declare const agreementFields: WordedFields<"order", {
    readonly quoteAccepted: CheckboxField & Worded<"quote">;
    readonly invoiceIsSameAsInstallation: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly invoiceZipcode: TextField;
    readonly invoiceHouseNumber: WholeNumberField;
    readonly invoiceAddition: TextField;
    readonly invoiceStreet: TextField;
    readonly invoicePlace: TextField;
    readonly terms: CheckboxField;
}>;
declare const orderForm: Section<"order", WordedFields<"order", {
    readonly street: TextField & Worded<"address">;
    readonly houseNumber: WholeNumberField & Worded<"address">;
    readonly place: TextField & Worded<"address">;
    readonly zipcode: TextField & Worded<"address">;
    readonly quoteAccepted: CheckboxField & Worded<"quote">;
    readonly product: ChoiceField<"All-Electric" | "Pomp AO"> & WithOptions<{
        readonly values: readonly [
            "Pomp AO",
            "All-Electric"
        ];
        label(value: "All-Electric" | "Pomp AO"): _pomp_language.Message | string;
    }> & Worded<"order">;
    readonly amount: WholeNumberField & Worded<"order">;
    readonly hasPompAo: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }> & Worded<"order">;
    readonly invoiceIsSameAsInstallation: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }> & Worded<"order">;
    readonly invoiceZipcode: TextField & Worded<"order">;
    readonly invoiceHouseNumber: WholeNumberField & Worded<"order">;
    readonly invoiceAddition: TextField & Worded<"order">;
    readonly invoiceStreet: TextField & Worded<"order">;
    readonly invoicePlace: TextField & Worded<"order">;
    readonly terms: CheckboxField & Worded<"order">;
}>, {}, OrderFormContext>;
declare const quoteForm: Section<"quote", WordedFields<"quote", {
    readonly quoteAccepted: CheckboxField;
}>, {}, SectionContext>;
declare const termsForm: Section<"terms", WordedFields<"terms", {
    readonly terms: CheckboxField;
}>, {}, SectionContext>;
declare const withdrawalForm: Section<"withdrawal", WordedFields<"withdrawal", {
    readonly name: TextField;
    readonly reason: TextField;
}>, {}, SectionContext>;
declare const images: {
    readonly jpg: 'image/jpeg';
    readonly png: 'image/png';
    readonly webp: 'image/webp';
    readonly gif: 'image/gif';
    readonly heic: 'image/heic';
    readonly avif: 'image/avif';
    readonly tif: 'image/tiff';
};
declare const videos: {
    readonly mp4: 'video/mp4';
    readonly m4v: 'video/x-m4v';
    readonly mov: 'video/quicktime';
    readonly webm: 'video/webm';
    readonly mkv: 'video/x-matroska';
    readonly avi: 'video/x-msvideo';
    readonly '3gp': 'video/3gpp';
    readonly '3g2': 'video/3gpp2';
    readonly mpg: 'video/mpeg';
};
type UploadExtension = keyof typeof images | keyof typeof videos;
declare const uploadExtensions: [
    UploadExtension,
    ...UploadExtension[]
];
declare const uploadMediaTypes: Readonly<Record<UploadExtension, string>>;
declare const isUploadExtension: (extension: string) => extension is UploadExtension;
type UploadType = 'IMG' | 'VID';
declare const uploadTypeOf: (extension: UploadExtension) => UploadType;
declare const isImageType: (type: string) => boolean;
interface UploadedFile {
    readonly id: string;
    readonly fileName: string;
    readonly type: UploadType;
    readonly extension: UploadExtension;
    readonly url: string;
}
declare const timelineKinds: readonly [
    'step',
    'information',
    'appointment',
    'document',
    'signed',
    'handover',
    'payment',
    'incasso',
    'message',
    'mail',
    'withdrawn'
];
type TimelineKind = (typeof timelineKinds)[number];
declare const paymentOutcomes: readonly [
    'pending',
    'failed',
    'expired',
    'canceled',
    'paid'
];
type PaymentOutcome = (typeof paymentOutcomes)[number];
declare const appointmentChanges: readonly [
    'planned',
    'moved',
    'cancelled'
];
type AppointmentChange = (typeof appointmentChanges)[number];
declare const conversationSides: readonly [
    'customer',
    'seller'
];
type ConversationSide = (typeof conversationSides)[number];
interface Happened<Kind extends TimelineKind> {
    readonly id: string;
    readonly at: string;
    readonly kind: Kind;
}
interface StepEvent extends Happened<'step'>, OrderPlace {
}
interface InformationEvent extends Happened<'information'> {
    readonly about: 'houseInfo' | 'installationInfo';
}
interface AppointmentEvent extends Happened<'appointment'> {
    readonly appointmentId: string;
    readonly what: AppointmentKind;
    readonly change: AppointmentChange;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly sequence: number;
}
interface DocumentEvent extends Happened<'document'> {
    readonly documentId: string;
    readonly name: string;
    readonly documentKind: DocumentKind;
    readonly url: string;
}
interface SignedEvent extends Happened<'signed'> {
    readonly url: string;
}
interface HandoverEvent extends Happened<'handover'> {
    readonly name: string;
    readonly url: string;
}
interface PaymentEvent extends Happened<'payment'> {
    readonly paymentId: string;
    readonly type: PaymentType;
    readonly amount: number;
    readonly state: PaymentOutcome;
}
interface IncassoEvent extends Happened<'incasso'> {
    readonly change: 'agreed' | 'withdrawn' | 'planned';
    readonly date: CalendarDate | null;
}
interface MessagePhoto {
    readonly id: string;
    readonly fileName: string;
    readonly type: UploadType;
}
interface MessageEvent extends Happened<'message'> {
    readonly from: ConversationSide;
    readonly author: string | null;
    readonly text: string;
    readonly photos?: readonly MessagePhoto[] | undefined;
}
interface MailEvent extends Happened<'mail'> {
    readonly subject: string;
}
type WithdrawnEvent = Happened<'withdrawn'>;
type TimelineEvent = StepEvent | InformationEvent | AppointmentEvent | DocumentEvent | SignedEvent | HandoverEvent | PaymentEvent | IncassoEvent | MessageEvent | MailEvent | WithdrawnEvent;
interface Delivery {
    readonly deviceCode: string | null;
    readonly warranties: readonly {
        readonly what: string;
        readonly until: CalendarDate;
    }[];
    readonly serviceOn: CalendarDate | null;
    readonly promise?: PromisedUse | undefined;
    readonly photos?: readonly MessagePhoto[] | undefined;
}
declare const subsidyUntil: (installedOn: CalendarDate) => CalendarDate;
declare const readingsUntil: (installedOn: CalendarDate | null) => CalendarDate | null;
interface AtPlace {
    readonly step: string;
    readonly withdrawnAt: string | Date | null;
}
declare const signsAgain: ({ step, withdrawnAt }: AtPlace) => boolean;
declare function changedPlan(events: readonly TimelineEvent[], order: AtPlace): DocumentEvent | undefined;
declare const maxMessagePhotos = 10;
declare const messageForm: Section<"orderMessage", WordedFields<"orderMessage", {
    readonly text: TextField;
    readonly photos: FilesField & {
        readonly goodPhoto: readonly never[];
    };
}>, {}, SectionContext>;
interface OrderTimeline {
    readonly ahead: readonly AppointmentEvent[];
    readonly past: readonly TimelineEvent[];
}
declare function orderTimeline(events: readonly TimelineEvent[], now: Date): OrderTimeline;
declare const lastMessage: (events: readonly TimelineEvent[]) => MessageEvent | undefined;
interface PromisedDays {
    readonly steps: {
        readonly [Step in OrderStep]?: number;
    };
    readonly answer?: number | undefined;
}
declare const sellerTurnReasons: readonly [
    'message',
    'step',
    'appointment',
    'collection'
];
type SellerTurnReason = (typeof sellerTurnReasons)[number];
interface SellerTurn {
    readonly why: SellerTurnReason;
    readonly until: CalendarDate | null;
}
interface OrderTurn {
    readonly customer: boolean;
    readonly seller: readonly SellerTurn[];
}
interface Conversation extends OrderSituation {
    readonly events: readonly TimelineEvent[];
    readonly promised: PromisedDays;
    readonly today: CalendarDate;
    readonly settledMessage?: string | null | undefined;
}
declare function orderTurn({ events, promised, today, settledMessage, ...situation }: Conversation): OrderTurn;
declare const isOverdue: ({ until }: SellerTurn, today: CalendarDate) => boolean;
declare const nothingDone: OrderSituation['house'];
type ReminderReason = 'information' | 'signature' | 'payment';
declare const reminderDays: Readonly<Record<ReminderReason, readonly number[]>>;
declare const reminderReason: ({ tone, action }: OrderMessage) => ReminderReason | undefined;
declare const possibleReminder: (order: OrderFacts) => ReminderReason | undefined;
declare const coolingOffDays = 14;
declare const withdrawalRefusals: {
    readonly withdrawn: _pomp_language.Message;
    readonly notAgreed: _pomp_language.Message;
    readonly installed: _pomp_language.Message;
    readonly tooLate: _pomp_language.Message;
};
type WithdrawalRefusal = keyof typeof withdrawalRefusals;
type WithdrawalRight = {
    readonly open: true;
    readonly until: CalendarDate;
} | {
    readonly open: false;
    readonly why: WithdrawalRefusal;
};
interface Agreed {
    readonly agreedAt: Date | null;
    readonly withdrawnAt: Date | null;
    readonly step: string;
}
declare const lastDayToWithdraw: (agreedAt: Date) => CalendarDate;
declare const lastDayToRepay: (withdrawnAt: Date) => CalendarDate;
declare const isInstalled: ({ step }: {
    readonly step: string;
}) => boolean;
declare function withdrawalRight({ agreedAt, withdrawnAt, step }: Agreed, today: CalendarDate): WithdrawalRight;
interface PricedPart<Text = OwnText> {
    readonly description: Text;
    readonly price: number;
}
interface ProductPrice<Text = OwnText> {
    readonly product: QuotedProduct;
    readonly parts: readonly PricedPart<Text>[];
    readonly included: readonly Text[];
    readonly boilerRemoval: PricedPart<Text> | null;
    readonly since: CalendarDate;
}
declare const pricesSaid: <From, To>(prices: readonly ProductPrice<From>[], say: (text: From) => To) => readonly ProductPrice<To>[];
declare const priceOf: ({ parts }: {
    readonly parts: readonly Pick<PricedPart, 'price'>[];
}) => number;
declare const pompAoPart: PricedPart;
declare const priceList: readonly ProductPrice[];
declare const vatPercentage = 21;
declare const vatIn: (amount: number) => number;
interface QuoteLine<Text = string> {
    readonly description: Text;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly amount: number;
}
interface PricedQuote<Text = string> {
    readonly lines: readonly QuoteLine<Text>[];
    readonly total: number;
    readonly vat: number;
}
interface WantedProduct {
    readonly product: QuotedProduct;
    readonly quantity: number;
    readonly removeBoiler: boolean;
}
declare function pricedQuote<Text>({ product, quantity, removeBoiler }: WantedProduct, prices: readonly Pick<ProductPrice<Text>, 'product' | 'parts' | 'boilerRemoval'>[]): PricedQuote<Text> | undefined;
declare const quoteValidity = 30;
declare const lastDayOfQuote: (quoteDate: CalendarDate) => CalendarDate;
declare const quoteStatuses: readonly [
    'open',
    'ordered',
    'expired'
];
type QuoteStatus = (typeof quoteStatuses)[number];
declare function quoteStatus({ ordered, validUntil }: {
    readonly ordered: boolean;
    readonly validUntil: CalendarDate;
}, today: CalendarDate): QuoteStatus;
interface Quote extends PricedQuote {
    readonly id: string;
    readonly order: {
        readonly id: string;
        readonly orderNumber: string;
    } | null;
    readonly formValues: {
        readonly product: ReservableProduct;
        readonly hasPompAo: 'ja' | 'nee' | null;
        readonly quantity: number;
        readonly removeBoiler: 'ja' | 'nee' | null;
        readonly quoteDate: CalendarDate;
    };
    readonly product: QuotedProduct;
    readonly houseId: string | null;
    readonly address: Pick<House, 'address' | 'zipcode' | 'city'>;
    readonly validUntil: CalendarDate;
    readonly status: QuoteStatus;
    readonly revision: number;
}
declare const quoteRequest: Section<"quoteRequest", WordedFields<"quoteRequest", {
    readonly zipcode: TextField & Worded<"address">;
    readonly houseNumber: WholeNumberField & Worded<"address">;
    readonly addition: TextField & Worded<"address">;
    readonly street: TextField & Worded<"address">;
    readonly place: TextField & Worded<"address">;
    readonly product: ChoiceField<"All-Electric" | "Pomp AO"> & WithOptions<{
        readonly values: readonly [
            "Pomp AO",
            "All-Electric"
        ];
        label(value: "All-Electric" | "Pomp AO"): _pomp_language.Message | string;
    }>;
    readonly hasPompAo: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }> & Worded<"order">;
    readonly quantity: WholeNumberField;
    readonly removeBoiler: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
}>, {}, OrderFormContext>;
type QuoteAnswers = SectionAnswers<typeof quoteRequest>;
declare const reservationContactForm: Section<"reservationContact", WordedFields<"reservationContact", {
    readonly firstName: TextField & Worded<"person">;
    readonly lastName: TextField & Worded<"person">;
    readonly email: TextField;
    readonly phone: TextField;
}>, {}, SectionContext>;
interface ReservationDetailsContext extends SectionContext {
    readonly product: ReservableProduct;
}
declare const reservationDetailsForm: Section<"reservationDetails", WordedFields<"reservationDetails", {
    zipcode: TextField & Worded<"address">;
    houseNumber: WholeNumberField & Worded<"address">;
    addition: TextField & Worded<"address">;
    street: TextField & Worded<"address">;
    place: TextField & Worded<"address">;
    hasPompAo: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    quantity: WholeNumberField;
    installSameBill: CheckboxField;
    billingZipcode: TextField & Worded<"order">;
    billingHouseNumber: WholeNumberField & Worded<"order">;
    billingAddition: TextField & Worded<"order">;
    billingStreet: TextField & Worded<"order">;
    billingPlace: TextField & Worded<"order">;
}>, {}, ReservationDetailsContext>;
declare const reservationInOneForm: Section<"reservationDetails", WordedFields<"reservationDetails", {
    readonly zipcode: TextField & Worded<"address">;
    readonly houseNumber: WholeNumberField & Worded<"address">;
    readonly addition: TextField & Worded<"address">;
    readonly street: TextField & Worded<"address">;
    readonly place: TextField & Worded<"address">;
    readonly firstName: TextField & Worded<"person">;
    readonly lastName: TextField & Worded<"person">;
    readonly email: TextField & Worded<"reservationContact">;
    readonly phone: TextField & Worded<"reservationContact">;
    readonly hasPompAo: ChoiceField<"ja" | "nee"> & WithOptions<{
        readonly values: readonly [
            "ja",
            "nee"
        ];
        label(value: "ja" | "nee"): _pomp_language.Message | string;
    }>;
    readonly quantity: WholeNumberField;
    readonly installSameBill: CheckboxField;
    readonly billingZipcode: TextField & Worded<"order">;
    readonly billingHouseNumber: WholeNumberField & Worded<"order">;
    readonly billingAddition: TextField & Worded<"order">;
    readonly billingStreet: TextField & Worded<"order">;
    readonly billingPlace: TextField & Worded<"order">;
}>, {}, ReservationDetailsContext>;
type ReservationContact = SectionAnswers<typeof reservationContactForm>;
type ReservationDetails = SectionAnswers<typeof reservationDetailsForm>;
declare const usualReservation: {
    readonly quantity: '1';
    readonly installSameBill: true;
};
interface ReservationRequest {
    readonly contactInformation: {
        readonly firstName: string;
        readonly lastName: string;
        readonly phone: string;
        readonly email: string;
    };
    readonly address: {
        readonly address: string;
        readonly postCode: string;
        readonly city: string;
        readonly installSameBill: boolean;
        readonly billingAddress?: string | undefined;
        readonly billingPostCode?: string | undefined;
        readonly billingCity?: string | undefined;
    };
    readonly product: ReservedProduct;
    readonly quantity: number;
    readonly home?: HomeAnswers | undefined;
}
declare const reservationForm: Section<"reservation", WordedFields<"reservation", {
    readonly firstName: TextField & Worded<"person">;
    readonly lastName: TextField & Worded<"person">;
    readonly email: TextField & Worded<"reservationContact">;
    readonly phone: TextField & Worded<"reservationContact">;
    readonly address: TextField & Worded<"newHouse">;
    readonly postCode: TextField & Worded<"newHouse">;
    readonly city: TextField & Worded<"newHouse">;
    readonly installSameBill: CheckboxField & Worded<"reservationDetails">;
    readonly billingAddress: TextField;
    readonly billingPostCode: TextField & Worded<"order">;
    readonly billingCity: TextField & Worded<"order">;
    readonly quantity: WholeNumberField & Worded<"reservationDetails">;
}>, {}, SectionContext>;
declare function reservationOf(product: ReservableProduct, contact: ReservationContact, details: ReservationDetails): ReservationRequest;
declare const reservationIssues: (issues: readonly SaidIssue[]) => readonly SaidIssue[];
interface AdvancedSavingsContext extends SectionContext {
    readonly usualGas?: number | undefined;
}
declare const advancedSavingsForm: Section<"advancedSavings", WordedFields<"advancedSavings", {
    readonly people: ChoiceField<"1" | "2" | "3" | "4" | "5" | "6"> & WithOptions<{
        readonly values: readonly [
            "1",
            "2",
            "3",
            "4",
            "5",
            "6"
        ];
        label(value: "1" | "2" | "3" | "4" | "5" | "6"): _pomp_language.Message | string;
    }>;
    readonly gasUsage: WholeNumberField;
    readonly email: TextField;
}>, {}, AdvancedSavingsContext>;
declare const businessSavingsForm: Section<"businessSavings", WordedFields<"businessSavings", {
    readonly industry: ChoiceField<"installateur" | "makelaar" | "overig" | "vastgoedbeheerder" | "vastgoedontwikkelaar" | "woningcorporatie"> & WithOptions<readonly [
        "woningcorporatie",
        "installateur",
        "vastgoedbeheerder",
        "vastgoedontwikkelaar",
        "makelaar",
        "overig"
    ]>;
    readonly amountOfBuildings: ChoiceField<string> & WithOptions<{
        readonly values: string[];
        label(value: string): _pomp_language.Message | string;
    }>;
    readonly typeOfBuilding: ChoiceField<"2onder1kap" | "anders" | "appartement" | "hoekwoning" | "tussenwoning" | "vrijstaand"> & WithOptions<readonly [
        "appartement",
        "tussenwoning",
        "hoekwoning",
        "2onder1kap",
        "vrijstaand",
        "anders"
    ]>;
    readonly buildingYear: ChoiceField<"10" | "1964" | "1975" | "1983" | "1988" | "1992" | "2005" | "2015" | "2016"> & WithOptions<readonly [
        "1964",
        "1975",
        "1983",
        "1988",
        "1992",
        "2005",
        "2015",
        "2016",
        "10"
    ]>;
    readonly buildingSize: WholeNumberField;
    readonly gasUsage: WholeNumberField;
    readonly people: ChoiceField<"0" | "1" | "2" | "3" | "4" | "5" | "6"> & WithOptions<readonly [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "0"
    ]>;
    readonly email: TextField;
}>, {}, SectionContext>;
interface Assumption {
    readonly of: Exclude<keyof SavingsInput, 'system' | 'buildingType' | 'insulation' | 'usualGas' | 'solarPanels' | 'onlyRegistered'> | 'pump' | 'fixedGas';
    readonly label: Message;
    readonly value: Message;
    readonly why: Message;
    readonly figures: readonly Figure[];
}
interface EstimatedHome {
    readonly system: SavingsSystem;
    readonly gasUse: number;
    readonly residents: number;
    readonly floorArea: number;
    readonly insulation: Insulation;
    readonly supply: SupplyTemperature;
    readonly boiler: Boiler;
    readonly cooksOnGas: boolean;
    readonly prices: Required<EnergyPrices>;
    readonly saidBy: Readonly<Record<'floorArea' | 'insulation' | 'supply' | 'prices', SaidBy>>;
}
type SaidBy = 'own' | 'register' | 'nobody';
declare const usualGasUse: (input: SavingsInput) => number;
declare function usualPricesOn(on: CalendarDate): Required<EnergyPrices>;
interface EnergyBalance {
    readonly cookingGas: number;
    readonly tapGas: number;
    readonly heatGross: number;
    readonly heatNet: number;
    readonly heat: number;
    readonly powerByArea: number;
    readonly powerRequired: number;
    readonly beta: number;
    readonly coverage: number;
}
interface EnergyFlows {
    readonly byPump: number;
    readonly byBoiler: number;
    readonly byElement: number;
    readonly pumpElectricity: number;
    readonly fromAir: number;
    readonly hotWaterElectricity: number;
    readonly cookingElectricity: number;
    readonly scop: number;
    readonly gas: number;
    readonly gasLeft: number;
    readonly electricity: number;
}
declare const fitVerdicts: readonly [
    'fits',
    'fitsWithOtherRadiators',
    'pumpTooSmall',
    'insulateFirst',
    'withoutGas'
];
type FitVerdict = (typeof fitVerdicts)[number];
interface FitPoint {
    readonly of: 'heat' | 'radiators' | 'insulation' | 'gas';
    readonly good: boolean;
    readonly text: Message;
}
interface Fit {
    readonly verdict: FitVerdict;
    readonly title: Message;
    readonly points: readonly FitPoint[];
    readonly todo: Message;
    readonly pumps: number;
}
declare function fitOf(home: EstimatedHome, balance: EnergyBalance): Fit;
declare const pumpsFor: (powerRequired: number, system: EstimatedHome['system']) => number;
interface NetMetering {
    readonly ended: boolean;
    readonly title: Message;
    readonly points: readonly Message[];
    readonly figures: readonly Figure[];
}
type SystemPrices = {
    readonly [System in SavingsSystem]: number;
};
declare function systemPricesIn(prices: readonly ProductPrice<unknown>[]): SystemPrices;
interface SavingsOutcome {
    readonly euroSaved: number;
    readonly gasSaved: number;
    readonly co2Saved: number;
    readonly roi: number | null;
    readonly monthlySavings: number;
    readonly anualPercentage: number;
}
interface SavingsTerm {
    readonly label: Message;
    readonly value: number;
    readonly unit: SavingsUnit;
    readonly from?: Figure;
}
interface SavingsStep {
    readonly name: 'heatGross' | 'heat' | 'power' | 'coverage' | 'gas' | 'electricity' | 'euro' | 'co2';
    readonly title: Message;
    readonly formula: Message;
    readonly terms: readonly SavingsTerm[];
    readonly outcome: SavingsTerm;
}
interface SubsidyIndication {
    readonly amount: number;
    readonly year: number;
    readonly current: boolean;
    readonly figures: readonly Figure[];
}
interface SavingsContext {
    readonly prices: SystemPrices;
    readonly on: CalendarDate;
}
type SavingsRanges = {
    readonly [What in 'euroSaved' | 'gasSaved' | 'gasLeft' | 'co2Saved' | 'electricityUsed' | 'monthlySavings' | 'anualPercentage']: Range;
} & {
    readonly roi: {
        readonly from: number;
        readonly to: number | null;
    } | null;
};
interface SavingsResult extends SavingsOutcome {
    readonly price: number;
    readonly gasLeft: number;
    readonly electricityUsed: number;
    readonly range: SavingsRanges;
    readonly rangeFigures: readonly Figure[];
    readonly home: EstimatedHome;
    readonly balance: EnergyBalance;
    readonly flows: EnergyFlows;
    readonly fit: Fit;
    readonly steps: readonly SavingsStep[];
    readonly assumptions: readonly Assumption[];
    readonly subsidy: SubsidyIndication;
    readonly costs: YearlyCosts;
    readonly netMetering: NetMetering | undefined;
}
interface YearlyCosts {
    readonly now: Estimate;
    readonly withPump: Estimate;
}
declare function calculateSavings(input: SavingsInput, context: SavingsContext): SavingsResult;
declare function savingsOutcome(input: SavingsInput, { prices, on }: SavingsContext): SavingsOutcome;
declare function pumpsNeeded(input: SavingsInput, on: CalendarDate): number;
declare const yearsToCompare = 15;
interface CostAtYear {
    readonly year: number;
    readonly now: Estimate;
    readonly hybrid: Estimate;
    readonly allElectric: Estimate;
}
type Costs = Pick<SavingsResult, 'costs' | 'price'>;
declare const costOverYears: (hybrid: Costs, allElectric: Costs, years?: number) => readonly CostAtYear[];
declare const costChoices: readonly [
    'now',
    'hybrid',
    'allElectric'
];
type CostChoice = (typeof costChoices)[number];
declare const cheaperFrom: (years: readonly CostAtYear[], choice: Exclude<CostChoice, 'now'>, than?: CostChoice) => number | undefined;
interface ChartBox {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
}
type ChartPoint = readonly [
    x: number,
    y: number
];
interface CostChart {
    readonly amounts: readonly {
        readonly euros: number;
        readonly y: number;
    }[];
    readonly years: readonly {
        readonly year: number;
        readonly x: number;
    }[];
    readonly lines: Readonly<Record<CostChoice, readonly ChartPoint[]>>;
    readonly bands: Readonly<Record<CostChoice, readonly ChartPoint[]>>;
}
declare function costChart(years: readonly CostAtYear[], { left, top, width, height }: ChartBox): CostChart;
interface KnownHome {
    readonly buildingType: SavingsBuildingType | undefined;
    readonly buildingYear: number | undefined;
    readonly floorArea: number | undefined;
    readonly energyClass: EnergyClass | undefined;
}
declare function knownHome(facts: HomeFacts | undefined, answers?: HomeAnswers): KnownHome;
declare function confirmedFacts(facts: HomeFacts): HomeAnswers;
type LimitedFigure = 'gasUse' | 'electricityUse' | 'waterUse' | 'floorArea' | 'buildingSize' | 'gasPrice' | 'electricityPrice' | 'fixedGas';
interface FigureLimits {
    readonly unit: SavingsUnit;
    readonly possible: Range;
    readonly plausible: Range;
}
declare const savingsLimits: Readonly<Record<LimitedFigure, FigureLimits>>;
declare const isPossible: (what: LimitedFigure, value: number) => boolean;
declare function impossible(what: LimitedFigure, value: number): Message | undefined;
declare function questionable(what: LimitedFigure, value: number): Question | undefined;
declare const questionableGas: (value: number, usual: number | undefined) => Question | undefined;
type GasAndSize = Pick<EstimatedHome, 'gasUse' | 'floorArea'> & Partial<Pick<EstimatedHome, 'residents' | 'boiler' | 'cooksOnGas'>>;
declare function questionableTogether({ gasUse, floorArea, residents, boiler, cooksOnGas, }: GasAndSize): Question | undefined;
declare const quickCheckForm: Section<"quickCheck", WordedFields<"quickCheck", {
    readonly zip: TextField & Worded<"address">;
    readonly houseNumber: WholeNumberField & Worded<"address">;
    readonly addition: TextField & Worded<"address">;
    readonly people: WholeNumberField;
}>, {}, SectionContext>;
type WireFigure = number | string;
interface QuickSavingsRequest {
    readonly zip: string;
    readonly houseNumber: WireFigure;
    readonly addition?: string | undefined;
    readonly people?: WireFigure | undefined;
    readonly home?: HomeAnswers | undefined;
}
interface AdvancedSavingsRequest extends QuickSavingsRequest {
    readonly advanced: true;
    readonly people: WireFigure;
    readonly email: string;
    readonly gasUsage: WireFigure;
}
interface BusinessSavingsRequest {
    readonly b2b: true;
    readonly people: WireFigure;
    readonly gasUsage: WireFigure;
    readonly email: string;
    readonly industry: Industry;
    readonly amountOfBuildings: WireFigure;
    readonly buildingYear: WireFigure;
    readonly typeOfBuilding: SavingsBuildingType | 'o.b.';
    readonly buildingSize: WireFigure;
}
type SavingsRequest = QuickSavingsRequest | AdvancedSavingsRequest | BusinessSavingsRequest;
type MailedSavingsRequest = AdvancedSavingsRequest | BusinessSavingsRequest;
declare const isBusiness: (request: SavingsRequest) => request is BusinessSavingsRequest;
declare const isMailed: (request: SavingsRequest) => request is MailedSavingsRequest;
declare const buildingsOf: (request: SavingsRequest) => number;
declare function savingsInputOf(request: SavingsRequest, facts?: HomeFacts): SavingsInput;
declare function savingsRequestIssues(request: SavingsRequest): readonly Issue[];
interface SavingsTotals {
    readonly co2Saved: number;
    readonly gasSaved: number;
    readonly euroSaved: number;
}
declare const savingsTotalsFallback: SavingsTotals;
declare function savingsTotalsAfter(gas: number): SavingsTotals;
declare function savingsTotalsOf(answer: unknown): SavingsTotals;
type InLocale = Pick<Language, 'locale'>;
declare function showQuantity({ value, unit }: {
    readonly value: number;
    readonly unit: SavingsUnit;
}, language: Language): string;
declare const showEuros: (value: number, language: InLocale) => string;
declare const showRange: ({ from, to }: {
    readonly from: number;
    readonly to: number;
}, language: Language, show?: (value: number, language: InLocale) => string) => string;
type EuroEnds = {
    readonly kind: 'saves' | 'costs';
    readonly low: number;
    readonly high: number;
} | {
    readonly kind: 'either';
    readonly more: number;
    readonly less: number;
} | {
    readonly kind: 'even';
};
declare function euroEnds(range: Range): EuroEnds;
declare function outcomeKind(euroSaved: number): 'saves' | 'even' | 'costs';
declare function showEuroRange(range: Range, language: Language): string;
declare function showPaybackRange({ from, to }: NonNullable<SavingsRanges['roi']>, language: Language): string;
declare function showPaybackTime(time: number, language: Language): string;
declare function savingsSubject(request: SavingsRequest, language: Language): string;
interface NamedFigure {
    readonly label: Message;
    readonly figure: Figure;
}
declare function savingsFigures({ steps, assumptions, rangeFigures, subsidy, netMetering, }: Pick<SavingsResult, 'steps' | 'assumptions' | 'rangeFigures'> & {
    readonly subsidy?: SavingsResult['subsidy'] | undefined;
    readonly netMetering?: SavingsResult['netMetering'];
}): readonly NamedFigure[];
declare function outdatedSources(result: Parameters<typeof savingsFigures>[0], on: CalendarDate): readonly FigureOrigin[];
type ExampleAnswers<F extends Fields> = {
    [Name in keyof F]?: Copied<AnswerOf<F[Name]>>;
};
type Copied<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;
type Wishes<F extends Fields> = {
    readonly [Name in keyof F]?: AnswerOf<F[Name]> | undefined;
};
declare function exampleAnswers<F extends Fields, After, Context extends SectionContext>(section: Section<string, F, After, Context>, { after, context, wishes }: {
    readonly after: After;
    readonly context: Context;
    readonly wishes?: Wishes<F>;
}): ExampleAnswers<F>;
declare function exampleQuestionnaire<S extends Readonly<Record<string, AnySection>>>({ sections }: {
    readonly sections: S;
}, { context, wishes, }: {
    readonly context: ContextOf<S[keyof S]> & SectionContext;
    readonly wishes?: {
        readonly [Name in keyof S]?: Wishes<S[Name]['fields']>;
    };
}): {
    readonly [Name in keyof S]: ExampleAnswers<S[Name]['fields']>;
};
interface ChangedAnswer {
    readonly field: string;
    readonly showStored: (language: Language) => string | undefined;
}
declare function changedAnswers<F extends Fields>({ fields }: Pick<Section<string, F, never, never>, 'fields'>, { stored, posted }: {
    readonly stored: Resolution<F>;
    readonly posted: Resolution<F>;
}): readonly ChangedAnswer[];
declare function iban(rules?: FieldOptions<string>): TextField;
declare const email: ({ unknown, multiline, maxLength, autoComplete, ...rules }?: TextOptions) => TextField;
declare const zipcode: ({ unknown, multiline, maxLength, autoComplete, ...rules }?: TextOptions) => TextField;
declare const phone: ({ unknown, multiline, maxLength, autoComplete, ...rules }?: TextOptions) => TextField;
declare const date: ({ unknown, multiline, maxLength, autoComplete, ...rules }?: TextOptions) => TextField;
declare const messages: {
    readonly missing: _pomp_language.Message;
    readonly malformed: _pomp_language.Message;
};
interface SectionToDo {
    readonly section: {
        readonly fields: Fields;
    };
    readonly state: SectionState;
}
declare function minutesLeft(sections: readonly SectionToDo[]): number;
type QuestionnaireSave<Name extends string> = {
    readonly accepted: true;
    readonly answers: RawAnswers;
    readonly resolution: Resolution;
    readonly reopened: readonly Name[];
    readonly complete: boolean;
} | {
    readonly accepted: false;
    readonly issues: readonly Issue[];
};
declare function saveInQuestionnaire<S extends Readonly<Record<string, AnySection>>>(questionnaire: {
    readonly sections: S;
}, { stored, name, posted, mode, context, }: {
    readonly stored: {
        readonly [Name in keyof S]?: StoredSection;
    };
    readonly name: keyof S & string;
    readonly posted: RawAnswers;
    readonly mode: SaveMode;
    readonly context: ContextOf<S[keyof S]> & SectionContext;
}): QuestionnaireSave<keyof S & string>;
declare function sectionSchema<F extends Fields, After, Context extends SectionContext>(section: Section<string, F, After, Context>, scope: {
    readonly after: After;
    readonly context: Context;
}, language?: Language): StandardSchemaV1<RawAnswers, Answers<F>>;
declare const leastTimeOnPage = 2000;
declare const maxUploadSize = 524288000;
declare const maxSingleRequestSize: number;
declare const uploadLinkMinutes = 15;
declare const uploadMessages: {
    readonly rule: Message;
    readonly tooLarge: Message;
    readonly sameName: Message;
    readonly failed: Message;
    readonly notAPicture: Message;
};
interface Named {
    readonly name: string;
}
declare const sameFileName: (one: string, other: string) => boolean;
declare function withoutDuplicates<File extends Named>(chosen: readonly File[], present: readonly string[]): {
    readonly fresh: readonly File[];
    readonly refusal?: Message;
};
declare function selectUploads<File extends Named & {
    readonly size: number;
}>(chosen: readonly File[], present: readonly string[]): {
    readonly accepted: readonly File[];
    readonly refusal?: Message;
};
declare const shownBy: (fileName: string) => string;
declare function answeredByPhoto<Photo extends {
    readonly fileName: string;
}>(asked: readonly Photo[], newName: string): Photo | undefined;
declare const reflections: readonly [
    'ground',
    'wall',
    'corner'
];
type Reflection = (typeof reflections)[number];
declare const noiseLimits: {
    readonly night: 40;
    readonly dayWithQuietSetting: 45;
    readonly tonalPenalty: 5;
};
interface OutdoorUnit {
    readonly soundPower: number;
    readonly reflection: Reflection;
    readonly tonal?: boolean;
}
declare const noiseAt: ({ soundPower, reflection, tonal }: OutdoorUnit, metres: number) => number;
declare const leastDistance: (unit: OutdoorUnit, limit?: number) => number;
type NoiseVerdict = 'quietEnough' | 'onlyByDay' | 'tooLoud';
declare function judgeNoise(unit: OutdoorUnit, metres: number): NoiseVerdict;
declare const noiseOrigin: FigureOrigin;
export { addDays, addFiles, addHouseForm, addHouseIssues, addPlaceholder, addressForm, addressParts, advancedSavingsForm, agreementFields, answeredByPhoto, answersAsTexts, applicationForm, appointmentChanges, appointmentHow, appointmentKinds, appointmentLabel, appointmentReady, askedBy, asksCustomer, asksNow, asksPayment, averagedParts, averagesIn, awaitsInspection, boilers, bookingPageOf, bookingPages, buildingsOf, businessContactForm, businessSavingsForm, calculateSavings, calendarDate, changedAnswers, changedPlan, cheaperFrom, checkbox, choice, completedFlagsOf, confirmedFacts, connection, consumption, contactForm, conversationSides, coolingOffDays, costChart, costChoices, costOverYears, dashboardOrder, date, debitNoticeDays, decimal, defineQuestionnaire, defineSection, departments, desks, documentKinds, earliestDebit, email, emailLinkHours, endOfDay, energyClasses, energylabel, enquiryDesk, enquiryKinds, enquirySection, euroEnds, exampleAnswers, exampleQuestionnaire, feedbackForm, fewestDays, figureOf, files, finalStep, firstBuildingYear, firstIncomplete, fitOf, fitVerdicts, flowForHouse, flowOf, flowOfFlags, flows, formatAddress, formatCents, formatDate, formatDayAndMonth, formatDecimal, formatLongDate, formatMoment, formatNearDay, formatStreet, formatTime, formatWeekday, formatWholeNumber, givenFeedback, goOnAt, goesByPhone, goesOn, goodPhotosOf, guestDays, handoverConsent, handoverForm, handoverLinkDays, hasInstallationWarning, hasMessage, hasUpgrade, heatLoad, heating, homeRegisters, houseAddress, houseFlagsOf, houseGuestForm, houseInfo, houseNumber, houseSection, houseShapeOf, houseShapes, iban, identity, impossible, incassoForm, industries, initialsOf, inputOfFacts, installationInfo, insulation, insulationOfClass, isAtHome, isBegun, isBusiness, isEnergyClass, isFinishedIn, isFinishedQuestionnaire, isImageType, isInstallationComplete, isInstalled, isMailed, isMarketingFormId, isOrderStatus, isOrderStep, isOverdue, isPossible, isSameHouse, isTicked, isToInstall, isUnderWay, isUnknown, isUpgrade, isUploadExtension, isWithinDays, isolation, judgeNoise, keptByLaw, knownHome, languageChoice, lastDayOfQuote, lastDayToRepay, lastDayToWithdraw, lastMessage, leastDistance, leastTimeOnPage, login, mailChoice, marketingFormOf, marketingForms, maskedIban, maxMessagePhotos, maxSingleRequestSize, maxUploadSize, messageForm, messages, meterForm, meterUse, minutesLeft, monthlyPriceOf, monthsBetween, mostResidents, multiChoice, namedOptions, newCustomer, newHouse, newHouseOf, newPassword, noHouseFound, noiseAt, noiseLimits, noiseOrigin, nothingDone, offeredProduct, optionLabel, orderForm, orderHeading, orderMessage, orderMove, orderProducts, orderRank, orderStatuses, orderSteps, orderTimeline, orderTurn, orderedProductOf, outcomeKind, outdatedSources, password, passwordChange, passwordRecovery, passwordStrengths, paymentOutcomes, paymentPlaces, paymentStates, paymentTypes, periodOfYear, person, phone, photos, placesOutside, placing, planChanges, planExpired, planRows, planSubsidy, planTexts, pompAoPart, possibleReminder, preselectedHouse, priceList, priceOf, pricedQuote, pricesSaid, productLabel, productOf, pump, pumpFlags, pumpsFor, pumpsNeeded, questionable, questionableGas, questionableTogether, quickCheckForm, quoteForm, quoteRequest, quoteStatus, quoteStatuses, quoteValidity, quotedProducts, reachedSteps, readDutchDate, readVerificationCode, readingsUntil, reflections, registeredHome, reminderDays, reminderReason, removeFile, requiredInMarketing, reservableProducts, reservationContactForm, reservationDetailsForm, reservationForm, reservationInOneForm, reservationIssues, reservationOf, reservedProduct, reservedProducts, residents, resolveQuestionnaire, resolveSection, sameFileName, saveInQuestionnaire, saveInstallation, saveSection, savingsBuildingTypes, savingsBuildingYears, savingsFigures, savingsInputOf, savingsLimits, savingsOutcome, savingsRequestIssues, savingsSubject, savingsTotalsAfter, savingsTotalsFallback, savingsTotalsOf, sayOption, sectionSchema, sectionsIn, selectUploads, sellerTurnReasons, showAnswer, showDutchDate, showEnquiry, showEuroRange, showEuros, showPaybackRange, showPaybackTime, showQuantity, showRange, shownBy, signForm, signedConsent, signsAgain, splitHouseNumber, stepLabel, stepPosition, storedInFlow, subsidyNote, subsidyUntil, suggestedAnswers, suggestedBy, summariseSection, systemPricesIn, takesIncasso, termsForm, text, timeAgo, timelineKinds, toggleInsulation, toggleOption, toggleUnknown, typeDecimal, unknownAnswer, unknownHome, unknownLabel, uploadExtensions, uploadLinkMinutes, uploadMediaTypes, uploadMessages, uploadTypeOf, useVerdicts, usualGasUse, usualMinutes, usualPricesOn, usualReservation, usualSubmitLabel, vatIn, vatPercentage, verificationCodeBytes, verificationCodeOf, verificationForm, wholeNumber, withAnswers, withdrawalForm, withdrawalRefusals, withdrawalRight, withoutDuplicates, wordedFields, workingDaysAfter, year, yearOf, yearsToCompare, yesNo, zipcode };
export type { AdvancedSavingsRequest, AfterOf, AnswerOf, Answers, AnyField, AnySection, Appointment, AppointmentChange, AppointmentEvent, AppointmentKind, AskedProduct, Assumption, AveragedPart, Boiler, BookingPage, BusinessSavingsRequest, CalendarDate, ChangedAnswer, ChartBox, ChartPoint, CheckboxField, ChoiceField, ContextOf, ConversationSide, CostAtYear, CostChart, CostChoice, Customer, CustomerProfile, DateLike, DecimalField, Delivery, Desk, DocumentEvent, DocumentKind, EnergyClass, EnergyPrices, Enquiry, EnquiryKind, Estimate, ExampleAnswers, Field, FieldKind, FieldMessages, FieldName, FieldOfKind, FieldOptions, FieldResolution, FieldRules, Fields, Figure, FigureLimits, FigureOrigin, FilesField, FinishedQuestionnaire, Fit, FitPoint, FitVerdict, Flow, GuestPeriod, HandoverEvent, HeadingFacts, HomeAnswers, HomeFact, HomeFacts, HomeRegister, House, HouseFlags, HouseInfoContext, IncassoEvent, Industry, InformationEvent, InstallationContext, InstallationSave, InstallationSectionName, Insulation, InsulationField, InsulationItem, Issue, KeptByLaw, KnownHome, KnownOfHouse, LabelledOptions, LimitedFigure, MailEvent, MailWishes, MailedSavingsRequest, MarketingForm, MarketingFormId, MessageEvent, MessagePhoto, MeterFormContext, MeterReading, MeterUse, MultiChoiceField, NamedFigure, NetMetering, NoiseVerdict, OptionOf, Options, OrUnknown, Order, OrderAction, OrderAppointment, OrderEvent, OrderFacts, OrderFormContext, OrderMessage, OrderPapers, OrderPlace, OrderProduct, OrderSituation, OrderStatus, OrderStep, OrderTarget, OrderTimeline, OrderTurn, OutdoorUnit, PasswordChangeContext, PasswordField, PasswordRule, PasswordStrength, Payment, PaymentEvent, PaymentOutcome, PaymentState, PaymentType, PlanChange, PlanFacts, PlanRow, PlanSubsidy, Presence, PricedPart, PricedQuote, ProductPrice, PromisedDays, PromisedUse, PumpFlags, Question, Questionnaire, QuestionnaireSave, QuickSavingsRequest, Quote, QuoteAnswers, QuoteLine, QuoteStatus, QuotedProduct, Range, RawAnswers, ReachedStep, Reading, Reflection, RegisteredHome, ReminderReason, ReservableProduct, ReservationContact, ReservationDetails, ReservationDetailsContext, ReservationRequest, ReservedProduct, Resolution, SaidIssue, SaveMode, SavingsBuildingType, SavingsContext, SavingsInput, SavingsOutcome, SavingsRanges, SavingsRequest, SavingsResult, SavingsStep, SavingsSystem, SavingsTerm, SavingsTotals, Scope, Section, SectionAnswers, SectionContext, SectionSave, SectionState, SectionToDo, SellerTurn, SellerTurnReason, ShownEnquiry, SignedEvent, StepEvent, StoredInstallation, StoredInstallationSection, StoredSection, SubsidyIndication, SuggestedAnswer, SummaryRow, SupplyTemperature, SystemPrices, TermsVersion, TextField, TextFormat, TimelineEvent, TimelineKind, UnknownAnswer, UnknownToggle, UploadExtension, UploadType, UploadedFile, UseVerdict, UsedSoFar, UsualGas, WantedProduct, WholeNumberField, WireShape, Wishes, WithOptions, WithdrawalRefusal, WithdrawalRight, WithdrawnEvent, Worded, WordedFields, WordsOf, WordsOfFields, YearField, YearlyCosts };
