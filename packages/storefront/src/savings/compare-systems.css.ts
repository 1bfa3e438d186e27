import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const rows = 7;
/** Beside each other their rows line up, whatever each of them says. */
export const systems = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: `repeat(${rows}, auto)`,
      columnGap: vars.space.l,
      rowGap: 0,
    },
  },
});
const systemBase = style({
  display: 'grid',
  gap: vars.space.l,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  minWidth: 0,
  '@media': {
    [media.tablet]: { gridRow: `span ${rows}`, gridTemplateRows: 'subgrid', gap: 0, padding: vars.space.xl },
  },
});
export const system = styleVariants({
  hybrid: [
    systemBase,
    {
      backgroundColor: vars.color.surface,
      borderBlockStart: `6px solid ${vars.color.action}`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
  ],
  allElectric: [
    systemBase,
    { borderBlockStart: `6px solid ${vars.color.info}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
  ],
});
export const list = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridRow: `span ${rows - 2}`, gridTemplateRows: 'subgrid', marginBlockStart: vars.space.m } },
});
export const row = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const label = style({ color: vars.color.inkMuted, fontSize: vars.size.small });
export const value = style({ fontFamily: vars.font.heading, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const note = style({ color: vars.color.inkMuted, fontSize: vars.size.small, maxWidth: vars.width.text });
export const large = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h3,
  letterSpacing: vars.tracking.heading,
  lineHeight: 1.2,
});
const verdictBase = style({ display: 'inline-flex', gap: vars.space.xs, alignItems: 'start' });
export const verdict = styleVariants({
  good: [verdictBase, { color: vars.color.success }],
  bad: [verdictBase, { color: vars.color.warning }],
});
export const action = style({ paddingBlockStart: vars.space.s, '@media': { print: { display: 'none' } } });
