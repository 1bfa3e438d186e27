import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, alignContent: 'start' });
