import { defineControls } from './controls/define-controls.js';
import { smoothScrollControl } from './motion/smooth-scroll.control.js';
import { headerDropdownControl } from './site-shell/header-dropdown.control.js';
import { mobileMenuControl } from './site-shell/mobile-menu.control.js';

export { type Control, defineControls } from './controls/define-controls.js';
export { opensHere } from './navigation/opens-here.js';
export { showPage } from './pagination/show-page.js';
export { showInAccountLink } from './site-shell/account-link.control.js';
export { lazyControl } from './controls/lazy-control.js';
export { whenPresent } from './controls/when-present.js';
export { whenSeen } from './controls/when-seen.js';

/** What a header needs: for pages that React stands on, whose other parts are React's. Gives what stops it. */
export const startHeaderControls: (document: Document) => () => void = /* @__PURE__ */ defineControls(
  headerDropdownControl,
  mobileMenuControl,
);

/** What this package's markup can't do by itself, for pages without React. Gives what stops it. */
export const startControls: (document: Document) => () => void = /* @__PURE__ */ defineControls(
  headerDropdownControl,
  mobileMenuControl,
  smoothScrollControl,
);
