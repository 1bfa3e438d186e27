import type { ReactNode } from 'react';

/** What a guide says, in the languages in which Storybook is read. */
export interface GuideWords {
  nl: string;
  en: string;
}

/** Keys that are called the same in both. */
type Keys =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Page Down'
  | 'Caps Lock'
  | 'F8'
  | 'Ctrl + V'
  | 'Tab, Enter'
  | 'Enter, Tab'
  | 'Enter, Escape'
  | 'Tab, Shift + Tab'
  | 'Home, End'
  | 'Page Up, Page Down';

/** A real component in a picture, with the lesson it teaches. */
export interface Advice {
  picture: ReactNode;
  /** One sentence. */
  text: GuideWords;
}

/** A numbered pin in the picture of the anatomy. */
export interface AnatomyPart {
  name: GuideWords;
  /** CSS selector of the part within the picture, by element, role or attribute; the first match gets the pin. */
  at: string;
  /** What the part is there for, and when it may be left out. */
  text: GuideWords;
}

/** Which keys a component answers to. */
export interface KeyboardRule {
  /** 'Enter, Spatie'. */
  keys: GuideWords | Keys;
  does: GuideWords;
}

type AtLeastOne<Item> = readonly [Item, ...Item[]];

/**
 * What a component's page in Storybook says besides its stories and props. Its pictures speak Dutch, as stories' data do. Lies beside the component as
 * `<component>.guide.tsx` and is given to its stories as `parameters: { guide }`.
 */
export interface ComponentGuide {
  /** The screen that the pictures need to make sense, for what changes with the window: they are then shown as on that screen, made smaller. */
  screen?: 'phone' | 'desktop';
  /** When to reach for it, and when something else is better. */
  purpose: GuideWords;
  /** The component in its fullest state, and what it is made of. */
  anatomy: { picture: ReactNode; parts: AtLeastOne<AnatomyPart> };
  dos: AtLeastOne<Advice>;
  donts: AtLeastOne<Advice>;
  /** Empty only for what never takes the focus. */
  keyboard: readonly KeyboardRule[];
  /** How its texts are written. */
  content: AtLeastOne<GuideWords>;
}
