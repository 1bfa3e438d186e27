import { Hono, type Context } from 'hono';
import { faulty, type FaultSwitches } from '../faults/faults.js';
import { addressDocuments, type AddressDocument } from './address-documents.js';

/** As the real one, which refuses parameters that its description doesn't have. */
const known = ['q', 'fq', 'fl', 'rows', 'start', 'wt'];
const filtered: readonly (keyof AddressDocument)[] = ['type', 'postcode', 'huisnummer', 'straatnaam', 'woonplaatsnaam', 'id'];
const mostRows = 100;

/** PDOK's Locatieserver, v3.1: its search through addresses by filters. https://api.pdok.nl/bzk/locatieserver/search/v3_1/ui/ */
export function locatieserverRoutes(switches: FaultSwitches): Hono {
  const app = new Hono();
  app.get(
    '/free',
    faulty({ switches, service: 'locatieserver', zipcodeOf: askedPostcode, unknown: (c) => c.json(found([], 0, 0)) }),
    (c) => {
      const strange = Object.keys(c.req.queries()).find((name) => !known.includes(name));
      if (strange !== undefined) return refuse(c, `Unknown query parameter: ${strange}`);
      const filters = (c.req.queries('fq') ?? []).map((filter) => filter.split(':', 2));
      if (filters.some(([field = '']) => !isFiltered(field))) return refuse(c, 'This stand-in filters on one field at a time.');
      const start = count(c.req.query('start'), 0);
      const rows = Math.min(count(c.req.query('rows'), 10), mostRows);
      const matching = addressDocuments.filter((document) =>
        filters.every(([field = '', value = '']) => matches(document, field, value)),
      );
      const docs = matching.slice(start, start + rows).map((document) => only(document, c.req.query('fl')));
      return c.json(found(docs, matching.length, start));
    },
  );
  return app;
}

const found = (docs: readonly object[], numFound: number, start: number) => ({
  response: { numFound, start, maxScore: 1, numFoundExact: true, docs },
});

const askedPostcode = (c: Context) =>
  c.req
    .queries('fq')
    ?.map((filter) => filter.split(':', 2))
    .find(([field]) => field === 'postcode')?.[1];

const refuse = (c: Context, detail: string) => c.json({ type: 'about:blank', title: 'Bad Request', status: 400, detail }, 400);

const isFiltered = (field: string): field is keyof AddressDocument => (filtered as readonly string[]).includes(field);

const matches = (document: AddressDocument, field: string, value: string) =>
  isFiltered(field) && String(document[field]).toLowerCase() === value.replace(/^"|"$/g, '').toLowerCase();

const count = (text: string | undefined, fallback: number) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : fallback);

function only(document: AddressDocument, fields: string | undefined): object {
  if (fields === undefined || fields === '*') return document;
  const wanted = fields.split(/[\s,]+/);
  return Object.fromEntries(Object.entries(document).filter(([name]) => wanted.includes(name)));
}
