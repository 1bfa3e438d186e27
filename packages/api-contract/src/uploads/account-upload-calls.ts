import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleHouse } from '../houses/house-calls.js';
import { routes } from '../routes.js';
import { exampleFile, exampleQuestion, exampleToken, exampleVideo, uploadedFile, uploadQuestion } from './uploaded-file.js';

export const postUploadToken = defineCall({
  route: routes.postUploadToken,
  summary:
    'A token with which this customer’s browser uploads to the backend for an hour. Ask another one when that time is over; an upload that was broken off goes on with it.',
  access: 'customer',
  response: z.object({ uploadToken: z.string() }),
  errors: { 429: 'tooManyRequests' },
  example: { response: { uploadToken: exampleToken } },
});

export const postUploadLink = defineCall({
  route: routes.postUploadLink,
  summary:
    'A link to open on a phone, which shows, adds and deletes the files of one question without a log-in. It works for 15 minutes after its last use, and two hours at most. `qr` is the link as a drawing (SVG).',
  access: 'customer',
  query: z.strictObject(uploadQuestion),
  response: z.object({ url: z.string(), expiresAt: z.string(), qr: z.string() }),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: {
    query: { ...exampleQuestion },
    response: {
      url: `http://localhost:3000/foto/?token=${exampleToken}`,
      expiresAt: '2026-11-21T09:15:00.000Z',
      qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h5v5H0z"/><path stroke="#000" d="M1 1.5h1m1 0h1M2 2.5h1M1 3.5h2"/></svg>',
    },
  },
});

/** A photo that is asked once more. */
export const photoAgain = z.object({ reason: z.string(), at: z.string() });

export const getUploads = defineCall({
  route: routes.getUploads,
  summary:
    'The files of one house’s questions, in the order in which they were added. Answers hold their ids. `size` is in bytes; `hasPreview`: whether `getUpload` gives a picture of it; `again`: the seller asks for a better one, and why.',
  access: 'customer',
  query: z.strictObject({ houseId: uploadQuestion.houseId }),
  response: z.array(
    z.extend(uploadedFile, {
      section: z.string(),
      field: z.string(),
      size: z.number(),
      hasPreview: z.boolean(),
      again: z.optional(photoAgain),
    }),
  ),
  errors: { 404: 'notFound' },
  example: {
    query: { houseId: exampleHouse.id },
    response: [
      { ...exampleFile, section: exampleQuestion.section, field: exampleQuestion.field, size: 2_411_520, hasPreview: true },
      { ...exampleVideo, section: exampleQuestion.section, field: exampleQuestion.field, size: 61_204_480, hasPreview: true },
    ],
  },
});

/** Widths and heights within which previews stay, in pixels. */
export const uploadSizes = ['thumb', 'preview'] as const;
/** How large a picture of an upload is asked for. */
export type UploadSize = (typeof uploadSizes)[number];

export const getUpload = defineCall({
  route: routes.getUpload,
  summary:
    'A file of the customer, as it was uploaded and as an attachment; `Range` works. With `size` a picture of it that is made anew, without what a camera writes into a photo (320 or 1600 pixels, WebP); of a video that is the poster that was sent along, else 404.',
  access: 'customer',
  query: z.strictObject({ id: uploadQuestion.houseId, size: z.optional(z.enum(uploadSizes)) }),
  media: 'application/octet-stream',
  response: z.string(),
  errors: { 404: 'notFound' },
  example: { query: { id: exampleFile.id, size: 'thumb' }, response: 'RIFF' },
});
