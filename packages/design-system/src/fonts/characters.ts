/*
 * Characters as `unicode-range` names them. Each stands in one of two lists: of two files that have it, a browser asks for the second as well where the first is late.
 */

/** What Dutch and English are written with, the signs of amounts and sums included: what nearly every page needs of a font, in two thirds of its bytes. */
export const common =
  'U+0000-007F,U+00A0,U+00A7,U+00A9,U+00B0,U+00B2-00B3,U+00B7,U+00C9,U+00CB,U+00D7,U+00E0-00E1,U+00E4,U+00E7-00EB,U+00EF,U+00F3,U+00F6-00F7,U+00FC,U+2000-206F,U+20AC,U+2212';

/** What names and words from elsewhere are written with besides: the rest of what the fonts come with for western languages. */
export const rare =
  'U+0080-009F,U+00A1-00A6,U+00A8,U+00AA-00AF,U+00B1,U+00B4-00B6,U+00B8-00C8,U+00CA,U+00CC-00D6,U+00D8-00DF,U+00E2-00E3,U+00E5-00E6,U+00EC-00EE,U+00F0-00F2,U+00F4-00F5,U+00F8-00FB,U+00FD-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD';

/** The digits, which are in `common`. */
export const digits = 'U+0030-0039';
