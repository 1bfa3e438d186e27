import QRCode from 'qrcode';
import type { PdfDocument } from '../pdf/pdf-document.js';

interface Square {
  readonly left: number;
  readonly top: number;
  /** In points. */
  readonly size: number;
  readonly color: string;
}

/** Draws a text as a QR code of squares, which stay sharp however large it is printed. */
export function drawQr(pdf: PdfDocument, text: string, { left, top, size, color }: Square): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pdf.rect(left + column * side, top + row * side, side, side);
    }
  }
  pdf.fill(color);
}
