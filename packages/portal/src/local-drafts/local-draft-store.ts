import type { RawAnswers } from '@pomp/domain';

export interface LocalDraft {
  readonly keptAt: Date;
  readonly values: RawAnswers;
}

/** Answers of one form that were typed but not saved yet, kept in this browser's local storage. */
export interface LocalDraftStore {
  /** What was typed before this visit and never saved. */
  readonly found: () => LocalDraft | undefined;
  /** What the last save couldn't store, malformed as it is: it belongs in the form. The same object until it changes. */
  readonly leftOver: () => RawAnswers;
  /** Calls the listener when `leftOver` changes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly save: (values: RawAnswers, now: Date) => void;
  /** Everything was saved, except what can't be stored. */
  readonly settle: (leftOver: RawAnswers, now: Date) => void;
}

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'pomp.kept';
const keyOf = (customerId: string, place: string) => `${prefix}:${customerId}:${place}`;

/** In milliseconds. Older answers say little about what the customer would answer now. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** The device's own storage; undefined where the browser forbids it, or there is no browser. */
export function deviceStorage(): DeviceStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const nothing: RawAnswers = {};

/** @param place the form, and what it is about: `houseInfo/{houseId}/consumption`. */
export function localDraftStore(customerId: string, place: string, now: () => Date, device = deviceStorage()): LocalDraftStore {
  const key = keyOf(customerId, place);
  const listeners = new Set<() => void>();
  let asked = false;
  let found: LocalDraft | undefined;
  let leftOver = nothing;

  // Read once, so that it stays what was there before this visit while newer answers are kept.
  const ask = () => {
    if (asked) return;
    asked = true;
    const kept = parse(device?.getItem(key));
    if (!kept || now().getTime() - kept.keptAt.getTime() > maxAge) device?.removeItem(key);
    else if (kept.leftOver) leftOver = kept.values;
    else found = kept;
  };
  const write = (values: RawAnswers, at: Date, how: { readonly leftOver?: true } = {}) => {
    try {
      device?.setItem(key, JSON.stringify({ keptAt: at.toISOString(), values, ...how }));
    } catch {
      // The device is full: what is on the screen can still be saved, only an expiry would lose it.
    }
  };

  return {
    found: () => {
      ask();
      return found;
    },
    leftOver: () => {
      ask();
      return leftOver;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    save: (values, at) => write(values, at),
    settle: (left, at) => {
      ask();
      const isEmpty = Object.keys(left).length === 0;
      if (isEmpty) device?.removeItem(key);
      else write(left, at, { leftOver: true });
      if (JSON.stringify(left) === JSON.stringify(leftOver)) return;
      leftOver = isEmpty ? nothing : left;
      for (const listener of listeners) listener();
    },
  };
}

/** For logging out: whoever uses the device next finds nothing of this customer. */
export function deleteLocalDrafts(customerId: string, device = deviceStorage()): void {
  if (!device) return;
  const keys = Array.from({ length: device.length }, (_, index) => device.key(index));
  for (const key of keys) if (key?.startsWith(keyOf(customerId, ''))) device.removeItem(key);
}

/** Storage is the customer's: what is in it may be anything. */
function parse(text: string | null | undefined): (LocalDraft & { readonly leftOver: boolean }) | undefined {
  if (!text) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('keptAt' in kept) || !('values' in kept)) return undefined;
    const { keptAt, values } = kept;
    if (typeof keptAt !== 'string' || Number.isNaN(Date.parse(keptAt)) || !isRecord(values)) return undefined;
    return { keptAt: new Date(keptAt), values, leftOver: 'leftOver' in kept && kept.leftOver === true };
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
