import { calculationTexts as texts } from './calculation-texts.js';
import type { FigureOrigin } from './figure.js';

/** Where every constant comes from, when, and on which day someone has to look again. */
export const origins = {
  hoomdossier: { source: texts.message('sources.hoomdossier'), date: '2026-11', lookAgain: '2027-11-01' },
  isso: { source: texts.message('sources.isso'), date: '2026-11', lookAgain: '2027-11-01' },
  pbl: { source: texts.message('sources.pbl'), date: '2023', lookAgain: '2027-05-01' },
  cbs: { source: texts.message('sources.cbs'), date: '2024', lookAgain: '2027-10-01' },
  cbs2021: { source: texts.message('sources.cbs2021'), date: '2021, 2022', lookAgain: '2027-05-01' },
  cbs2022: { source: texts.message('sources.cbs2022'), date: '2022', lookAgain: '2027-05-01' },
  tariffs: { source: texts.message('sources.tariffs'), date: '2026-08', lookAgain: '2027-01-01' },
  tax2026: { source: texts.message('sources.tax2026'), date: '2026', lookAgain: '2027-01-01' },
  tax2027: { source: texts.message('sources.tax2027'), date: '2027', lookAgain: '2027-01-01' },
  field: { source: texts.message('sources.field'), date: '2020–2025', lookAgain: '2027-11-01' },
  season: { source: texts.message('sources.season'), date: '2018', lookAgain: '2028-11-01' },
  netMetering: { source: texts.message('sources.netMetering'), date: '2026', lookAgain: '2027-11-01' },
  isde2026: { source: texts.message('sources.isde'), date: '2026', lookAgain: '2027-01-01' },
  warmtefonds: { source: texts.message('sources.warmtefonds'), date: '2026-05', lookAgain: '2027-01-01' },
  noise: { source: texts.message('sources.noise'), date: '2026-11-22', lookAgain: '2027-11-01' },
  seller: { source: undefined, date: '2026-11', lookAgain: '2027-11-01' },
} as const satisfies Readonly<Record<string, FigureOrigin>>;

/** The name of one of `origins`. */
export type OriginName = keyof typeof origins;
