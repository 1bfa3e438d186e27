import type { HomeAnswers, houseInfo, RawAnswers, SummaryRow } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.js';
import { customer } from './customer.js';

export const house = pgTable(
  'house',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id),
    address: text('address').notNull(),
    zipcode: text('zipcode').notNull(),
    city: text('city').notNull(),
    isMain: boolean('is_main').notNull(),
    houseInfoCompleted: boolean('house_info_completed').notNull().default(false),
    installationInfoPompAoCompleted: boolean('installation_info_pomp_ao_completed').notNull().default(false),
    installationInfoPompTCompleted: boolean('installation_info_pomp_t_completed').notNull().default(false),
    /** What the customer said of the home when they calculated its savings, before they reserved; null where they said nothing. */
    saidBefore: jsonb('said_before').$type<HomeAnswers>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('house_main')
      .on(table.customerId)
      .where(sql`${table.isMain}`),
    index('house_customer').on(table.customerId, table.createdAt),
  ],
);

export const sectionParts = ['houseInfo' satisfies (typeof houseInfo)['part'], 'installationInfo'] as const;
export type SectionPart = (typeof sectionParts)[number];

/** What a customer answered in one section about one house. Which sections and fields there are is the domain's to say. */
export const sectionAnswers = pgTable(
  'section_answers',
  {
    houseId: uuid('house_id')
      .notNull()
      .references(() => house.id, { onDelete: 'cascade' }),
    part: text('part', { enum: sectionParts }).notNull(),
    section: text('section').notNull(),
    answers: jsonb('answers').$type<RawAnswers>().notNull(),
    completed: boolean('completed').notNull(),
    pompAoCompleted: boolean('pomp_ao_completed').notNull().default(false),
    pompTCompleted: boolean('pomp_t_completed').notNull().default(false),
    /** How often it was saved. */
    revision: integer('revision').notNull().default(1),
    /** The questions and answers as the customer saw them when finishing; kept when definitions change. */
    summary: jsonb('summary').$type<readonly SummaryRow[]>(),
    /** Of the answers that a guest gave last: that guest's name, by field. */
    answeredBy: jsonb('answered_by').$type<Readonly<Record<string, string>>>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.houseId, table.part, table.section] }),
    check('section_answers_part', isOneOf(table.part, sectionParts)),
    check('section_answers_object', sql`jsonb_typeof(${table.answers}) = 'object'`),
    check('section_answers_summary', sql`not ${table.completed} or ${table.summary} is not null`),
  ],
);

/** Who may fill in the questions about a house with a link, and until when. One that is taken back is gone. The token itself is only in the link. */
export const houseGuest = pgTable(
  'house_guest',
  {
    id: id(),
    houseId: uuid('house_id')
      .notNull()
      .references(() => house.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('house_guest_token').on(table.tokenHash),
    index('house_guest_house').on(table.houseId),
    index('house_guest_expiry').on(table.expiresAt),
  ],
);
