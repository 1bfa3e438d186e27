import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

// Imported by a process before its own program: it, and all that it starts, gets what others leave of the processor.
const { PRIORITY_LOW: lowest } = constants.priority;
setPriority(lowest);
// Linux divides between sessions first, each with a priority of its own: this process leads one.
const ofSession = '/proc/self/autogroup';
try {
  if (existsSync(ofSession)) writeFileSync(ofSession, String(lowest));
} catch (error) {
  // It may not be allowed, and only ten times a second may anyone but root: sessions share evenly then, which is slower and no less right.
  console.warn(`What runs beside the journeys shares the processor with them: ${String(error)}`);
}
