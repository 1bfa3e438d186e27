import type { AskedInformation } from '../order-status/asked-information.js';
import { featureTexts, type TextsOf } from '../portal/feature-texts.js';

const counted = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'];

export const dashboardTexts = featureTexts('dashboard', {
  greeting: (firstName: string) => `Dag ${firstName}`,
  missingForOrder: (count: number) => `Nog ${counted[count] ?? count} ${count === 1 ? 'ding' : 'dingen'}, dan kunnen we kijken.`,
  missingForHouse: 'Vertel ons meer over je woning.',
  toFinish: {
    houseInfo: 'Alles over je woning is ingevuld. Nu nog afronden.',
    installationInfo: 'Alles voor de installatie is ingevuld. Nu nog afronden.',
  } satisfies Record<AskedInformation, string>,
  atStep: (position: number, all: number) => `Je bestelling is bij stap ${position} van ${all}.`,
  nothingToDo: 'Je woning staat er helemaal in.',
  welcome: 'Welkom in je account.',
  overview: 'Overzicht',
  loadingOrders: 'Bestelling laden',
  noOrders: 'Je hebt nog geen bestellingen geplaatst. Zodra je dat doet, volg je hier stap voor stap hoe ver we zijn.',
  noCurrentOrder: 'Er loopt nu geen bestelling.',
  nothingYetTitle: 'Hier volg je straks je bestelling',
  nothingYet: 'Heb je net iets besteld? Dan staat het hier zodra we je bestelling hebben verwerkt.',
});
export type DashboardTexts = TextsOf<typeof dashboardTexts>;
