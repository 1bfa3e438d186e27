'use client';

import { useCallQuery } from '@pomp/api-client';
import { Alert, arrowRightIcon, ButtonLink, Inline, Link, Stack, TurnPanel, type AskedTurn, type Turn } from '@pomp/design-system';
import {
  appointmentHow,
  appointmentReady,
  formatCents,
  formatNearDay,
  isOverdue,
  orderMessage,
  planTexts,
  type House,
  type Order,
  type OrderSituation,
  type SellerTurn,
} from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { OrderNext } from '../order-status/order-next.js';
import { asksToSignAgain, paysAsSigned } from '../order-status/asks-to-sign-again.js';
import { ExpiredPlan } from '../order-status/expired-plan.js';
import { sellersTurn } from '../order-status/sellers-turn.js';
import { SignAgainLink } from '../order-status/sign-again.js';
import { ordersTexts } from '../order-status/texts.js';
import { useActionHref } from '../order-status/use-action-href.js';
import { useTurnTitle } from '../order-status/use-turn-title.js';
import type { OrderFactsFound } from '../order-status/order-facts-found.js';
import { usePath, usePortal } from '../portal/portal-context.js';
import { orderTexts } from './texts.js';

interface OrderTurnProps {
  readonly order: Order;
  readonly house: House;
  readonly resume: OrderSituation['resume'];
  readonly facts: OrderFactsFound;
}

/** Who moves next: the one thing that is asked, with its amount and its day, and what the seller does until when. */
export function OrderTurn({ order, house, resume, facts }: OrderTurnProps) {
  const texts = useTexts(orderTexts);
  const asked = useAsked({ order, house, resume, facts });
  const turnOf = useSellerTurn({ order, house, resume, facts });
  const { expiredPlan } = facts;
  const first = sellersTurn(facts);
  const other = first && turnOf(first, asked === undefined);
  const panel = (asked || other) && <TurnPanel label={texts.turn} asked={asked} other={other} />;
  if (expiredPlan) {
    return (
      <Stack gap="m">
        <ExpiredPlan
          order={order}
          plan={expiredPlan}
          again={asksToSignAgain(order, facts)}
          isTold={!paysAsSigned(order, facts)}
          canWrite
        />
        {panel}
      </Stack>
    );
  }
  // Nothing to do for anyone, or not known: what the order says stays said.
  return panel ?? <OrderNext order={order} house={house} resume={resume} />;
}

function useAsked({ order, house, resume, facts }: OrderTurnProps): AskedTurn | undefined {
  const { invoice, beingPaid, expiredPlan } = facts;
  const words = useTexts(planTexts);
  const texts = useTexts(orderTexts);
  const { beingPaid: said } = useTexts(ordersTexts);
  const language = useLanguage();
  const { today } = usePortal();
  const hrefOf = useActionHref();
  if (expiredPlan && !paysAsSigned(order, facts)) return undefined;
  if (!expiredPlan && asksToSignAgain(order, facts)) return { text: words.changed.text, action: <SignAgainLink order={order} /> };
  const { message, detail, action, tone } = orderMessage({ order, house, resume }, today());
  const href = action && !action.disabled ? hrefOf(action.target) : undefined;
  if (!action || href === undefined) return undefined;
  if (beingPaid && action.target.to === 'payment') {
    return {
      text: said,
      action: (
        <ButtonLink href={href} tone="secondary" width="phone">
          {language.say(action.label)}
        </ButtonLink>
      ),
    };
  }
  if (tone !== 'action') return undefined;
  const state = invoice?.payment.state;
  const failed = state === 'failed' || state === 'expired' || state === 'canceled' ? state : undefined;
  const due = invoice?.dueDate && texts.dueBy({ date: formatNearDay(invoice.dueDate, language) });
  return {
    problem: failed && <Alert tone="error">{texts.failed[failed]}</Alert>,
    ...(invoice && { amount: formatCents(invoice.amount, language) }),
    ...(due && { due }),
    text: [message, ...(detail ? [detail] : [])].map((sentence) => language.say(sentence)).join(' '),
    action: (
      <ButtonLink href={href} width="phone" iconAfter={arrowRightIcon}>
        {language.say(action.label)}
      </ButtonLink>
    ),
    ...(action.target.to === 'payment' && { note: texts.payWith }),
  };
}

function useSellerTurn({ order, house, resume, facts: { story } }: OrderTurnProps): (turn: SellerTurn, alone: boolean) => Turn {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const path = usePath();
  const hrefOf = useActionHref();
  const titleOf = useTurnTitle();
  const { today } = usePortal();
  const { data: appointments = [] } = useCallQuery('getAppointments');
  const { message, detail, action, tone } = orderMessage({ order, house, resume }, today());
  return (turn, alone) => {
    const title = titleOf(turn, order);
    if (turn.why === 'appointment' && turn.until !== null) {
      const kind = order.step === 'IN' ? 'installation' : 'inspection';
      const own = appointments.find(({ orderId, kind: of }) => orderId === order.id && of === kind);
      return {
        title,
        ...(own && { text: [...appointmentHow(own, language), appointmentReady(own, language)].join(' ') }),
        more: (
          <Inline gap="s">
            <Link tone="strong" href={path({ to: 'appointments' })}>
              {texts.toAppointments}
            </Link>
            {own?.callUrl && (
              <Link href={own.callUrl} newTab>
                {texts.join}
              </Link>
            )}
          </Inline>
        ),
      };
    }
    const href = alone && tone === 'info' && action && !action.disabled ? hrefOf(action.target) : undefined;
    // What can be done all the same, such as paying what will be collected.
    const more = action && href !== undefined && (
      <Inline gap="s">
        <Link tone="strong" href={href}>
          {language.say(action.label)}
        </Link>
      </Inline>
    );
    if (turn.why === 'message')
      return { title, text: late(turn, story?.adviser ? texts.adviserAnswers({ adviser: story.adviser }) : texts.answers), more };
    const said = [message, ...(detail ? [detail] : [])].map((sentence) => language.say(sentence)).join(' ');
    return { title, text: turn.why === 'collection' ? said : late(turn, said), more };
  };

  /** What they do, and where that is later than promised, that it is. */
  function late(turn: SellerTurn, does: string): string {
    if (turn.until === null || !isOverdue(turn, today())) return does;
    return `${does} ${texts.lateText({ day: formatNearDay(turn.until, language) })}`;
  }
}
