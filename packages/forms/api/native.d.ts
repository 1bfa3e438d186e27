import { Fields, SaveMode, Answers, RawAnswers, SaidIssue, Resolution, Question, SectionContext, Section, AnyField } from '@pomp/domain';
import { Message, Language } from '@pomp/language';
interface Submission<F extends Fields> {
    readonly mode: SaveMode;
    readonly answers: Answers<F>;
    readonly values: RawAnswers;
    readonly startedFrom: RawAnswers;
}
type SaveResult = {
    readonly status: 'saved';
    readonly now?: RawAnswers;
} | {
    readonly status: 'failed';
    readonly message: string;
    readonly issues?: readonly SaidIssue[];
} | {
    readonly status: 'unsaved';
    readonly issues?: readonly SaidIssue[];
};
type FormStatus = {
    readonly state: 'idle';
} | {
    readonly state: 'saving';
    readonly mode: SaveMode;
} | {
    readonly state: 'saved';
    readonly mode: SaveMode;
} | {
    readonly state: 'failed';
    readonly message: string;
};
type ShownMessage = Message | string;
interface FormState {
    readonly status: FormStatus;
    readonly dirty: boolean;
    readonly refusals: number;
    readonly shownIssues: readonly ShownIssue[];
}
interface ShownIssue {
    readonly field: string;
    readonly label: Message;
    readonly message: ShownMessage;
}
interface FieldState {
    readonly value: unknown;
    readonly presence: Resolution['fields'][string]['presence'];
    readonly message: ShownMessage | undefined;
    readonly question: Question | undefined;
}
interface Scope<After, Context> {
    readonly after: After;
    readonly context: Context;
}
interface SectionFormOptions<F extends Fields, After, Context extends SectionContext> {
    readonly section: Section<string, F, After, Context>;
    readonly values: RawAnswers;
    readonly scope: Scope<After, Context>;
    readonly save: (submission: Submission<F>) => Promise<SaveResult>;
}
interface SectionForm<F extends Fields = Fields> {
    readonly section: {
        readonly name: string;
        readonly fields: F;
    };
    readonly context: () => SectionContext;
    readonly subscribe: (listener: () => void) => () => void;
    readonly field: (name: string) => FieldState;
    readonly state: () => FormState;
    readonly resolution: () => Resolution<F>;
    readonly change: (name: string, value: unknown) => void;
    readonly leave: (name: string) => Promise<void>;
    readonly toggleUnknown: (name: string) => void;
    readonly submit: () => Promise<SaveResult | undefined>;
    readonly saveDraft: () => Promise<SaveResult | undefined>;
    readonly saved: () => RawAnswers;
    readonly draft: () => Submission<F>;
    readonly countAsSaved: (submitted: RawAnswers, now?: RawAnswers) => void;
    readonly replace: (stored: RawAnswers, typed?: RawAnswers) => void;
    readonly judge: (names: readonly string[]) => void;
    readonly explain: (name: string, why: string | undefined) => void;
}
interface FormInPage<Settings = unknown> {
    readonly element: HTMLFormElement;
    readonly language: Language;
    readonly settings: Settings;
}
declare function formInPage<Settings>(element: HTMLFormElement): FormInPage<Settings>;
interface EnhanceOptions<F extends Fields> {
    readonly section: Section<string, F, unknown, SectionContext>;
    readonly save: SectionFormOptions<F, unknown, SectionContext>['save'];
}
declare function enhanceForm<F extends Fields>(page: FormInPage, { section, save }: EnhanceOptions<F>): SectionForm<F>;
declare function tidied(field: AnyField, text: string, locale: string): string;
declare function answersIn(data: Pick<FormData, 'has' | 'get' | 'getAll'>, fields: Fields): RawAnswers;
export { answersIn, enhanceForm, formInPage, tidied };
export type { EnhanceOptions, FormInPage };
