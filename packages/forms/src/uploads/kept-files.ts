/** A file that was chosen and isn't stored yet. */
export interface KeptFile {
  readonly key: string;
  /** The question that it answers. */
  readonly field: string;
  readonly file: File;
  /** The server has had it, though no page heard of it. */
  readonly sent?: boolean | undefined;
}

/** Keeps chosen files on the device until they are stored, also when the page is gone meanwhile. Any of it may fail: a device can be full. */
export interface KeptFiles {
  /** In the order in which they were chosen. */
  readonly all: () => Promise<readonly KeptFile[]>;
  readonly keep: (file: KeptFile) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}
