import { globalStyle } from '@vanilla-extract/css';
import { schemeProperties } from '../brands/by-scheme.js';

const { light, dark } = schemeProperties;
/** What is said by the one that is on is taken; the other one is nothing at all. `color-scheme` is for what a browser draws itself: scroll bars, lists, a calendar. */
const schemes = {
  light: { colorScheme: 'light', vars: { [light]: 'initial', [dark]: ' ' } },
  dark: { colorScheme: 'dark', vars: { [light]: ' ', [dark]: 'initial' } },
} as const;
const { '@media': inPrint } = {
  '@media': { print: { vars: { [light]: 'initial !important', [dark]: ' !important' }, colorScheme: 'light !important' } },
};

// As people have set their screens.
globalStyle(':where(:root)', { ...schemes.light, '@media': { '(prefers-color-scheme: dark)': schemes.dark } });
// As a page says, whatever the screen: on the root element, or on the element that carries the brand.
globalStyle('[data-colour-scheme=light]', schemes.light);
globalStyle('[data-colour-scheme=dark]', schemes.dark);
// Paper is light.
globalStyle(':root, [data-colour-scheme]', { '@media': inPrint });
