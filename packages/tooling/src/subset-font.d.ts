declare module 'subset-font' {
  /** Which glyphs, weights and features of a font are kept. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: { wght: { min: number; max: number } }; keepFeatures: string[] },
  ): Promise<Uint8Array>;
}
