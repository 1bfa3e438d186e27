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
/** Odd numbers of things that stand together; editors choose few. */
const odd = Array.from({ length: 12 }, (_, index) => 2 * index + 3);
// In two columns the last of an odd number stands across both. By its number: what is the last so far in a page that is still coming would move when the next has come.
const lastOf = (within: string) => odd.map((count) => `${within}[data-count='${count}'] > :nth-child(${count})`).join(', ');
globalStyle(lastOf(rows), { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

/** From 1124 px in more columns, where these come out whole. */
export const desktop = styleVariants({ '3': 3, '4': 4 }, (count) => ({ '@media': { [media.desktop]: tracks(count) } }));
globalStyle(lastOf(desktop['3']), { '@media': { [media.desktop]: { gridColumn: 'auto' } } });

export const gap = styleVariants({ l: vars.space.l, xl: vars.space.xl }, (size) => ({ gap: size }));
export const align = styleVariants({ stretch: 'stretch', start: 'start' }, (alignItems) => ({ alignItems }));
