export { AddressFields, type AddressFieldsProps } from './address/address-fields.js';
export type { AddressNames } from './address/address-names.js';
export type { AddressLookup, AddressToLookUp, LookedUpAddress } from './address/looked-up-address.js';
export { useAddressToLookUp } from './address/use-address-to-look-up.js';
export { SectionField, SectionFields } from './fields/section-field.js';
export {
  createSectionForm,
  type SectionForm as SectionFormController,
  type SectionFormOptions,
} from './section-form/create-section-form.js';
export { FormSavedIndicator, SubmitButton } from './section-form/form-actions.js';
export { FormReplacement } from './section-form/form-replacement.js';
export type { FieldState, FormState } from './section-form/form-snapshots.js';
export type { FormStatus, SaveResult, Submission } from './section-form/saving.js';
export { SectionForm, type SectionFormProps } from './section-form/section-form.js';
export { useFormState, useSectionForm } from './section-form/use-section-form.js';
export { SectionSummary, type SectionSummaryProps } from './summary/section-summary.js';
export { createUploads, type UploadsController, type UploadsOptions } from './uploads/create-uploads.js';
export type { KnownUpload } from './uploads/known-uploads.js';
export { UploadRefusal, type Sending, type StoredUpload, type UploadTransport } from './uploads/upload-transport.js';
export type { QuestionFiles, Uploads } from './uploads/uploads.js';
export { UploadsProvider, type PhotoHints, type UploadsProviderProps } from './uploads/uploads-provider.js';
