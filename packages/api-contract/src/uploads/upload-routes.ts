import type { Route } from '../route.js';

/**
 * The calls that a browser makes to `{backend}` itself, with an upload token instead of a session. The token travels as `?token=`,
 * or as `Authorization: Bearer`. All that a browser needs of them at run time.
 */
export const uploadRoutes = {
  uploadFiles: { method: 'POST', path: '/documents/upload' },
  listFiles: { method: 'GET', path: '/documents/upload' },
  readFile: { method: 'GET', path: '/documents/upload/{id}' },
  deleteFile: { method: 'DELETE', path: '/documents/upload/{id}' },
  putPoster: { method: 'PUT', path: '/documents/upload/{id}/poster' },
  finishUpload: { method: 'GET', path: '/documents/tus/{id}' },
} as const satisfies Record<string, Route>;

/** Where resumable uploads go (tus 1.0.0: creation, termination). `Upload-Metadata` holds `filename`, and the question as `houseId`, `section` and `field`. */
export const resumablePath = '/documents/tus';

/** Name of a call that sends files. */
export type UploadCallName = keyof typeof uploadRoutes;
