import type { SavingsBuildingType } from '@pomp/domain';
import * as z from 'zod/mini';
import type { EnergyStatistics, EnergyUse, KindOfHome } from '../../registers/registers.js';
import { askRegister, featuresOf, featuresQuery } from './ask-register.js';

export interface CbsOptions {
  /** Statistics Netherlands' open data: `https://opendata.cbs.nl/ODataApi/OData`. */
  readonly url: string;
  /** Its figures by postcode, at PDOK: `https://service.pdok.nl/cbs/postcode6`. */
  readonly postcodeUrl: string;
  readonly timeout?: number;
}

/** Energieverbruik woningen: the whole country, by type, area, age, residents and heating. */
const table = '85140NED';

/** Table of postcodes: the year after it had no energy in it yet. */
const postcodeYear = 2023;

const all = { type: 'T001100', area: 'T001116', period: 'T001018', residents: 'T001351', heating: 'T001614' };

const typeCodes: Readonly<Record<SavingsBuildingType, string>> = {
  vrijstaand: 'ZW10320',
  '2onder1kap': 'ZW10300',
  hoekwoning: 'ZW25806',
  tussenwoning: 'ZW25805',
  appartement: 'ZW25810',
  anders: all.type,
};

/** Each up to and with a year, the last for what is later. */
const periods = [
  [1945, 'ZW25799'],
  [1964, 'ZW25800'],
  [1974, 'ZW10406'],
  [1991, 'ZW25801'],
  [2005, 'ZW25815'],
  [2014, 'ZW25818'],
  [Infinity, 'ZW25797'],
] as const;

/** Each below an area in m². */
const areas = [
  [50, 'A050300'],
  [75, 'A025408'],
  [100, 'A025409'],
  [150, 'A025410'],
  [250, 'A025411'],
  [Infinity, 'A050301'],
] as const;

const figure = z.optional(z.nullable(z.number()));

const rows = z.object({
  value: z.array(
    z.object({
      Perioden: z.string(),
      GemiddeldeAardgasleveringTempGecorr_3: figure,
      GemiddeldeElektriciteitslevering_23: figure,
    }),
  ),
});

const postcodes = featuresOf(
  z.object({ postcode6: z.string(), gemiddeldGasverbruikWoning: figure, gemiddeldElektriciteitsverbruikWoning: figure }),
);

/** -99997 and -99995: too few homes to tell, or not published yet. */
const isPublished = (value: z.output<typeof figure>): value is number => typeof value === 'number' && value > 0;

function useIn(year: string, gas: z.output<typeof figure>, electricity: z.output<typeof figure>): EnergyUse | undefined {
  return isPublished(gas) ? { gas, ...(isPublished(electricity) && { electricity }), year } : undefined;
}

/** What homes use on average, by Statistics Netherlands (CBS): such homes in the country, and the homes with one postcode. */
export function cbsEnergyUse({ url, postcodeUrl, timeout }: CbsOptions): EnergyStatistics {
  return {
    groupOf: (home) => codesOf(home).join('-'),
    ofGroup: async (group) => {
      const [type, period, area] = group.split('-');
      const filter = [
        `Woningtype eq '${type}'`,
        `Gebruiksoppervlakte eq '${area}'`,
        `Bouwjaar eq '${period}'`,
        `Bewonersklasse eq '${all.residents}'`,
        // All of them: gas-free homes and those on a heat network are in it, so it is rather low.
        `HoofdverwarmingEnZonnestroom eq '${all.heating}'`,
      ].join(' and ');
      // OData wants spaces as %20, which URLSearchParams writes as a plus.
      const query = `$filter=${encodeURIComponent(filter)}&$select=Perioden,GemiddeldeAardgasleveringTempGecorr_3,GemiddeldeElektriciteitslevering_23&$format=json`;
      const { value } = await askRegister(rows, { url: `${url}/${table}/TypedDataSet?${query}`, timeout });
      return value
        .map((row) =>
          useIn(row.Perioden.slice(0, 4), row.GemiddeldeAardgasleveringTempGecorr_3, row.GemiddeldeElektriciteitslevering_23),
        )
        .filter((use) => use !== undefined)
        .toSorted((one, other) => other.year.localeCompare(one.year))[0];
    },
    ofPostcode: async (zipcode) => {
      const postcode = zipcode.replaceAll(/\s/g, '').toUpperCase();
      const query = featuresQuery({ typeName: 'postcode6:postcode6', property: 'postcode6', value: postcode, count: 1 });
      const { features } = await askRegister(postcodes, {
        url: `${postcodeUrl}/${postcodeYear}/wfs/v1_0?${query}`,
        timeout,
      });
      const found = features.find(({ properties }) => properties.postcode6 === postcode)?.properties;
      return useIn(String(postcodeYear), found?.gemiddeldGasverbruikWoning, found?.gemiddeldElektriciteitsverbruikWoning);
    },
  };
}

const codesOf = ({ buildingType, buildingYear, floorArea }: KindOfHome): readonly string[] => [
  buildingType === undefined ? all.type : typeCodes[buildingType],
  buildingYear === undefined ? all.period : periods.find(([last]) => buildingYear <= last)![1],
  floorArea === undefined ? all.area : areas.find(([end]) => floorArea < end)![1],
];
