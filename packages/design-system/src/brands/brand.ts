import type { DarkTheme, Theme } from './theme.js';

/** A brand as plain data: its name, and the theme that components and mails are drawn in. */
export interface Brand {
  /** Ends up in class names and `data-` attributes. */
  id: string;
  /** As the seller is called in running text, in mails and in the logo's alternative text. */
  name: string;
  theme: Theme;
  /** What is another in the dark. A brand without it is always light. */
  dark?: DarkTheme;
}
