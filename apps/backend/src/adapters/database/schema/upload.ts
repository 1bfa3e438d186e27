import { uploadExtensions } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.js';
import { customer, session } from './customer.js';
import { house } from './house.js';
import { order } from './order.js';

const uploadStatuses = ['receiving', 'stored'] as const;

/** A file of a customer, from before its first byte. The storage has it under the same id; its name is only here. */
export const upload = pgTable(
  'upload',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id),
    /** The question it belongs to, all three or none. Without its house nothing refers to it, and it is cleaned. */
    houseId: uuid('house_id').references(() => house.id, { onDelete: 'set null' }),
    section: text('section'),
    field: text('field'),
    /** The order in whose conversation it was sent: from then on it stays. */
    orderId: uuid('order_id').references(() => order.id, { onDelete: 'set null' }),
    /** Whether the seller brought it: until an order has it, it is nothing of the customer's. */
    bySeller: boolean('by_seller').notNull().default(false),
    fileName: text('file_name').notNull(),
    status: text('status', { enum: uploadStatuses }).notNull(),
    /** By what is in the file; known when it is stored. */
    extension: text('extension', { enum: uploadExtensions }),
    /** In bytes; before it is stored what was announced, if anything was. */
    size: bigint('size', { mode: 'number' }),
    /** Hash of the whole file; made after it is stored. */
    sha256: text('sha256'),
    /** Whether a picture of it can be shown. */
    hasPreview: boolean('has_preview').notNull().default(false),
    /** Why the seller asks for a better one, and since when; both or none, and none once a newer photo came. */
    againReason: text('again_reason'),
    againAt: instant('again_at'),
    createdAt: instant('created_at').notNull(),
    storedAt: instant('stored_at'),
  },
  (table) => [
    uniqueIndex('upload_name')
      .on(table.houseId, table.section, table.field, table.fileName)
      .where(sql`${table.status} = 'stored'`),
    index('upload_customer').on(table.customerId, table.houseId),
    index('upload_created').on(table.createdAt),
    index('upload_order').on(table.orderId),
    check('upload_again', sql`(${table.againReason} is null) = (${table.againAt} is null)`),
    check('upload_status', isOneOf(table.status, uploadStatuses)),
    check('upload_extension', isOneOf(table.extension, uploadExtensions)),
    check(
      'upload_stored',
      sql`${table.status} <> 'stored' or (${table.extension} is not null and ${table.size} is not null and ${table.storedAt} is not null)`,
    ),
    check(
      'upload_question',
      sql`(${table.section} is null) = (${table.field} is null) and (${table.houseId} is null or ${table.section} is not null)`,
    ),
  ],
);

/** Who may upload: a customer's browser, or with a question whoever opens a link for that. The token itself is only with them. */
export const uploadToken = pgTable(
  'upload_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** In which it was made, and with which it ends. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    houseId: uuid('house_id').references(() => house.id, { onDelete: 'cascade' }),
    section: text('section'),
    field: text('field'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('upload_token_customer').on(table.customerId),
    index('upload_token_session').on(table.sessionId),
    index('upload_token_expiry').on(table.expiresAt),
    check(
      'upload_token_question',
      sql`(${table.houseId} is null) = (${table.section} is null) and (${table.section} is null) = (${table.field} is null)`,
    ),
  ],
);
