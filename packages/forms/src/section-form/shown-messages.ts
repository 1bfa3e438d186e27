import type { FieldKind, Fields, Question, Resolution, SaidIssue } from '@pomp/domain';
import type { ShownMessage } from './say-message.js';

/**
 * When a field's message first appears: texts after a try to save, choices as soon as they were touched (spec 1 §5). An insulation
 * question counts as touched once it is left: choosing a part is what opens the figures that the message asks for.
 */
const appears: Record<FieldKind, 'afterSubmit' | 'whenTouched' | 'whenLeft'> = {
  text: 'afterSubmit',
  password: 'afterSubmit',
  wholeNumber: 'afterSubmit',
  decimal: 'afterSubmit',
  year: 'whenTouched',
  choice: 'whenTouched',
  multiChoice: 'whenTouched',
  insulation: 'whenLeft',
  files: 'whenTouched',
  checkbox: 'whenTouched',
};

/**
 * Which messages are on show. A text keeps the message that it had while someone types in it, and gets its new one on leaving; any
 * other field follows the pass, as its issue may have changed with the answer it depends on.
 */
export function createMessages(fields: Fields) {
  const shown = new Map<string, ShownMessage>();
  const touched = new Set<string>();
  /** What the server had against an answer, until that answer changes. */
  const refusedByServer = new Map<string, string>();
  /** Fields whose answer was part of a save at an earlier visit. */
  const triedBefore = new Set<string>();
  /** Why an answer isn't there yet, to stand in for the message about it. */
  const explained = new Map<string, string>();
  /** Fields that were left as they are: what is asked again of them waits until then. */
  const leftAsIs = new Set<string>();
  let tried = false;

  const appearsAt = (name: string) => appears[fields[name]!.kind];
  const showsWhenTouched = (name: string) => appearsAt(name) === 'whenTouched';

  const settle = (name: string, resolution: Resolution) => {
    const visible = tried || triedBefore.has(name) || (appearsAt(name) !== 'afterSubmit' && touched.has(name));
    const message = resolution.fields[name]?.issue?.message ?? refusedByServer.get(name);
    if (visible && message !== undefined) shown.set(name, message);
    else shown.delete(name);
  };

  const settleAllBut = (typing: string | undefined, resolution: Resolution) => {
    for (const name of Object.keys(fields)) if (name !== typing) settle(name, resolution);
  };

  return {
    showsWhenTouched,
    settle,
    shown: (name: string) => {
      const message = shown.get(name);
      return message === undefined ? undefined : (explained.get(name) ?? message);
    },

    /** What is asked again of an answer. It stands in nobody's way, so it doesn't wait for a try to save. */
    question: (name: string, resolution: Resolution): Question | undefined =>
      leftAsIs.has(name) && !shown.has(name) ? resolution.fields[name]?.question : undefined,

    /** False when that is what is said already. */
    explain: (name: string, why: string | undefined) => {
      if (explained.get(name) === why) return false;
      if (why === undefined) explained.delete(name);
      else explained.set(name, why);
      return true;
    },

    changed: (name: string | undefined, resolution: Resolution) => {
      if (name === undefined) {
        settleAllBut(undefined, resolution);
        return;
      }
      refusedByServer.delete(name);
      leftAsIs.delete(name);
      if (showsWhenTouched(name)) touched.add(name);
      settleAllBut(showsWhenTouched(name) ? undefined : name, resolution);
      // What no longer holds goes at once; what is new waits until the question is left.
      if (appearsAt(name) === 'whenLeft' && resolution.fields[name]?.issue?.message !== shown.get(name)) shown.delete(name);
    },

    left: (name: string, resolution: Resolution) => {
      touched.add(name);
      leftAsIs.add(name);
      settle(name, resolution);
    },

    judged: (names: readonly string[], resolution: Resolution) => {
      for (const name of names) {
        triedBefore.add(name);
        settle(name, resolution);
      }
    },

    submitted: (resolution: Resolution) => {
      tried = true;
      settleAllBut(undefined, resolution);
    },

    refused: (issues: readonly SaidIssue[], resolution: Resolution) => {
      for (const { field, message } of issues) refusedByServer.set(field, message);
      settleAllBut(undefined, resolution);
    },
  };
}
