import * as z from 'zod/mini';
import { uploadSizes } from './account-upload-calls.js';
import { defineUploadCall, type UploadCall } from './define-upload-call.js';
import { exampleFile, exampleQuestion, exampleToken, uploadedFile, uploadQuestion } from './uploaded-file.js';
import { uploadRoutes, type UploadCallName } from './upload-routes.js';

/** Absent when the token travels in a header. */
const token = z.optional(z.string().check(z.maxLength(64)));
const id = uploadQuestion.houseId;
/** All three, or none where the token is of a link: that knows its question. */
const question = { houseId: z.optional(id), section: z.optional(uploadQuestion.section), field: z.optional(uploadQuestion.field) };

const linkedFile = { ...exampleFile, url: `/documents/upload/${exampleFile.id}` };

/** Every call with an upload token; each route has exactly one. */
export const uploadCalls = {
  uploadFiles: defineUploadCall({
    route: uploadRoutes.uploadFiles,
    summary:
      'Upload photos and videos: multipart with repeated `files`, of 524,288,000 bytes each at most. All of them or none are stored; only files with a name that the question has already are left out, and refused (409) when that are all. Name the question with `houseId`, `section` and `field`.',
    sends: 'files',
    query: z.strictObject({ token, ...question }),
    response: z.array(uploadedFile),
    errors: { 404: 'notFound', 409: 'sameName', 413: 'tooLarge', 422: 'notAPicture' },
    example: { query: { token: exampleToken, ...exampleQuestion }, response: [exampleFile] },
  }),
  listFiles: defineUploadCall({
    route: uploadRoutes.listFiles,
    summary: 'The files of one question.',
    query: z.strictObject({ token, ...question }),
    response: z.object({
      question: z.object(uploadQuestion),
      files: z.array(z.extend(uploadedFile, { size: z.number(), hasPreview: z.boolean() })),
    }),
    errors: { 404: 'notFound' },
    example: {
      query: { token: exampleToken },
      response: { question: { ...exampleQuestion }, files: [{ ...linkedFile, size: 2_411_520, hasPreview: true }] },
    },
  }),
  readFile: defineUploadCall({
    route: uploadRoutes.readFile,
    summary: 'A file, as `getUpload` gives it.',
    query: z.strictObject({ id, token, size: z.optional(z.enum(uploadSizes)) }),
    errors: { 404: 'notFound' },
    example: { query: { id: exampleFile.id, token: exampleToken, size: 'thumb' } },
  }),
  deleteFile: defineUploadCall({
    route: uploadRoutes.deleteFile,
    summary: 'Delete a file, and what was made of it. Take its id out of the answer as well.',
    query: z.strictObject({ id, token }),
    response: z.object({}),
    errors: { 404: 'notFound' },
    example: { query: { id: exampleFile.id, token: exampleToken }, response: {} },
  }),
  putPoster: defineUploadCall({
    route: uploadRoutes.putPoster,
    summary:
      'The picture that stands for a video, made by the browser: an image of 5 MB at most, which is made anew before anyone sees it.',
    sends: 'picture',
    query: z.strictObject({ id, token }),
    response: z.object({}),
    errors: { 404: 'notFound', 413: 'tooLarge', 422: 'notAPicture' },
    example: { query: { id: exampleFile.id, token: exampleToken }, response: {} },
  }),
  finishUpload: defineUploadCall({
    route: uploadRoutes.finishUpload,
    summary:
      'The file of a resumable upload of which every byte has arrived: ask this after the last byte. Asking again gives the same. 404 while bytes are missing.',
    query: z.strictObject({ id, token }),
    response: uploadedFile,
    errors: { 404: 'notFound', 409: 'sameName', 422: 'notAPicture' },
    example: { query: { id: exampleFile.id, token: exampleToken }, response: exampleFile },
  }),
} as const satisfies Record<UploadCallName, UploadCall>;

/** The calls that send files, by name. */
export type UploadCalls = typeof uploadCalls;
