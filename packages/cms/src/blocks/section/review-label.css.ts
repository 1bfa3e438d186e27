import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** What the review service fills. */
export const slot = style({});
export const reviews = style({
  // A star with nothing beside it would be a claim without words.
  selectors: { [`&:has(> ${slot}:empty):not(:has(a))`]: { display: 'none' } },
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
});
export const star = style({ display: 'inline-flex', color: vars.color.action });
