import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const point = style({ display: 'flex', gap: vars.space.xs, alignItems: 'baseline', overflowWrap: 'anywhere' });
export const mark = style({ color: vars.color.brand });
