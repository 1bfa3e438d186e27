export {
  type Edition,
  editionInPage,
  type EditionInPage,
  languageOf,
  type LegalIdentity,
  type Locale,
  locales,
  type Seller,
  senderOf,
} from './edition.js';
export { dutchRoutes } from './routes/dutch-routes.js';
export { houseInfoStepAt, installationStepAt, pathTo, type Routes, routesTo, type RoutesTo, stepFrom } from './routes/routes.js';
export { contentTargets } from './routes/target.js';
export type { HouseInfoStep, InstallationStep, Target, TargetName } from './routes/target.js';
