import { sectionsTexts } from './texts.js';

/** The two messages of every field that has none of its own (spec 3 §5). */
export const messages = {
  missing: /* #__PURE__ */ sectionsTexts.message('missing'),
  malformed: /* #__PURE__ */ sectionsTexts.message('malformed'),
} as const;
