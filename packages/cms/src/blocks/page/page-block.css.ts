import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const marginTop = style({ paddingBlockStart: vars.space.xxl });
