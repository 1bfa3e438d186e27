import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({ padding: `${vars.space.l} ${vars.space.l} 0`, backgroundColor: vars.color.brandSoft });
export const drawing = style({ maxWidth: '24rem', marginInline: 'auto' });
export const words = style({ padding: vars.space.l, '@media': { [media.tablet]: { padding: vars.space.xl } } });
