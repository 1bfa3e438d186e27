import type { Theme } from './theme.js';

export interface Brand {
  /** Ends up in class names and `data-` attributes. */
  id: string;
  /** As the seller is called in running text, in mails and in the logo's alternative text. */
  name: string;
  theme: Theme;
}
