import { pomp } from '@pomp/design-system/brands';
import { create } from 'storybook/theming';

const { color, font } = pomp.theme;

/** Storybook itself, around the components, in our colours and typeface. */
export const houseStyle = create({
  base: 'light',
  brandTitle: 'Pomp · ontwerp',
  colorPrimary: color.brand,
  colorSecondary: color.brand,
  appBg: color.paper,
  appContentBg: color.surface,
  appBorderColor: color.hairline,
  textColor: color.ink,
  textMutedColor: color.inkMuted,
  fontBase: font.text,
});
