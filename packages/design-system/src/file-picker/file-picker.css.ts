import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const picker = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minWidth: 0 });

// What a good one looks like: on a phone below the buttons, which would be out of sight under it
export const example = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  flexWrap: 'wrap',
  '@media': { 'screen and (max-width: 767.98px)': { order: 1 } },
});
export const exampleStage = style({
  flex: 'none',
  width: '8.5rem',
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
});
export const exampleCaption = style({ flex: '1 1 9rem', color: vars.color.inkMuted, fontSize: vars.size.small, lineHeight: 1.45 });
export const exampleShows = style({ margin: 0, paddingInlineStart: '1.1em' });

// The area to drop on
export const zone = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.m,
  backgroundColor: vars.color.surface,
  border: `2px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.calm]: { transition: 'none' }, [media.tablet]: { padding: vars.space.l } },
});
export const zoneInvalid = style({ borderColor: vars.color.error });
export const zoneDragging = style({
  borderStyle: 'solid',
  borderColor: vars.color.brand,
  backgroundColor: vars.color.brandSoft,
  '@media': { [media.forcedColours]: { borderColor: 'Highlight' } },
});
/** Where dragging can't be done, the icon and its line only take room. */
const withoutMouse = '(hover: none)';
const beforeTablet = '(max-width: 767.98px)';
export const zoneIcon = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'inline-flex', alignItems: 'center', height: '1.75rem' },
    [withoutMouse]: { display: 'none' },
  },
});
export const zoneBody = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const invitation = style({
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  '@media': { [beforeTablet]: { display: 'none' }, [withoutMouse]: { display: 'none' } },
});
export const zoneButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [beforeTablet]: { flexDirection: 'column', alignItems: 'stretch' } },
});
/** On what is held in the hand; a laptop's camera looks the wrong way. */
export const cameraOnly = style({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'block' }, [beforeTablet]: { display: 'block' } },
});
export const notInTheHand = style({ '@media': { [beforeTablet]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } } });
export const rule = style({ color: vars.color.inkMuted, fontSize: vars.size.small, lineHeight: 1.45 });

// The list: rows on a phone, cards where there is room
export const files = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m });
export const list = style({
  display: 'grid',
  gap: vars.space.s,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' } },
});
export const file = style({
  display: 'flex',
  minWidth: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.tablet]: { flexDirection: 'column' }, [media.forcedColours]: { borderColor: 'CanvasText' } },
});
export const fileFailed = style({ border: `2px solid ${vars.color.error}` });

const frame = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
});
export const thumbnail = styleVariants({
  /** In a row on a phone, on top of a card where there is room. */
  card: [
    frame,
    { width: '6rem', minHeight: '6rem', '@media': { [media.tablet]: { width: '100%', minHeight: 0, height: '8.25rem' } } },
  ],
  /** By itself. */
  tile: [
    frame,
    { width: '100%', aspectRatio: '4 / 3', borderRadius: vars.radius.small, border: `1px solid ${vars.color.hairline}` },
  ],
});
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xxs,
});
export const ending = style({
  fontSize: '0.8125rem',
  fontWeight: vars.weight.strong,
  letterSpacing: '0.04em',
  lineHeight: 1.2,
  color: vars.color.ink,
});
export const videoMark = style({
  position: 'absolute',
  insetInlineStart: vars.space.xs,
  insetBlockEnd: vars.space.xs,
  display: 'grid',
  placeContent: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  border: `1px solid ${vars.color.paper}`,
});

export const fileBody = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
});
export const fileName = style({ fontWeight: vars.weight.strong, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const fileSize = style({
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});
/** At the bottom, so that the buttons of cards beside each other stand in one line. */
export const fileFoot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const fileStatus = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.75rem',
  fontSize: vars.size.small,
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

const said = style({
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.size.small,
  lineHeight: 1.35,
});
export const status = styleVariants({
  quiet: [said, { color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }],
  done: [said, { color: vars.color.success, fontWeight: vars.weight.strong }],
  failed: [said, { color: vars.color.error, fontWeight: vars.weight.strong, alignItems: 'flex-start' }],
});

const action = style({ flex: 'none', justifySelf: 'start', minHeight: '2.75rem', borderRadius: vars.radius.small });
export const textAction = style([
  action,
  {
    fontSize: vars.size.small,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    '@media': { [media.pointing]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  },
]);
export const iconAction = style([
  action,
  {
    display: 'grid',
    placeContent: 'center',
    width: '2.75rem',
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    color: vars.color.inkMuted,
    selectors: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } },
    '@media': {
      [media.pointing]: { selectors: { '&:hover': { color: vars.color.error, backgroundColor: vars.color.sunken } } },
    },
  },
]);

/** How many are there, and how many wait: the one line that someone who walks out of a cellar looks for. */
export const inside = style({ fontWeight: vars.weight.strong });
