import { byScheme, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Photos are bright by day: in the dark a white wall of them would be all that one sees. */
const photosInTheDark = byScheme('none', 'brightness(0.88)');

/** Of photos and drawings alike, so that what stands below them beside each other begins at one height. On paper no wider than a drawing is there, and on one sheet. */
const shape = {
  aspectRatio: '4 / 3',
  breakInside: 'avoid',
  '@media': { print: { maxWidth: `calc(20rem + 2 * ${vars.space.l})` } },
} as const;

export const photo = style({
  ...shape,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover', filter: photosInTheDark });
export const drawing = style({
  ...shape,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  padding: `${vars.space.l} ${vars.space.l} 0`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brandSoft,
});
