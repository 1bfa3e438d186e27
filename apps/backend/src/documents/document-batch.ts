import { minutes } from '../clock/clock.js';

/** Documents that follow each other within this time are announced together. */
const together = minutes(5);

/** So long after a document its customer is mailed: by then the rest of its batch is stored, even what was still under way. */
export const announceAfter = minutes(6);

interface Added {
  readonly id: string;
  readonly createdAt: Date;
}

/**
 * The documents that came together with one, each soon after the one before it, up to and with that one. Undefined when another came soon
 * after it, or when it isn't there: by this alone each is told once, however often it is asked.
 * @param documents in the order in which they came
 */
export function batchEndingWith<D extends Added>(documents: readonly D[], id: string): readonly D[] | undefined {
  const index = documents.findIndex((document) => document.id === id);
  if (index < 0 || isSoonAfter(documents[index], documents[index + 1])) return undefined;
  let first = index;
  while (isSoonAfter(documents[first - 1], documents[first])) first -= 1;
  return documents.slice(first, index + 1);
}

const isSoonAfter = (earlier: Added | undefined, later: Added | undefined) =>
  earlier !== undefined && later !== undefined && later.createdAt.getTime() - earlier.createdAt.getTime() < together;
