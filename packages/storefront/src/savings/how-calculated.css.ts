import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const follow = style({ color: vars.color.info });
/** What only a script answers. */
export const scripted = style({ '@media': { [media.scriptless]: { display: 'none' }, print: { display: 'none' } } });
export const walk = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: vars.space.xxl, alignItems: 'start' },
  },
});
/** Stays in sight, so that a step that opens is seen to fill its number. The street runs to its edges. */
export const house = style({
  overflow: 'clip',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginInline: 'auto',
  width: '100%',
  paddingBlock: vars.space.s,
  paddingInline: 'max(0px, (100% - 18rem) / 2)',
  backgroundColor: vars.color.infoSoft,
  '@media': {
    [media.tablet]: { paddingInline: 'max(0px, (100% - 20rem) / 2)' },
    [media.desktop]: { insetBlockStart: vars.space.xl, padding: 0, borderRadius: vars.radius.card },
    print: { position: 'static' },
  },
});
/** What gets the focus isn't behind the house. */
globalStyle(`${walk} summary`, {
  scrollMarginBlockStart: '14rem',
  '@media': { [media.tablet]: { scrollMarginBlockStart: '16rem' }, [media.desktop]: { scrollMarginBlockStart: 0 } },
});
