export {
  createUploadClient,
  type QuestionFiles,
  type UploadClient,
  type UploadClientOptions,
  type UploadRequest,
} from './create-upload-client.js';
export type { AskToken } from './upload-token.js';
