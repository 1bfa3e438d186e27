import type { Overrides } from '@pomp/language';
import type { words } from './nl.js';

const accept = (overrides: Overrides<typeof words>) => overrides;

accept({ 'portal/house-info': { intro: 'Wij rekenen met wat jij hier invult.' }, 'portal/quotes': { viewOf: 'Bekijk {what}' } });
// @ts-expect-error there is no such feature
accept({ 'portal/boilers': {} });
// @ts-expect-error nor such a text
accept({ 'portal/house-info': { outro: '' } });
// @ts-expect-error and this text is one sentence
accept({ 'portal/house-info': { intro: 1 } });
