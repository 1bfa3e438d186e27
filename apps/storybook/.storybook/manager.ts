import { pomp } from '@pomp/design-system/brands';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const { color, font } = pomp.theme;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Pomp · ontwerp',
    colorPrimary: color.brand,
    colorSecondary: color.brand,
    appBg: color.paper,
    appContentBg: color.surface,
    appBorderColor: color.hairline,
    textColor: color.ink,
    fontBase: font.text,
  }),
});
