export { AddressFields, type AddressFieldsProps } from './address/address-fields.js';
export type { AddressNames } from './address/address-names.js';
export type { AddressLookup, AddressToLookUp, LookedUpAddress } from './address/looked-up-address.js';
export { useAddressToLookUp } from './address/use-address-to-look-up.js';
export { PasswordEstimator, type EstimatePassword, type PasswordEstimatorProps } from './fields/password-estimator.js';
export { PostedFields } from './fields/posted-fields.js';
export { QuestionField } from './fields/question-field.js';
export { SectionField, SectionFields } from './fields/section-field.js';
export {
  createAnswerKeeper,
  type AnswerKeeper,
  type AnswerKeeperOptions,
  type Kept,
  type KeepResult,
} from './keeping/create-answer-keeper.js';
export { tellWatchers, watchDevice } from './keeping/device-storage.js';
export { keptPlaces } from './keeping/kept-places.js';
export { isSameAnswer } from './section-form/is-same-answer.js';
export { deleteLocalDrafts, localDraftStore, type LocalDraft, type LocalDraftStore } from './keeping/local-draft-store.js';
export { mergeAnswers, type AnswerVersions, type MergedAnswers } from './keeping/merge-answers.js';
export { restoreDraft } from './keeping/restore-draft.js';
export { NativeField, NativeFields } from './native/native-field.js';
export { NativeForm, type NativeFormProps } from './native/native-form.js';
export { checkPhoto } from './photo-check/check-photo.js';
export { photoFaultOf, type PhotoFault, type Pixels } from './photo-check/photo-faults.js';
export type { SectionForm as SectionFormController, SectionFormOptions } from './section-form/create-form-on.js';
export { createSectionForm } from './section-form/create-section-form.js';
export { FormSavedIndicator, SubmitButton } from './section-form/form-actions.js';
export { FormReplacement } from './section-form/form-replacement.js';
export type { FieldState, FormState } from './section-form/form-snapshots.js';
export type { FormStatus, SaveResult, Submission } from './section-form/saving.js';
export { SectionForm, type SectionFormProps } from './section-form/section-form.js';
export { useFormState, useSectionForm } from './section-form/use-section-form.js';
export { filesByShot, shotFileName } from './shots/shots.js';
export { SectionSummary, type SectionSummaryProps } from './summary/section-summary.js';
export { createUploads, type UploadsController, type UploadsOptions, type UploadsProgress } from './uploads/create-uploads.js';
export { hasDeviceFiles } from './uploads/device-files-mark.js';
export { deleteDeviceFiles, deviceFiles, placesWithFiles } from './uploads/device-files.js';
export type { KeptFile, KeptFiles } from './uploads/kept-files.js';
export type { KnownUpload } from './uploads/known-uploads.js';
export {
  UploadInterrupted,
  UploadRefusal,
  type Sending,
  type StoredUpload,
  type UploadTransport,
} from './uploads/upload-transport.js';
export type { QuestionFiles, Uploads } from './uploads/uploads.js';
export { usePlacedUploads, UploadsProvider, type PhotoHints, type UploadsProviderProps } from './uploads/uploads-provider.js';
