import type { Context, MiddlewareHandler } from 'hono';

export const services = {
  locatieserver: 'PDOK Locatieserver',
  bag: 'BAG (WFS)',
  epOnline: 'EP-Online',
  cbs: 'CBS, woningen van hetzelfde soort (alleen overal)',
  cbsPostcode: 'CBS, per postcode',
} as const;
export type Service = keyof typeof services;

/** Those that are asked for without a postcode: a fault of one postcode can't be theirs. */
export const everywhereOnly: readonly Service[] = ['cbs'];

export const faults = {
  away: 'weg (503)',
  limited: 'te vaak gevraagd (429)',
  slow: 'traag (10 seconden)',
  wrong: 'fout antwoord',
  unknown: 'kent het niet',
} as const;
export type Fault = keyof typeof faults;

export interface SwitchedOn {
  readonly service: Service;
  readonly fault: Fault;
  /** '' for every address. */
  readonly zipcode: string;
}

/** Which service fails how, and for which addresses: switched on by hand or by a journey, and gone after a restart. */
export interface FaultSwitches {
  readonly all: () => readonly SwitchedOn[];
  /** @param fault undefined to switch it off */
  readonly set: (service: Service, zipcode: string, fault: Fault | undefined) => void;
  readonly of: (service: Service, zipcode: string | undefined) => Fault | undefined;
}

export function faultSwitches(): FaultSwitches {
  const on = new Map<string, SwitchedOn>();
  const keyOf = (service: Service, zipcode: string) => `${service} ${zipcode}`;
  return {
    all: () => [...on.values()],
    set: (service, zipcode, fault) => {
      if (fault) on.set(keyOf(service, zipcode), { service, fault, zipcode });
      else on.delete(keyOf(service, zipcode));
    },
    of: (service, zipcode) => (on.get(keyOf(service, zipcode ?? '')) ?? on.get(keyOf(service, '')))?.fault,
  };
}

const slowMillis = 10_000;

interface Faulty {
  readonly switches: FaultSwitches;
  readonly service: Service;
  readonly zipcodeOf?: (c: Context) => string | undefined;
  /** What it answers of what it doesn't have. */
  readonly unknown: (c: Context) => Response;
}

/** A service that fails where that was switched on. */
export const faulty =
  ({ switches, service, zipcodeOf, unknown }: Faulty): MiddlewareHandler =>
  async (c, next) => {
    const fault = switches.of(service, zipcodeOf?.(c));
    if (fault === 'away') return c.text('Service Unavailable', 503);
    if (fault === 'limited') return c.json({ title: 'Too Many Requests', status: 429 }, 429, { 'retry-after': '60' });
    if (fault === 'wrong') return c.html('<!doctype html><title>Onderhoud</title>');
    if (fault === 'unknown') return unknown(c);
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMillis).unref());
    return next();
  };
