import { Hono, type Context } from 'hono';
import { faulty, type FaultSwitches } from '../faults/faults.js';
import { addressDocuments, type AddressDocument } from './address-documents.js';
import { fields, fieldsPattern, limits, parameters } from './published.js';

const filtered: readonly (keyof AddressDocument)[] = ['type', 'postcode', 'huisnummer', 'straatnaam', 'woonplaatsnaam', 'id'];

/** PDOK's Locatieserver, v3.1: its search through addresses by filters. https://api.pdok.nl/bzk/locatieserver/search/v3_1/ui/ */
export function locatieserverRoutes(switches: FaultSwitches): Hono {
  const app = new Hono();
  app.get(
    '/free',
    faulty({ switches, service: 'locatieserver', zipcodeOf: askedPostcode, unknown: (c) => c.json(found([], 0, 0)) }),
    (c) => {
      // As the real one, which refuses what its description doesn't have.
      const strange = Object.keys(c.req.queries()).find((name) => !parameters.includes(name));
      if (strange !== undefined) return refuse(c, `query parameter ${strange} is not described`);
      const asked = c.req.query('fl') ?? '*';
      if (!fieldsPattern.test(asked)) return refuse(c, 'parameter fl in query has an error: it does not match its pattern');
      const undefinedField = fieldsIn(asked).find((field) => field !== '*' && !fields.includes(field));
      if (undefinedField !== undefined) return refuseField(c, undefinedField);
      const past = (['rows', 'start'] as const).find((name) => count(c.req.query(name), 0) > limits[name]);
      if (past !== undefined) return refuse(c, `parameter ${past} in query has an error: number must be at most ${limits[past]}`);
      const filters = (c.req.queries('fq') ?? []).map((filter) => filter.split(':', 2));
      if (filters.some(([field = '']) => !isFiltered(field))) return refuse(c, 'This stand-in filters on one field at a time.');
      const start = count(c.req.query('start'), 0);
      const rows = count(c.req.query('rows'), 10);
      const matching = addressDocuments.filter((document) =>
        filters.every(([field = '', value = '']) => matches(document, field, value)),
      );
      const docs = matching.slice(start, start + rows).map((document) => only(document, asked));
      return c.json(found(docs, matching.length, start));
    },
  );
  return app;
}

const found = (docs: readonly object[], numFound: number, start: number) => ({
  response: { numFound, start, maxScore: 1, numFoundExact: true, docs },
});

const askedPostcode = (c: Context) => {
  const filters = (c.req.queries('fq') ?? []).map((filter) => filter.split(':', 2));
  const [, value = ''] = filters.find(([field]) => field === 'postcode') ?? [];
  return plain(value).toUpperCase();
};

const refuse = (c: Context, why: string) => c.text(why, 400);
const refuseField = (c: Context, field: string) =>
  c.json({ error: { code: 400, msg: `undefined field ${field}`, metadata: [] } }, 400);

const isFiltered = (field: string): field is keyof AddressDocument => (filtered as readonly string[]).includes(field);

const matches = (document: AddressDocument, field: string, value: string) =>
  isFiltered(field) && String(document[field]).toLowerCase() === plain(value);

/** Quotes and capitals are all the same to a filter. */
const plain = (value: string) => value.replace(/^"|"$/g, '').toLowerCase();

const count = (text: string | undefined, fallback: number) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : fallback);

const fieldsIn = (asked: string) => asked.split(/[\s,]+/).filter((field) => field !== '');

function only(document: AddressDocument, asked: string): object {
  const wanted = fieldsIn(asked);
  if (wanted.includes('*')) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => wanted.includes(name)));
}
