import type { Fields, RawAnswers } from '@pomp/domain';
import type { SectionForm } from '../section-form/create-form-on.js';
import type { Submission } from '../section-form/saving.js';

/** Where the answers of a form are by now. */
export type Kept =
  | { readonly state: 'asIs' }
  | { readonly state: 'saved'; readonly at: Date }
  /** On this device, and on their way; `why` says what they wait for. */
  | { readonly state: 'onDevice'; readonly why: 'turn' | 'reception' | 'completeness' | 'repair' }
  /** The device can't keep them: they are on the screen only. */
  | { readonly state: 'onScreen' }
  /** An answer was given elsewhere, too, and another one: someone has to choose. */
  | { readonly state: 'asked' };

/** What became of a save that nobody pressed for. `now` is what stands in the form after it, where that is more than what was sent. */
export type KeepResult =
  | { readonly status: 'saved'; readonly now?: RawAnswers }
  /** `later`: there was an answer, and the same may be saved in a while. */
  | { readonly status: 'noReception' | 'later' | 'refused' | 'asked' | 'sessionEnded' };

/** What a keeper needs. */
export interface AnswerKeeperOptions {
  readonly form: SectionForm;
  /** Saves a draft. What a call fails with is a result; only a mistake of our own rejects. */
  readonly send: (draft: Submission<Fields>) => Promise<KeepResult>;
  /** False where a draft would undo what is finished: it then waits on the device until nothing is missing any more. */
  readonly maySend: () => boolean;
  /** Whether the device has what stands in the form. */
  readonly isOnDevice: () => boolean;
  readonly now: () => Date;
  /** How long after the last change it is sent, in milliseconds. */
  readonly after: number;
}

/** An answer keeper at work. */
export interface AnswerKeeper {
  readonly kept: () => Kept;
  readonly subscribe: (listener: () => void) => () => void;
  /** What is on its way by then arrives or not; nothing is sent any more. */
  readonly stop: () => void;
}

/** Milliseconds between tries without reception, as browsers don't always know when it is back. */
const waits = [5_000, 10_000, 30_000];
const longestWait = 60_000;

/**
 * Saves what is filled in without anyone having to press: a moment after each change, one save at a time, and, without reception, as soon as there is some. Buttons that save
 * go first. What isn't an answer (yet) stays unsaved.
 */
export function createAnswerKeeper({ form, send, maySend, isOnDevice, now, after }: AnswerKeeperOptions): AnswerKeeper {
  const listeners = new Set<() => void>();
  let kept: Kept = { state: 'asIs' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let stopped = false;
  let failures = 0;
  /** What was looked at last: other changes of the form are no answers. */
  let seen = form.saved();
  let pressed = form.state().status;
  let settling = false;

  const enter = (next: Kept) => {
    kept = next;
    for (const listener of listeners) listener();
  };
  const waitFor = (why: Extract<Kept, { state: 'onDevice' }>['why']) =>
    enter(isOnDevice() ? { state: 'onDevice', why } : { state: 'onScreen' });
  const later = (wait: number) => {
    clearTimeout(timer);
    // What is left is on the device, and another's to send: by now it may be an old answer. Where nothing is kept (a guest's), leaving asked first.
    if (stopped) return;
    timer = setTimeout(() => void run(), wait);
  };

  const settle = (draft: Submission<Fields>, stored: RawAnswers) => {
    const saved = form.saved();
    const malformed = form.resolution().issues.flatMap(({ field, code }) => (code === 'malformed' ? [field] : []));
    const asBefore = Object.fromEntries(malformed.map((name) => [name, saved[name]]));
    settling = true;
    form.countAsSaved({ ...draft.values, ...asBefore }, { ...stored, ...asBefore });
    settling = false;
  };

  const run = async () => {
    if (sending || !form.state().dirty) return;
    if (form.state().status.state === 'saving') {
      later(after);
      return;
    }
    if (!maySend()) {
      waitFor('completeness');
      return;
    }
    sending = true;
    const draft = form.draft();
    const result = await send(draft).finally(() => (sending = false));
    if (result.status !== 'noReception' && result.status !== 'later') failures = 0;
    switch (result.status) {
      case 'saved': {
        const typedOn = form.draft().values !== draft.values;
        settle(draft, result.now ?? draft.values);
        enter({ state: 'saved', at: now() });
        // What stays unsaved without having been typed since is no answer, and isn't sent again as it is.
        if (!typedOn) seen = form.draft().values;
        look();
        return;
      }
      case 'noReception':
      case 'later':
        waitFor(result.status === 'later' ? 'turn' : 'reception');
        later(waits[failures] ?? longestWait);
        failures += 1;
        return;
      case 'refused':
        waitFor('repair');
        // What was typed meanwhile may be the repair, and its turn came while this was on its way.
        seen = draft.values;
        look();
        return;
      case 'asked':
        enter({ state: 'asked' });
        return;
      case 'sessionEnded':
        return;
    }
  };

  const look = () => {
    const { dirty, status } = form.state();
    const { values } = form.draft();
    if (settling) return;
    const justPressed = status !== pressed;
    pressed = status;
    if (status.state === 'saving' || !dirty) {
      clearTimeout(timer);
      seen = values;
      if (status.state === 'saved' && justPressed) enter({ state: 'saved', at: now() });
      else if (!dirty && (kept.state === 'onDevice' || kept.state === 'onScreen')) enter({ state: 'asIs' });
      return;
    }
    if (values === seen) return;
    seen = values;
    if (kept.state !== 'onDevice' || kept.why !== 'reception') waitFor('turn');
    later(after);
  };

  const goOn = () => {
    if (form.state().dirty) void run();
  };
  const unsubscribe = form.subscribe(look);
  globalThis.addEventListener?.('online', goOn);
  look();

  return {
    kept: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      globalThis.removeEventListener?.('online', goOn);
    },
  };
}
