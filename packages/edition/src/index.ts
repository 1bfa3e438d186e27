export {
  type Edition,
  editionInPage,
  type EditionInPage,
  type InEachLanguage,
  inLanguage,
  languageOf,
  type LegalIdentity,
  type Locale,
  offeredLocale,
  type Seller,
  senderOf,
  type WordsByLocale,
  writtenLocales,
} from './edition.js';
export { dutchRoutes } from './routes/dutch-routes.js';
export { englishRoutes } from './routes/english-routes.js';
export { houseInfoStepAt, installationStepAt, pathTo, type Routes, routesTo, type RoutesTo, stepFrom } from './routes/routes.js';
export { languagePrefix, localeOfPath, pathIn, routesIn } from './routes/routes-in.js';
export { contentTargets } from './routes/target.js';
export type { HouseInfoStep, InstallationStep, Target, TargetName } from './routes/target.js';
