import type { CalendarDate } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.js';

export const customer = pgTable(
  'customer',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    birthdate: date('birthdate', { mode: 'string' }).$type<CalendarDate>(),
    /** The language that the customer reads. Absent: nobody chose, so the seller's own. */
    locale: text('locale'),
    /** Which mails they want, of those that needn't be. */
    mailReminders: boolean('mail_reminders').notNull().default(true),
    mailMessages: boolean('mail_messages').notNull().default(true),
    /** Absent until the customer chooses a password. */
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull(),
    /** When the seller erased them. What the law wants kept still refers to this row, and who erased them is told by it. */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    uniqueIndex('customer_email').on(sql`lower(${table.email})`),
    index('customer_erased')
      .on(table.erasedAt)
      .where(sql`${table.erasedAt} is not null`),
    check('customer_email_is_trimmed', sql`${table.email} = trim(${table.email}) and ${table.email} <> ''`),
  ],
);

/** A log-in. The token itself is only in the customer's cookie. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which the customer ends it from elsewhere. */
    id: uuid('id').notNull().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Browser and system in words, to recognise it by. */
    device: text('device'),
    /** Roughly from where it began: a network of many lines, by which nobody is found. */
    network: text('network'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When its customer last showed again that it's them. Absent: not since it began. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    uniqueIndex('session_id').on(table.id),
    index('session_customer').on(table.customerId),
    index('session_expiry').on(table.expiresAt),
  ],
);

/** A browser in which a customer logged in. It keeps a token that says so, also after logging out. */
export const knownDevice = pgTable(
  'known_device',
  {
    tokenHash: text('token_hash').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Browser and system in words. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.tokenHash] }), index('known_device_seen').on(table.lastSeenAt)],
);

/** With which a customer logs in without a password. The other half of its key never leaves their device. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    /** By which the device knows it, base64url. */
    credentialId: text('credential_id').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Of a device that counts: a copy of it would count the same. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the device can be reached: `internal`, `usb`. */
    transports: text('transports').array().notNull(),
    /** The browser and system where it was made, in words. */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [uniqueIndex('passkey_credential').on(table.credentialId), index('passkey_customer').on(table.customerId)],
);

/** What a device was asked to sign, once: using it removes it. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** Who adds a passkey. Absent: somebody logs in. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expiry').on(table.expiresAt)],
);

/** A mailed link with which a password is chosen, once: using it removes it. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_reset_customer').on(table.customerId), index('password_reset_expiry').on(table.expiresAt)],
);

/** A new e-mail address that doesn't count yet, at most one per customer. The token is in the mail to that address. */
export const emailChange = pgTable(
  'email_change',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Absent until the mail is made. */
    tokenHash: text('token_hash'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [uniqueIndex('email_change_token').on(table.tokenHash), index('email_change_expiry').on(table.expiresAt)],
);

/** A customer who asked for the account's deletion. What then happens is the seller's: some of it has to be kept by law. */
export const deletionRequest = pgTable('deletion_request', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  requestedAt: instant('requested_at').notNull(),
});
