import { inOrder } from './order-timeline.js';
import type { DocumentEvent, TimelineEvent } from './timeline-event.js';

interface AtPlace {
  readonly step: string;
  readonly withdrawnAt: string | Date | null;
}

/** Whether a plan that changed can be signed again: until everything is placed. */
export const signsAgain = ({ step, withdrawnAt }: AtPlace): boolean => withdrawnAt === null && (step === 'PY' || step === 'IN');

/** The plan that came after the one that was signed. Until it is signed too, what was signed holds. Undefined where there is none. */
export function changedPlan(events: readonly TimelineEvent[], order: AtPlace): DocumentEvent | undefined {
  if (!signsAgain(order)) return undefined;
  const happened = inOrder(events);
  const signed = happened.findLastIndex(({ kind }) => kind === 'signed');
  return signed < 0
    ? undefined
    : happened
        .slice(signed)
        .findLast((event): event is DocumentEvent => event.kind === 'document' && event.documentKind === 'plan');
}
