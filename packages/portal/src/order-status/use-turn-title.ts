'use client';

import { formatNearDay, isOverdue, type Order, type SellerTurn } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { usePortal } from '../portal/portal-context.js';
import { ordersTexts } from './texts.js';

/** Says that the seller moves next, and until when: 'Wij zijn aan zet, uiterlijk dinsdag 24 november'. */
export function useTurnTitle(): (turn: SellerTurn, order: Pick<Order, 'step'>) => string {
  const texts = useTexts(ordersTexts);
  const language = useLanguage();
  const { today } = usePortal();
  return (turn, { step }) => {
    if (turn.until === null) return texts.ours;
    const day = formatNearDay(turn.until, language);
    if (turn.why === 'appointment') return texts.meet[step === 'IN' ? 'installation' : 'inspection']({ day });
    if (turn.why === 'collection') return texts.collect({ day });
    return isOverdue(turn, today()) ? texts.oursLate : texts.oursUntil({ day });
  };
}
