import { pomp } from '@pomp/design-system/brands';
import { create } from 'storybook/theming';

const { color, font } = pomp.theme;

/** Storybook itself, around the components, in our colours and typeface. */
export const houseStyle = styleOf('light', color);

/** What is read around a story lies on a dark page too in the dark: its words have the brand's colours. */
export const houseStyleInTheDark = styleOf('dark', pomp.dark?.color ?? color);

function styleOf(base: 'light' | 'dark', { brand, paper, surface, hairline, ink, inkMuted }: typeof color) {
  return create({
    base,
    brandTitle: 'Pomp · ontwerp',
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: paper,
    appContentBg: surface,
    appBorderColor: hairline,
    textColor: ink,
    textMutedColor: inkMuted,
    fontBase: font.text,
  });
}
