import { isEnergyClass, type SavingsBuildingType } from '@pomp/domain';
import * as z from 'zod/mini';
import type { LabelRegister, RegisteredLabel } from '../../registers/registers.js';
import { askRegister, type RegisterOptions } from './ask-register.js';

interface EpOnlineOptions extends RegisterOptions {
  /** RVO gives it to whoever asks. */
  readonly apiKey: string;
  readonly clock: () => Date;
}

const text = z.optional(z.nullable(z.string()));

/** The part that we read of `PandEnergielabelV5`. https://public.ep-online.nl/swagger/index.html */
const labels = z.array(
  z.object({
    Registratiedatum: text,
    Geldig_tot: text,
    Energieklasse: text,
    Gebouwtype: text,
    Gebouwsubtype: text,
    BAGVerblijfsobjectID: text,
    Gebruiksoppervlakte_thermische_zone: z.optional(z.nullable(z.number())),
  }),
);
type Label = z.output<typeof labels>[number];

/** Energy labels of EP-Online, by RVO's public service, version 5. */
export function epOnlineLabels({ url, apiKey, clock, timeout }: EpOnlineOptions): LabelRegister {
  return {
    find: async (dwellingId) => {
      const found = await askRegister(labels, {
        url: `${url}/PandEnergielabel/AdresseerbaarObject/${dwellingId}`,
        // As it is: without `Bearer`.
        headers: { authorization: apiKey },
        timeout,
        whenMissing: [],
      });
      const today = clock().toISOString();
      return found
        .filter(({ BAGVerblijfsobjectID }) => BAGVerblijfsobjectID?.padStart(16, '0') === dwellingId)
        .filter(({ Geldig_tot }) => !Geldig_tot || Geldig_tot >= today.slice(0, 10))
        .map(toLabel)
        .filter((label) => label !== undefined)
        .toSorted((one, other) => other.registeredOn.localeCompare(one.registeredOn))[0];
    },
  };
}

function toLabel(label: Label): RegisteredLabel | undefined {
  const { Registratiedatum, Geldig_tot, Energieklasse, Gebruiksoppervlakte_thermische_zone: area } = label;
  const energyClass = Energieklasse?.trim().toUpperCase() ?? '';
  if (!isEnergyClass(energyClass) || !Registratiedatum) return undefined;
  const buildingType = typeOf(label);
  return {
    energyClass,
    registeredOn: Registratiedatum.slice(0, 10),
    ...(Geldig_tot && { validUntil: Geldig_tot.slice(0, 10) }),
    ...(buildingType && { buildingType }),
    // Labels by older methods have none.
    ...(typeof area === 'number' && area > 1 && { floorArea: Math.round(area) }),
  };
}

/** `Twee-onder-één-kap` and `Twee-onder-een-kap` are one. */
const plain = (words: string | null | undefined) =>
  (words ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

const semiDetached = 'twee-onder-een-kap';
const corner = 'rijwoning hoek';

const types: Readonly<Record<string, SavingsBuildingType>> = {
  'vrijstaande woning': 'vrijstaand',
  [semiDetached]: '2onder1kap',
  [corner]: 'hoekwoning',
  'rijwoning tussen': 'tussenwoning',
  woonwagen: 'anders',
};

/** What kind of home: there is no list of values, so what isn't known here is left open. Of the type that is two in one, the subtype says which. */
function typeOf({ Gebouwtype, Gebouwsubtype }: Label): SavingsBuildingType | undefined {
  const type = plain(Gebouwtype);
  if (type.includes('/')) return types[plain(Gebouwsubtype)];
  if (/^(appartement|flatwoning|maisonnette|galerij|portiek)/.test(type)) return 'appartement';
  return types[type];
}
