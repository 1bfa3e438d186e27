import type { FileStatus } from '@pomp/design-system';
import type { StoredUpload } from './upload-transport.js';

/** A stored file, with the question (the field's wire name) that it answers. */
export interface KnownUpload extends StoredUpload {
  readonly field: string;
}

/** What the server has, less what was deleted here since it said so, and what is being done to it. */
export function createKnownUploads() {
  let known: readonly KnownUpload[] | undefined;
  const deleted = new Set<string>();
  /** What is being done to files that were stored before, or elsewhere. */
  const statuses = new Map<string, FileStatus>();

  return {
    /** Whether the server has said what it has. */
    areKnown: () => known !== undefined,

    know: (now: readonly KnownUpload[]) => {
      known = now;
    },

    of: (field: string) => (known ?? []).filter((upload) => upload.field === field && !deleted.has(upload.id)),

    statusOf: (id: string): FileStatus => statuses.get(id) ?? { state: 'done' },

    enter: (id: string, status: FileStatus) => {
      statuses.set(id, status);
    },

    delete: (id: string) => {
      deleted.add(id);
      statuses.delete(id);
    },
  };
}

export type KnownUploads = ReturnType<typeof createKnownUploads>;
