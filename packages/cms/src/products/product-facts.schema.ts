import { z } from 'zod';
import { defineContent } from '../fields/define-content.js';
import { choice, choices, flag, longText, number, requiredText, text } from '../fields/fields.js';

/** What is sold, by the name that blocks choose it with. */
export const factProducts = ['pomp_ao', 'pomp_t', 'element', 'all_electric'] as const;
export type FactProduct = (typeof factProducts)[number];

const productNames = {
  pomp_ao: 'Pomp AO',
  pomp_t: 'Pomp T',
  element: 'Element',
  all_electric: 'All-electric',
} as const satisfies Record<FactProduct, string>;

export const productChoice = () =>
  choice(
    { label: 'Product', help: 'Van welk product. De feiten staan in de map Instellingen, Producten.' },
    productNames,
    factProducts,
  );

export const productsChoice = () => choices({ label: 'Producten' }, productNames, factProducts);

/** What is told of a product; each is an example until someone confirmed it. */
export const factNames = [
  'power',
  'power_in_frost',
  'efficiency',
  'sound_power',
  'refrigerant',
  'size',
  'weight',
  'electricity',
  'contents',
  'warranty',
  'price',
  'included',
  'excluded',
  'subsidy',
  'service',
] as const;
export type FactName = (typeof factNames)[number];

/** One product, as a story of its own below `productFactsFolder`: what only the seller and the manufacturer know. */
export const productFactsContent = defineContent({
  component: 'product_facts',
  name: 'Feiten van een product',
  kind: 'page',
  schema: z.object({
    product: productChoice(),
    name: requiredText({ label: 'Naam', sameInEveryLanguage: true }),
    summary: longText({ label: 'Wat het doet' }),
    machines: choices(
      {
        label: 'Bestaat uit',
        help: 'Van een set: de toestellen erin. Vermogen, rendement, geluid, koudemiddel en inhoud komen dan van die toestellen.',
      },
      productNames,
      factProducts,
    ),
    examples: choices(
      {
        label: 'Voorbeeld: nog niet bevestigd',
        help: 'Wat hier is aangevinkt, krijgt op de pagina het woord ‘voorbeeld’ en gaat niet naar zoekmachines.',
      },
      {
        power: 'Vermogen bij 7 °C',
        power_in_frost: 'Vermogen bij −7 °C',
        efficiency: 'Rendement (SCOP)',
        sound_power: 'Geluidsvermogen',
        refrigerant: 'Koudemiddel',
        size: 'Afmetingen',
        weight: 'Gewicht',
        electricity: 'Stroom',
        contents: 'Inhoud',
        warranty: 'Garantie',
        price: 'Prijs',
        included: 'Wat erbij zit',
        excluded: 'Wat er niet bij zit',
        subsidy: 'Subsidie',
        service: 'Als hij stuk gaat',
      },
      factNames,
    ),
    power: number({ label: 'Vermogen in kW bij 7 °C buiten', help: 'Met water van 35 °C.' }),
    power_in_frost: number({ label: 'Vermogen in kW bij −7 °C buiten', help: 'Met water van 35 °C.' }),
    scop_at_35: number({ label: 'SCOP met water van 35 °C' }),
    scop_at_55: number({ label: 'SCOP met water van 55 °C' }),
    sound_power: number({
      label: 'Geluidsvermogen in dB(A)',
      help: 'LW op de luidste stand, zoals op het gegevensblad van de fabrikant.',
    }),
    has_quiet_setting: flag({ label: 'Heeft een stille stand', help: 'Dan mag hij overdag iets luider zijn.' }),
    refrigerant: text({ label: 'Koudemiddel', sameInEveryLanguage: true }),
    refrigerant_charge: number({ label: 'Koudemiddel in kg' }),
    height: number({ label: 'Hoogte in cm' }),
    width: number({ label: 'Breedte in cm' }),
    depth: number({ label: 'Diepte in cm' }),
    weight: number({ label: 'Gewicht in kg' }),
    electricity: text({ label: 'Stroom', help: 'Zoals ‘230 V, eigen groep’.' }),
    contents: number({ label: 'Inhoud in liter' }),
    warranty_years: number({ label: 'Garantie in jaren' }),
    warranty: text({ label: 'Waarop garantie zit' }),
    price: number({ label: 'Prijs in euro’s', help: 'Met wat erbij zit. Dezelfde als op de prijskaarten.' }),
    included: longText({ label: 'Wat erbij zit', help: 'Eén punt per regel.' }),
    excluded: longText({ label: 'Wat er niet bij zit', help: 'Eén punt per regel; na een | wat het kost.' }),
    subsidy: number({ label: 'Subsidie in euro’s', help: 'ISDE, zoals op de lijst met meldcodes.' }),
    subsidy_year: number({ label: 'Jaar van de subsidie' }),
    service: longText({ label: 'Als hij stuk gaat', help: 'Eén stap per regel.' }),
  }),
});
