import { Alert } from '@pomp/design-system';
import { type Brand, type ContrastShortfall, contrastShortfalls } from '@pomp/design-system/brands';
import { useTexts } from '@pomp/language/react';
import { brandsTexts } from '../words/texts.js';

/** Rounded down: 4.49 isn't enough and must not read as 4.5. */
const inFigures = ({ front, back, ratio, needed }: ContrastShortfall) => ({
  front,
  back,
  ratio: Math.floor(ratio * 10) / 10,
  needed,
});

/** What can't be read in a brand. */
export function Readability({ brand: { theme, dark } }: { brand: Brand }) {
  const texts = useTexts(brandsTexts);
  const inLight = contrastShortfalls(theme).map(inFigures);
  const inDark = dark ? contrastShortfalls(dark).map(inFigures) : [];
  if (inLight.length + inDark.length === 0) return <Alert tone="success">{dark ? texts.readableInBoth : texts.readable}</Alert>;
  const errors = dark
    ? [...inLight.map(texts.shortfallInLight), ...inDark.map(texts.shortfallInDark)]
    : inLight.map(texts.shortfall);
  return <Alert tone="error" errors={errors} />;
}
