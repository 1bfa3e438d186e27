import * as z from 'zod/mini';
import type { BuildingRegister } from '../../registers/registers.js';
import { askRegister, featuresOf, featuresQuery, type RegisterOptions } from './ask-register.js';

/** Public clients of this register differ on whether its numbers are written as text. */
const figure = z.optional(z.nullable(z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))])));

/** The part that we read of `bag:verblijfsobject`, which has the year of its building with it. https://www.pdok.nl/ogc-webservices/-/article/basisregistratie-adressen-en-gebouwen-ba-1 */
const dwellings = featuresOf(
  z.object({
    identificatie: z.string(),
    gebruiksdoel: z.optional(z.nullable(z.string())),
    oppervlakte: figure,
    bouwjaar: figure,
    pandstatus: z.optional(z.nullable(z.string())),
  }),
);

/** One for each building that a home is in. */
const mostBuildings = 10;

/** The register of buildings and addresses (BAG), by PDOK's WFS: year, area and purposes in one answer. */
export function bagBuildings({ url, timeout }: RegisterOptions): BuildingRegister {
  return {
    find: async (dwellingId) => {
      const query = featuresQuery({
        typeName: 'bag:verblijfsobject',
        property: 'identificatie',
        value: dwellingId,
        count: mostBuildings,
      });
      const { features } = await askRegister(dwellings, { url: `${url}?${query}`, timeout });
      // Some sources drop the zeros that an id begins with.
      const own = features.map(({ properties }) => properties).filter((one) => one.identificatie.padStart(16, '0') === dwellingId);
      const home = own.find(({ pandstatus }) => !isGone(pandstatus)) ?? own[0];
      if (!home) return undefined;
      const purposes = (home.gebruiksdoel ?? '')
        .split(',')
        .map((purpose) => purpose.trim())
        .filter(Boolean);
      const floorArea = livingArea(home.oppervlakte, purposes);
      const buildingYear = yearOf(home.bouwjaar);
      return { purposes, ...(floorArea !== undefined && { floorArea }), ...(buildingYear !== undefined && { buildingYear }) };
    },
  };
}

const isGone = (status: string | null | undefined) => status?.startsWith('Pand gesloopt') ?? false;

/** 1 m² and numbers of five digits stand for not knowing. Of a shop with a home above it, the area is that of both. */
const livingArea = (area: number | null | undefined, purposes: readonly string[]): number | undefined =>
  typeof area === 'number' && area > 1 && area < 10_000 && purposes.every((purpose) => purpose === 'woonfunctie')
    ? area
    : undefined;

/** Years such as 1005 and 9999 stand for not knowing. */
const yearOf = (year: number | null | undefined): number | undefined =>
  typeof year === 'number' && Number.isInteger(year) && year > 1_200 && year < 2_100 ? year : undefined;
