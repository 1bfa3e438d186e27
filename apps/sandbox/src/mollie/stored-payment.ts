import { z } from 'zod';

/** What can come of a payment; the last four are definitive. https://docs.mollie.com/docs/status-change */
export const outcomes = ['open', 'pending', 'paid', 'failed', 'expired', 'canceled'] as const;
export type Outcome = (typeof outcomes)[number];

export const isOver = ({ status }: Pick<StoredPayment, 'status'>) => status !== 'open' && status !== 'pending';

/** As of an iDEAL payment that its customer didn't begin with; what the bank is busy with can't be called off. */
export const isCancelable = ({ status }: Pick<StoredPayment, 'status'>) => status === 'open';

const choices = ['paid', 'failed', 'canceled', 'expired', 'pending', 'open'] as const satisfies readonly Outcome[];

/** What its checkout can still make of a payment, the likeliest first: what the bank is busy with isn't open again. */
export function choicesOf(payment: Pick<StoredPayment, 'status'>): readonly Outcome[] {
  if (isOver(payment)) return [];
  return choices.filter((outcome) => outcome !== 'open' || payment.status === 'open');
}

const address = z.url({ protocol: /^https?$/ });

/** What a shop asks for. https://docs.mollie.com/reference/create-payment */
export const newPayment = z.object({
  amount: z.object({ currency: z.literal('EUR'), value: z.string().regex(/^(?!0+\.00$)\d{1,8}\.\d{2}$/) }),
  description: z.string().min(1).max(255),
  redirectUrl: address,
  webhookUrl: address.optional(),
  metadata: z.unknown().optional(),
  locale: z.string().optional(),
});
export type NewPayment = z.infer<typeof newPayment>;

export const storedPayment = newPayment.extend({
  id: z.string(),
  idempotencyKey: z.string().optional(),
  status: z.enum(outcomes),
  createdAt: z.iso.datetime(),
  /** When it came to the status that it has, unless that is how it began. */
  changedAt: z.iso.datetime().optional(),
});
export type StoredPayment = z.infer<typeof storedPayment>;

const moments = {
  open: undefined,
  pending: undefined,
  paid: 'paidAt',
  failed: 'failedAt',
  expired: 'expiredAt',
  canceled: 'canceledAt',
} as const;

/** A payment as Mollie's API has it. @param origin of the sandbox, as it was asked */
export function toMollie(
  { id, status, amount, description, redirectUrl, webhookUrl, metadata, locale, createdAt, changedAt }: StoredPayment,
  origin: string,
) {
  const moment = moments[status];
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt,
    amount,
    description,
    method: isOver({ status }) ? 'ideal' : null,
    metadata: metadata ?? null,
    status,
    ...(moment && { [moment]: changedAt }),
    ...(!isOver({ status }) && { isCancelable: isCancelable({ status }) }),
    ...(locale !== undefined && { locale }),
    sequenceType: 'oneoff',
    redirectUrl,
    ...(webhookUrl !== undefined && { webhookUrl }),
    _links: {
      self: { href: `${origin}/mollie/v2/payments/${id}`, type: 'application/hal+json' },
      ...(!isOver({ status }) && { checkout: { href: `${origin}/mollie/checkout/${id}`, type: 'text/html' } }),
    },
  };
}
