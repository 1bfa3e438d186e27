import * as react from 'react';
import { ReactNode } from 'react';
import { SaveMode, RawAnswers, SaidIssue, Fields, Answers, Resolution, Question, SectionContext, Section, PasswordStrength, UploadedFile } from '@pomp/domain';
import { Message, Texts, Language } from '@pomp/language';
import { ButtonProps, FilePicture, PickedFile } from '@pomp/design-system';
interface AddressNames {
    readonly zipcode: string;
    readonly houseNumber: string;
    readonly addition: string;
    readonly street: string;
    readonly place: string;
}
type LookedUpAddress = {
    readonly outcome: 'found';
    readonly street: string;
    readonly place: string;
    readonly additions: readonly string[];
    readonly plain: boolean;
} | {
    readonly outcome: 'unknown';
} | {
    readonly outcome: 'unavailable';
};
interface AddressToLookUp {
    readonly zipcode: string;
    readonly houseNumber: string;
}
type AddressLookup = LookedUpAddress | 'looking' | undefined;
interface NotListed {
    readonly chosen: boolean;
    readonly onChange: (chosen: boolean) => void;
}
interface AddressFieldsProps {
    readonly lookup: AddressLookup;
    readonly names?: AddressNames;
    readonly notListed?: NotListed;
}
declare function AddressFields({ lookup, names, notListed }: AddressFieldsProps): react.JSX.Element;
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
interface SectionForm$1<F extends Fields = Fields> {
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
interface AdoptingSectionForm<F extends Fields, After, Context extends SectionContext> extends SectionForm$1<F> {
    readonly adopt: (stored: RawAnswers) => void;
    readonly rescope: (next: Pick<SectionFormOptions<F, After, Context>, 'scope' | 'save'>) => void;
}
type AskedBy = Pick<AddressNames, 'zipcode' | 'houseNumber'>;
declare function useAddressToLookUp(form: SectionForm$1, names?: AskedBy): AddressToLookUp | undefined;
type EstimatePassword = (password: string) => Promise<PasswordStrength>;
interface PasswordEstimatorProps {
    readonly estimate: EstimatePassword;
    readonly children: ReactNode;
}
declare function PasswordEstimator({ estimate, children }: PasswordEstimatorProps): react.JSX.Element;
declare function PostedFields(): react.JSX.Element[];
interface SectionFieldProps {
    readonly name: string;
    readonly note?: string | undefined;
}
declare function QuestionField({ name, note }: SectionFieldProps): react.JSX.Element;
declare function SectionField({ name, note }: SectionFieldProps): react.JSX.Element;
declare function SectionFields(): react.JSX.Element[];
type Kept = {
    readonly state: 'asIs';
} | {
    readonly state: 'saved';
    readonly at: Date;
} | {
    readonly state: 'onDevice';
    readonly why: 'turn' | 'reception' | 'completeness' | 'repair';
} | {
    readonly state: 'onScreen';
} | {
    readonly state: 'asked';
};
type KeepResult = {
    readonly status: 'saved';
    readonly now?: RawAnswers;
} | {
    readonly status: 'noReception' | 'later' | 'refused' | 'asked' | 'sessionEnded';
};
interface AnswerKeeperOptions {
    readonly form: SectionForm$1;
    readonly send: (draft: Submission<Fields>) => Promise<KeepResult>;
    readonly maySend: () => boolean;
    readonly isOnDevice: () => boolean;
    readonly now: () => Date;
    readonly after: number;
}
interface AnswerKeeper {
    readonly kept: () => Kept;
    readonly subscribe: (listener: () => void) => () => void;
    readonly stop: () => void;
}
declare function createAnswerKeeper({ form, send, maySend, isOnDevice, now, after }: AnswerKeeperOptions): AnswerKeeper;
type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
declare function watchDevice(listener: () => void): () => void;
declare const tellWatchers: () => void;
declare function keptPlaces(customerId: string, device?: DeviceStorage | undefined): readonly string[];
declare function isSameAnswer(field: Fields[string], one: unknown, other: unknown, context: SectionContext): boolean;
interface LocalDraft {
    readonly keptAt: Date;
    readonly values: RawAnswers;
    readonly startedFrom: RawAnswers | undefined;
    readonly unheard?: readonly RawAnswers[] | undefined;
}
interface LocalDraftStore {
    readonly found: () => LocalDraft | undefined;
    readonly leftOver: () => RawAnswers;
    readonly subscribe: (listener: () => void) => () => void;
    readonly save: (draft: Pick<LocalDraft, 'values' | 'startedFrom'>, now: Date) => void;
    readonly sending: (values: RawAnswers, now: Date) => void;
    readonly heard: () => void;
    readonly unheard: () => readonly RawAnswers[];
    readonly isKept: () => boolean;
    readonly settle: (leftOver: RawAnswers, now: Date) => void;
}
declare function localDraftStore(customerId: string, place: string, now: () => Date, device?: DeviceStorage | undefined): LocalDraftStore;
declare function deleteLocalDrafts(customerId: string, device?: DeviceStorage | undefined): void;
interface AnswerVersions {
    readonly base: RawAnswers;
    readonly mine: RawAnswers;
    readonly theirs: RawAnswers;
    readonly unheard?: readonly RawAnswers[] | undefined;
}
interface MergedAnswers {
    readonly values: RawAnswers;
    readonly conflicts: readonly string[];
}
declare function mergeAnswers(fields: Fields, { base, mine, theirs, unheard }: AnswerVersions, context: SectionContext): MergedAnswers;
declare function restoreDraft(form: SectionForm$1, { values, startedFrom, unheard }: LocalDraft, isStored?: (field: string) => boolean): readonly string[];
declare function NativeField({ name }: {
    readonly name: string;
}): react.JSX.Element | null;
declare function NativeFields(): react.JSX.Element[];
interface NativeFormProps<F extends Fields, Settings> {
    readonly name: string;
    readonly section: Section<string, F, unknown, SectionContext>;
    readonly action: string;
    readonly settings: Settings;
    readonly texts?: readonly Pick<Texts, 'name'>[];
    readonly sent?: ReactNode;
    readonly children: ReactNode;
}
declare function NativeForm<F extends Fields, Settings>({ name, section, action, settings, texts, sent, children, }: NativeFormProps<F, Settings>): react.JSX.Element;
type PhotoFault = 'dark' | 'blurred';
interface Pixels {
    readonly data: ArrayLike<number>;
    readonly width: number;
    readonly height: number;
}
declare function photoFaultOf(pixels: Pixels): PhotoFault | undefined;
declare function checkPhoto(file: Blob): Promise<PhotoFault | undefined>;
declare const createSectionForm: <F extends Fields, After, Context extends SectionContext>(options: SectionFormOptions<F, After, Context>) => AdoptingSectionForm<F, After, Context>;
type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onClick' | 'loadingLabel'> & {
    readonly loadingLabel: string;
};
declare function SubmitButton({ loadingLabel, ...button }: SubmitButtonProps): react.JSX.Element;
declare function FormSavedIndicator(): react.JSX.Element;
declare function FormReplacement({ children }: {
    readonly children: ReactNode;
}): react.JSX.Element;
interface SectionFormProps {
    readonly form: SectionForm$1;
    readonly children: ReactNode;
    readonly action?: string;
    readonly explainRequired?: boolean;
    readonly failure?: 'above' | 'below';
    readonly failureHelp?: ReactNode;
    readonly onLead?: (field: string) => void;
}
declare function SectionForm({ form, children, action, explainRequired, failure, failureHelp, onLead, }: SectionFormProps): react.JSX.Element;
declare function useSectionForm<F extends Fields, After, Context extends SectionContext>(options: SectionFormOptions<F, After, Context>): SectionForm$1<F>;
declare function useFormState(form: SectionForm$1): FormState;
declare function shotFileName(shot: string, fileName: string, taken: readonly string[]): string;
declare function filesByShot<File extends {
    readonly name: string;
}>(shots: readonly string[], files: readonly File[]): ReadonlyMap<string, readonly File[]>;
interface SectionSummaryProps<F extends Fields> {
    readonly section: Pick<Section<string, F, never, never>, 'fields'>;
    readonly resolution: Resolution<F>;
    readonly answeredBy?: Readonly<Record<string, string>> | undefined;
}
declare function SectionSummary<F extends Fields>({ section, resolution, answeredBy }: SectionSummaryProps<F>): react.JSX.Element;
interface KeptFile {
    readonly key: string;
    readonly field: string;
    readonly file: File;
    readonly sent?: boolean | undefined;
}
interface KeptFiles {
    readonly all: () => Promise<readonly KeptFile[]>;
    readonly keep: (file: KeptFile) => Promise<void>;
    readonly forget: (key: string) => Promise<void>;
}
interface StoredUpload extends Omit<UploadedFile, 'url'> {
    readonly size?: number;
    readonly hasPreview?: boolean;
}
interface Sending {
    readonly onProgress: (sent: number) => void;
    readonly signal: AbortSignal;
}
interface UploadTransport {
    readonly send: (field: string, file: File, sending: Sending) => Promise<StoredUpload>;
    readonly remove: (id: string) => Promise<void>;
    readonly pictureOf: (stored: StoredUpload) => FilePicture;
}
declare class UploadRefusal extends Error {
    readonly name = "UploadRefusal";
}
declare class UploadInterrupted extends Error {
    readonly name = "UploadInterrupted";
}
interface KnownUpload extends StoredUpload {
    readonly field: string;
}
interface QuestionFiles {
    readonly files: readonly PickedFile[] | undefined;
    readonly stored: readonly string[] | undefined;
    readonly refusal: string | undefined;
}
interface Uploads {
    readonly subscribe: (listener: () => void) => () => void;
    readonly filesOf: (field: string) => QuestionFiles;
    readonly add: (field: string, chosen: readonly File[]) => void;
    readonly cancel: (field: string, id: string) => void;
    readonly retry: (field: string, id: string) => void;
    readonly remove: (field: string, id: string) => void;
}
interface UploadsOptions extends UploadTransport {
    readonly language: Language;
    readonly atOnce?: number;
    readonly kept?: KeptFiles | undefined;
    readonly onStored?: (stored: KnownUpload) => void;
    readonly onRemoved?: (id: string) => void;
}
type UploadsProgress = 'nothing' | 'sending' | 'waiting' | 'onlyHere';
interface UploadsController extends Uploads {
    readonly know: (known: readonly KnownUpload[]) => void;
    readonly busy: () => boolean;
    readonly isAtRisk: () => boolean;
    readonly progress: () => UploadsProgress;
}
declare function createUploads({ language, send, remove, pictureOf, atOnce, kept, onStored, onRemoved, }: UploadsOptions): UploadsController;
declare const hasDeviceFiles: (customerId: string, device?: DeviceStorage | undefined) => boolean;
interface Stored {
    readonly field: string;
    readonly file: File;
    readonly at: number;
    readonly about?: Readonly<Record<string, string>> | undefined;
    readonly sent?: true;
}
declare function deviceFiles(customerId: string, place: string, about?: (field: string) => Stored['about']): KeptFiles;
declare function placesWithFiles(customerId: string): Promise<readonly string[]>;
declare function deleteDeviceFiles(customerId: string): Promise<void>;
interface PhotoHints {
    readonly exampleOf?: (field: string) => ReactNode;
    readonly otherWayOf?: (field: string) => ReactNode;
    readonly galleryOf?: (field: string) => ReactNode;
}
interface UploadsProviderProps extends PhotoHints {
    readonly uploads: Uploads;
    readonly children: ReactNode;
}
interface PlacedUploads extends PhotoHints {
    readonly uploads: Uploads;
}
declare function UploadsProvider({ uploads, exampleOf, otherWayOf, galleryOf, children }: UploadsProviderProps): react.JSX.Element;
declare function usePlacedUploads(): PlacedUploads;
export { AddressFields, FormReplacement, FormSavedIndicator, NativeField, NativeFields, NativeForm, PasswordEstimator, PostedFields, QuestionField, SectionField, SectionFields, SectionForm, SectionSummary, SubmitButton, UploadInterrupted, UploadRefusal, UploadsProvider, checkPhoto, createAnswerKeeper, createSectionForm, createUploads, deleteDeviceFiles, deleteLocalDrafts, deviceFiles, filesByShot, hasDeviceFiles, isSameAnswer, keptPlaces, localDraftStore, mergeAnswers, photoFaultOf, placesWithFiles, restoreDraft, shotFileName, tellWatchers, useAddressToLookUp, useFormState, usePlacedUploads, useSectionForm, watchDevice };
export type { AddressFieldsProps, AddressLookup, AddressNames, AddressToLookUp, AnswerKeeper, AnswerKeeperOptions, AnswerVersions, EstimatePassword, FieldState, FormState, FormStatus, KeepResult, Kept, KeptFile, KeptFiles, KnownUpload, LocalDraft, LocalDraftStore, LookedUpAddress, MergedAnswers, NativeFormProps, PasswordEstimatorProps, PhotoFault, PhotoHints, Pixels, QuestionFiles, SaveResult, SectionForm$1 as SectionFormController, SectionFormOptions, SectionFormProps, SectionSummaryProps, Sending, StoredUpload, Submission, UploadTransport, Uploads, UploadsController, UploadsOptions, UploadsProgress, UploadsProviderProps };
