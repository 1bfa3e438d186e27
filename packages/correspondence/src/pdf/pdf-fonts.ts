// Apart from what draws with them: declarations that others compile name these, and not pdfkit, whose types they don't have.

/** `signs` has what the text's own face lacks. */
export type PdfFont = 'heading' | 'text' | 'strong' | 'signs';
/** Each a file's path, or its bytes. */
export type PdfFonts = Readonly<Record<PdfFont, string | ArrayBuffer>>;
