import { vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** HubSpot gives its form as bare HTML with class names of its own; this makes it look like one of ours. */
export const embed = style({ maxWidth: '36rem' });
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${embed} ${selector}`, rule);

within('form', { display: 'flex', flexDirection: 'column', gap: vars.space.l });
within('.hs-form-field > label', {
  display: 'block',
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
within('.hs-input:not([type="checkbox"], [type="radio"], [type="hidden"])', {
  width: '100%',
  minHeight: '3.25rem',
  padding: vars.space.s,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.ink,
  font: 'inherit',
});
within('textarea.hs-input', { minHeight: '8rem' });
within('.hs-error-msgs', {
  listStyle: 'none',
  padding: 0,
  marginBlockStart: vars.space.xs,
  color: vars.color.error,
  fontWeight: vars.weight.strong,
});
within('.hs-button', {
  alignSelf: 'start',
  minHeight: '3.25rem',
  padding: `${vars.space.s} ${vars.space.l}`,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});
within('.hs-button:hover', { backgroundColor: vars.color.actionHover });
within(':is(.hs-input, .hs-button):focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' });
