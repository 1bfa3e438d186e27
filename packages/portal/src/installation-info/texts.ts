import type { LookedAtPart } from './installation-parts.js';
import { featureTexts } from '../portal/feature-texts.js';

export const installationInfoTexts = featureTexts('installationInfo', {
  title: 'Installatiegegevens',
  intro: 'Met je antwoorden en foto’s kijken we op afstand wat er nodig is om de pomp te plaatsen.',
  loading: 'Installatiegegevens laden',
  noOrders: 'Geen bestellingen beschikbaar',
  empty: 'Je hebt nog geen bestellingen geplaatst.',
  noQuotes: 'Geen offertes beschikbaar',
  requestQuote: 'Offerte aanvragen',
  openQuotes: (count: number) =>
    count === 1
      ? 'Er staat een offerte voor je klaar. Daarmee kun je bestellen.'
      : `Er staan ${count} offertes voor je klaar. Daarmee kun je bestellen.`,
  viewQuotes: 'Bekijk je offertes',
  onlyHeatcycle: 'Voor een Heatcycle hoef je hier niets in te vullen: een adviseur belt je.',
  onlyWithdrawn: 'Je hebt je bestelling herroepen. Je hoeft hier niets meer in te vullen.',
  noOrder: 'We kunnen deze bestelling niet vinden. Kies hierboven een bestelling.',
  chooseOrder: 'Kies een bestelling',
  order: (product: string, street: string, orderNumber: string) => `${product}, ${street} (${orderNumber})`,
  incomplete: 'Gegevens missen',
  note: 'Mist er nog informatie voor de digitale inspectie? Je afspraak hoeft daarvoor niet uitgesteld of geannuleerd te worden.',
  nothingTitle: 'Laat ons zien waar de pomp komt.',
  nothing: (product: string, count: number) =>
    `Voor je ${product} zijn het ${count} onderdelen: foto’s, de plek en de leidingen. Stoppen kan tussendoor altijd.`,
  addNow: 'Installatiegegevens toevoegen',
  complete: 'Je installatiegegevens zijn compleet. Klopt er iets niet meer? Je kunt ze altijd aanpassen.',
  part: {
    boiler: 'De plek van je ketel. Hier sluiten we aan op je verwarming.',
    outdoorUnit: 'De Pomp AO. Die staat buiten en haalt warmte uit de lucht.',
    meterCupboard: 'Je meterkast. Van hier gaat de stroom naar de pomp.',
    walls: 'De muur waar de leidingen doorheen gaan.',
    pipes: 'De cv-leidingen. Daar komt de warmte van de pomp in.',
    pompT: 'De Pomp T. Die staat binnen: er moet ruimte zijn, en een weg ernaartoe.',
    element: 'Het Element. Dat hangt binnen en verwarmt elektrisch mee.',
  } satisfies Record<LookedAtPart, string>,
});
