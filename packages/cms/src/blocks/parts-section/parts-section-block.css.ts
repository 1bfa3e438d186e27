import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'center',
  paddingBlock: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.xxl } },
});
export const facts = style({ margin: 0, maxWidth: vars.width.form });
