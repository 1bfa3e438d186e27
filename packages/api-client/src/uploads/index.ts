export { createUploadClient, type QuestionFiles, type UploadClient, type UploadClientOptions, type UploadRequest } from './create-upload-client.js';
export { createUploadList, type ListedFile, type ListedStatus, type UploadList, type UploadListState } from './upload-list.js';
export { posterOf } from './video-poster.js';
export type { AskToken } from './upload-token.js';
