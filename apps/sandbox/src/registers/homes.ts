import { createHash } from 'node:crypto';
import { addressDocuments, type AddressDocument } from '../locatieserver/address-documents.js';
import { streets, type Street } from '../locatieserver/streets.js';

/** A home that is made up, alike in every register. */
export interface Home {
  readonly address: AddressDocument;
  readonly buildingId: string;
  readonly year: number;
  /** m², as the register of buildings has it: 1 where it doesn't know. */
  readonly area: number;
  readonly purposes: readonly string[];
  readonly label: Label | undefined;
}

export interface Label {
  readonly energyClass: string;
  /** As EP-Online calls them. */
  readonly type: string;
  readonly subtype: string;
  readonly registeredOn: string;
  readonly validUntil: string;
  /** m²; null by the methods of before 2021. */
  readonly area: number | null;
}

const classes = ['A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** Between 0 and 1, always the same of the same words. */
const chance = (...words: readonly string[]) => createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32;

/** The homes that tests and guides show are mid-terrace ones of 1974, 112 m², with label C: nothing of them is left to chance. */
const shown = ['1271AD 3A', '3581KJ 12'];

export const homes: readonly Home[] = streets.flatMap((street) => {
  const addresses = addressDocuments.filter(({ postcode }) => postcode === street.zipcode);
  return addresses.map((address, index) => homeAt(street, address, index, addresses.length));
});

const byDwelling = new Map(homes.map((home) => [home.address.adresseerbaarobject_id, home]));
export const homeOf = (dwellingId: string): Home | undefined => byDwelling.get(dwellingId);

function homeAt(street: Street, address: AddressDocument, index: number, count: number): Home {
  const fixed = shown.includes(`${address.postcode} ${address.huis_nlt}`) || street.zipcode.endsWith('ST');
  const one = (what: string) => (fixed ? 0.5 : chance(address.id, what));
  const year = street.year + (street.built === 'detached' ? Math.round((one('year') - 0.5) * 12) : 0);
  const area = Math.round(street.area * (0.9 + one('area') * 0.2));
  const { type, subtype } = kindOf(street, index, count);
  const homesOnly = street.purposes === undefined;
  return {
    address,
    buildingId: buildingIdOf(street, address, index),
    year,
    area: one('no area') > 0.97 ? 1 : area,
    purposes: street.purposes ?? ['woonfunctie'],
    // A quarter was never sold or let since labels are asked for.
    label: homesOnly && one('label') < 0.75 ? labelOf(street, { one, area, type, subtype }) : undefined,
  };
}

function kindOf({ built }: Street, index: number, count: number) {
  if (built === 'detached') return { type: 'Vrijstaande woning', subtype: '' };
  if (built === 'pairs') return { type: 'Twee-onder-een-kap / rijwoning hoek', subtype: 'Twee-onder-een-kap' };
  if (built === 'flats') return { type: 'Appartement', subtype: flatOf(index, count) };
  const corner = index === 0 || index === count - 1;
  return corner
    ? { type: 'Twee-onder-een-kap / rijwoning hoek', subtype: 'Rijwoning hoek' }
    : { type: 'Rijwoning tussen', subtype: '' };
}

/** Four to a floor, those at both ends with a wall outside. */
function flatOf(index: number, count: number): string {
  const place = index % 4 === 0 || index % 4 === 3 ? 'Hoek' : 'Tussen';
  const [floor, floors] = [Math.floor(index / 4), Math.ceil(count / 4)];
  if (floors === 1) return `${place}dakvloer`;
  if (floor === 0) return `${place}vloer`;
  return floor === floors - 1 ? `${place}dak` : `${place}midden`;
}

interface LabelFacts {
  readonly one: (what: string) => number;
  readonly area: number;
  readonly type: string;
  readonly subtype: string;
}

function labelOf({ label, year }: Street, { one, area, type, subtype }: LabelFacts): Label {
  const step = one('class') < 0.2 ? -1 : one('class') > 0.85 ? 1 : 0;
  const energyClass = classes[Math.min(Math.max(classes.indexOf(label) + step, 0), classes.length - 1)]!;
  const first = Math.max(2014, year);
  const registered = first + Math.floor(one('registered') * (2026 - first));
  const month = String(1 + Math.floor(one('month') * 11)).padStart(2, '0');
  return {
    energyClass,
    type,
    subtype,
    registeredOn: `${registered}-${month}-14T00:00:00`,
    validUntil: `${registered + 10}-${month}-14T00:00:00`,
    area: registered < 2021 ? null : Math.round(area * 0.96 * 100) / 100,
  };
}

/** Flats are in one building; the others have one each. */
function buildingIdOf({ municipality, built, zipcode }: Street, address: AddressDocument, index: number): string {
  const number = addressDocuments.indexOf(address) - (built === 'flats' ? index : 0);
  return `${municipality}10${String(1_000_000 + number + zipcode.charCodeAt(0)).padStart(10, '0')}`;
}
