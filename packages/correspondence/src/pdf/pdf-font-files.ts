import { createRequire } from 'node:module';
import type { Brand } from '@pomp/design-system/brands';
import type { PdfFonts } from './pdf-fonts.js';

const { resolve } = createRequire(import.meta.url);

/** A PDF can't hold the variable fonts of the screens: the same families in fixed weights, which are embedded as far as they are used. */
const atkinson = (style: string) =>
  resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${style}/AtkinsonHyperlegibleNext_${style}.ttf`);
const bricolage = (style: string) => resolve(`@expo-google-fonts/bricolage-grotesque/${style}/BricolageGrotesque_${style}.ttf`);

/** Files of a brand's fonts. */
export function pdfFonts({ theme: { font } }: Brand): PdfFonts {
  const heading = font.heading.includes('Bricolage') ? bricolage('600SemiBold') : atkinson('700Bold');
  return { heading, text: atkinson('400Regular'), strong: atkinson('600SemiBold'), signs: bricolage('600SemiBold') };
}
