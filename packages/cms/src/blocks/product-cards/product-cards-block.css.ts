import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const picture = style({ padding: `${vars.space.l} ${vars.space.l} 0`, backgroundColor: vars.color.brandSoft });
/** Keeps its room until the photo is there. */
export const photo = style({ aspectRatio: '4 / 3', overflow: 'hidden', backgroundColor: vars.color.sunken });
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const drawing = style({ maxWidth: '24rem', marginInline: 'auto' });
export const words = style({ padding: vars.space.l, '@media': { [media.tablet]: { padding: vars.space.xl } } });
