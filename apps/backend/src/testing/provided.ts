declare module 'vitest' {
  interface ProvidedContext {
    engine: 'pglite' | 'postgres';
    /** File with the data directory of an empty, migrated database: ten times faster than making one. */
    pgliteSnapshot: string;
    /** `DATABASE_URL_TEST`; empty when there is none. */
    postgresServer: string;
    /** The program in which PDFs are written. */
    pdfThread: string;
    /** The same, which tells what it read. */
    toldPdfThread: string;
    postgres: { readonly url: string; readonly template: string };
  }
}

export {};
