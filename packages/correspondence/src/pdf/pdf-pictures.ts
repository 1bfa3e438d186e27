import { sheet } from './pdf-document.js';

/** A picture with its name and its alternative text. */
export interface PdfPicture {
  readonly name: string;
  readonly alt: string;
  /** It is one moment of a film, and shown as that. */
  readonly film?: boolean;
  /** Upright. */
  readonly jpeg: ArrayBuffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PlacedPicture {
  readonly picture: PdfPicture;
  /** In points, from the left edge of the sheet's text. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

const perRow = 3;
const gap = 12;
/** Width of one picture and its name, in points. */
export const pictureColumn = (sheet.width - gap * (perRow - 1)) / perRow;
// An upright photo of a phone fills the column.
const tallest = (pictureColumn * 4) / 3;

/** Rows of pictures beside each other, each as large as its column lets it be. */
export function picturesInRows(pictures: readonly PdfPicture[]): readonly (readonly PlacedPicture[])[] {
  const rows = Array.from({ length: Math.ceil(pictures.length / perRow) }, (_, row) =>
    pictures.slice(row * perRow, (row + 1) * perRow),
  );
  return rows.map((row) =>
    row.map((picture, column) => {
      const scale = Math.min(pictureColumn / picture.width, tallest / picture.height);
      return { picture, x: column * (pictureColumn + gap), width: picture.width * scale, height: picture.height * scale };
    }),
  );
}
