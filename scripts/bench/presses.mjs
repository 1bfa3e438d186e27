/** @typedef {'native' | 'woken' | 'cold'} Kind what the browser itself answers; an island whose script ran, and one whose script is still to come */
/** @typedef {{ what: string, kind: Kind, path: string, press: string, shown: string }} Press `press` and `shown`: the selectors of what is pressed, the first that is seen, and of what that brings */

/** @type {Press} */
export const menuPress = {
  what: 'The menu, as soon as it is painted',
  kind: 'native',
  path: '/',
  press: 'header button[aria-haspopup=dialog]',
  shown: '[role=dialog], dialog',
};

const nextStep = {
  path: '/reserveren/pomp-ao/',
  press: 'main form button[type=submit]',
  shown: '[aria-invalid=true]',
};

/** First presses of a visitor, each a kind of control. A journey makes the native ones without script, so that what is measured is there. @type {readonly Press[]} */
export const presses = [
  menuPress,
  {
    what: 'A question, as soon as it is painted',
    kind: 'native',
    path: '/faq/',
    press: 'main summary',
    shown: 'main details[open] > :not(summary)',
  },
  {
    what: 'A subject of the questions, as soon as it is painted',
    kind: 'native',
    path: '/faq/',
    press: '[role=radiogroup] label:nth-of-type(2)',
    shown: '[data-filtered]:has(label:nth-of-type(2) > :checked) > ul > li',
  },
  {
    what: 'Another view, as soon as it is painted',
    kind: 'native',
    path: '/hybride-warmtepomp/',
    press: '[data-views] > div:nth-of-type(2) > label',
    shown: '[data-views] > :nth-child(2) > label + div',
  },
  {
    what: 'The rest of a text, as soon as it is painted',
    kind: 'native',
    path: '/hybride-warmtepomp/',
    press: 'article summary',
    shown: 'article details[open] > summary',
  },
  { what: 'The next step of a reservation', kind: 'woken', ...nextStep },
  { what: 'The next step of a reservation, as soon as it is painted', kind: 'cold', ...nextStep },
];
