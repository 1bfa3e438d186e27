import { media } from '../theme/breakpoints.js';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

export const text = style({ overflowWrap: 'break-word' });
export const size = styleVariants({ small: vars.size.small, base: vars.size.base, lead: vars.size.lead }, (fontSize) => ({
  fontSize,
}));
export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  brand: { color: vars.color.brand },
  error: { color: vars.color.error },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  info: { color: vars.color.info },
  inherit: { color: 'inherit' },
});
export const weight = styleVariants({ text: { fontWeight: vars.weight.text }, strong: { fontWeight: vars.weight.strong } });
export const italic = style({ fontStyle: 'italic' });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
export const measure = style({ maxWidth: vars.width.text });
export const align = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) => ({ textAlign }));

export const heading = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  color: vars.color.ink,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  hyphens: 'manual',
});
export const headingSize = styleVariants({
  display: { fontSize: vars.size.display, letterSpacing: vars.tracking.display, lineHeight: '1' },
  h1: { fontSize: vars.size.h1, lineHeight: '1.04', letterSpacing: vars.tracking.display },
  h2: { fontSize: vars.size.h2 },
  h3: { fontSize: vars.size.h3, lineHeight: '1.2' },
  h4: { fontSize: vars.size.h4, lineHeight: '1.25', letterSpacing: '-0.01em' },
});

export const headingCompact = style({
  '@media': { [media.narrow]: { fontSize: vars.size.h3, lineHeight: '1.2', letterSpacing: vars.tracking.heading } },
});

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const heardOnPhone = style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
