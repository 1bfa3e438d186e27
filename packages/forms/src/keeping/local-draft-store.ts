import type { RawAnswers } from '@pomp/domain';
import { deviceStorage, keyOf, keysOnDevice, tellWatchers } from './device-storage.js';

/** What was typed and kept on this device, and when. */
export interface LocalDraft {
  readonly keptAt: Date;
  readonly values: RawAnswers;
  /** What counted as saved when they were typed; undefined where that isn't known. */
  readonly startedFrom: RawAnswers | undefined;
  /** What was sent of them, of which nobody heard whether it arrived. */
  readonly unheard?: readonly RawAnswers[] | undefined;
}

/** Answers of one form that were typed but not saved yet, kept in this browser's local storage. */
export interface LocalDraftStore {
  /** What was typed before this visit and never saved. */
  readonly found: () => LocalDraft | undefined;
  /** What the last save couldn't store, malformed as it is: it belongs in the form. The same object until it changes. */
  readonly leftOver: () => RawAnswers;
  /** Calls the listener when `leftOver` changes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly save: (draft: Pick<LocalDraft, 'values' | 'startedFrom'>, now: Date) => void;
  /** These are on their way: until there is an answer, what is stored may be them. */
  readonly sending: (values: RawAnswers, now: Date) => void;
  /** There was an answer: of all that was sent it is known what came of it. */
  readonly heard: () => void;
  /** What was sent, also in an earlier visit, without an answer since. */
  readonly unheard: () => readonly RawAnswers[];
  /** Whether the device keeps what was typed last. */
  readonly isKept: () => boolean;
  /** Everything was saved, except what can't be stored. */
  readonly settle: (leftOver: RawAnswers, now: Date) => void;
}

/** In milliseconds. Older answers say little about what the customer would answer now. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

const nothing: RawAnswers = {};

/** Of what nobody answered, the last ones: each try sends all that there is. */
const mostUnheard = 8;

/**
 * What is typed and not yet saved, kept on this device for one customer.
 * @param place the form, and what it is about: `houseInfo/{houseId}/consumption`.
 */
export function localDraftStore(customerId: string, place: string, now: () => Date, device = deviceStorage()): LocalDraftStore {
  const key = keyOf(customerId, place);
  const listeners = new Set<() => void>();
  let asked = false;
  let found: LocalDraft | undefined;
  let leftOver = nothing;
  let kept = false;
  let unheard: readonly RawAnswers[] = [];
  /** As it was read or written here last: anything else was written by another tab, or another form. */
  let text: string | null | undefined;
  /** What stands on the device, as far as it is known here. */
  let last: Pick<LocalDraft, 'values' | 'startedFrom'> | undefined;

  const remove = () => {
    device?.removeItem(key);
    text = null;
  };

  // Read once, so that it stays what was there before this visit while newer answers are kept.
  const ask = () => {
    if (asked) return;
    asked = true;
    text = device?.getItem(key);
    const kept = parse(text);
    if (!kept || now().getTime() - kept.keptAt.getTime() > maxAge) remove();
    else if (kept.leftOver) leftOver = kept.values;
    else {
      found = kept;
      last = kept;
      unheard = kept.unheard ?? [];
    }
  };
  const write = (draft: object, at: Date): boolean => {
    if (!device) return false;
    try {
      const written = JSON.stringify({ keptAt: at.toISOString(), ...draft });
      device.setItem(key, written);
      text = written;
      tellWatchers();
      return true;
    } catch {
      // The device is full: what is on the screen can still be saved.
      return false;
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
    save: (draft, at) => {
      ask();
      last = draft;
      kept = write({ ...draft, ...(unheard.length > 0 && { unheard }) }, at);
    },
    sending: (values, at) => {
      ask();
      unheard = [...unheard, values].slice(-mostUnheard);
      // Before the page can end: whoever opens the form again has to know it.
      if (last) kept = write({ ...last, unheard }, at);
    },
    heard: () => {
      unheard = [];
    },
    unheard: () => {
      ask();
      return unheard;
    },
    isKept: () => kept,
    settle: (left, at) => {
      ask();
      kept = false;
      last = undefined;
      unheard = [];
      const isEmpty = Object.keys(left).length === 0;
      // What was typed elsewhere meanwhile isn't what was saved.
      if (device?.getItem(key) === text) {
        if (isEmpty) {
          remove();
          tellWatchers();
        } else write({ values: left, leftOver: true }, at);
      }
      if (JSON.stringify(left) === JSON.stringify(leftOver)) return;
      leftOver = isEmpty ? nothing : left;
      for (const listener of listeners) listener();
    },
  };
}

/** For logging out: whoever uses the device next finds nothing of this customer. */
export function deleteLocalDrafts(customerId: string, device = deviceStorage()): void {
  for (const key of keysOnDevice(device)) if (key.startsWith(keyOf(customerId, ''))) device?.removeItem(key);
}

/** Storage is the customer's: what is in it may be anything. */
function parse(text: string | null | undefined): (LocalDraft & { readonly leftOver: boolean }) | undefined {
  if (!text) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('keptAt' in kept) || !('values' in kept)) return undefined;
    const { keptAt, values } = kept;
    const startedFrom = 'startedFrom' in kept && isRecord(kept.startedFrom) ? kept.startedFrom : undefined;
    if (typeof keptAt !== 'string' || Number.isNaN(Date.parse(keptAt)) || !isRecord(values)) return undefined;
    const unheard = 'unheard' in kept && Array.isArray(kept.unheard) ? kept.unheard.filter(isRecord) : undefined;
    return { keptAt: new Date(keptAt), values, startedFrom, unheard, leftOver: 'leftOver' in kept && kept.leftOver === true };
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
