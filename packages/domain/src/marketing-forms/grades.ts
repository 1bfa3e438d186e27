import { defineTexts } from '@pomp/language';
import { namedOptions } from '../sections/kinds/options.js';
import type { nl } from './grades.nl.js';

const gradesTexts = /* #__PURE__ */ defineTexts<typeof nl>('domain/grades');

/** How something went, the best first. */
export const grades = /* #__PURE__ */ namedOptions(['5', '4', '3', '2', '1'], (grade) => gradesTexts.message(grade));
