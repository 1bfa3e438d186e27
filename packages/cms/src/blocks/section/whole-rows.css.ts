import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: tracks(2) },
});
/** Alone it takes the row. */
export const one = style({ '@media': { [media.tablet]: tracks(1) } });
// In two columns the last of an odd number stands across both.
globalStyle(`${rows} > :last-child:nth-child(odd)`, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

/** From 1124 px in more columns, where these come out whole. */
export const desktop = styleVariants({ '3': 3, '4': 4 }, (count) => ({ '@media': { [media.desktop]: tracks(count) } }));
globalStyle(`${desktop['3']} > :last-child:nth-child(odd)`, { '@media': { [media.desktop]: { gridColumn: 'auto' } } });

export const gap = styleVariants({ l: vars.space.l, xl: vars.space.xl }, (size) => ({ gap: size }));
export const align = styleVariants({ stretch: 'stretch', start: 'start' }, (alignItems) => ({ alignItems }));
