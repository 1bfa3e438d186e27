import type { PaymentType } from '@pomp/domain';

/** Everything that belongs to one customer, and goes when the session does. */
export const accountKey = ['pomp', 'account'] as const;

export const userKey = [...accountKey, 'user'] as const;
export const userDeletionKey = [...accountKey, 'userDeletion'] as const;
export const ordersKey = [...accountKey, 'orders'] as const;
/** Under the list: what makes the list stale makes the history stale. */
export const orderHistoryKey = [...ordersKey, 'history'] as const;
export const documentsKey = (orderId: string) => [...accountKey, 'documents', orderId] as const;
export const agreementKey = (orderId: string) => [...accountKey, 'agreement', orderId] as const;
interface ToPay {
  readonly orderId: string;
  readonly type: PaymentType;
}
export const invoiceKey = ({ orderId, type }: ToPay) => [...accountKey, 'invoice', orderId, type] as const;
export const paymentKey = ({ orderId, type }: ToPay) => [...accountKey, 'payment', orderId, type] as const;
export const pricesKey = [...accountKey, 'prices'] as const;
export const quotesKey = [...accountKey, 'quotes'] as const;
export const appointmentsKey = [...accountKey, 'appointments'] as const;
export const housesKey = [...accountKey, 'houses'] as const;
/** One house, under the list: what makes the list stale makes each house stale. */
export const houseKey = (houseId: string) => [...housesKey, houseId] as const;
export const houseInfoKey = (houseId: string) => [...accountKey, 'houseInfo', houseId] as const;
export const uploadsKey = (houseId: string) => [...accountKey, 'uploads', houseId] as const;

export const addressKey = (address: { readonly zipcode: string; readonly houseNumber: string }) =>
  [...accountKey, 'address', address] as const;

export const sessionsKey = [...accountKey, 'sessions'] as const;

/** Of what anyone may have checked: it stays when the session goes. */
export const verificationKey = (code: string) => ['pomp', 'verification', code] as const;

export const sessionKey = ['pomp', 'session'] as const;
export const sessionExpiryKey = ['pomp', 'sessionExpiry'] as const;
