import type { HouseChange } from '@pomp/api-contract';
import { calendarDate, flowOfFlags, pumpFlags, type CalendarDate, type House } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { houseInfoSections, installationSections, type StandingSection } from './review.js';
import { sectionRepository, type HouseSections } from './section.repository.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { ordersUnderWayAt, recordOrderEvent } from '../order-events/order-event.repository.js';
import { houseRepository } from '../houses/house.repository.js';

export type HouseFlags = Exclude<HouseChange, { readonly mainAddress: true }>;

/** Records that a house's information is complete, which every section has to be: the customer's word alone doesn't make it so. */
export function completeHouse(
  { database, clock }: Context,
  customerId: string,
  houseId: string,
  flags: HouseFlags,
): Promise<House> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const houses = houseRepository(transaction);
    const house = await houses.lock(customerId, houseId);
    const found = await sectionRepository(transaction).findOfHouse(customerId, houseId);
    if (!house || !found) throw notFound();
    const open = reviewed(flags, found.sections, calendarDate(now)).filter(({ done }) => !done);
    if (open.length > 0)
      throw new HttpError('sectionsOpen', {
        params: { sections: { all: open.map(({ section }) => section.title), as: 'sentence' } },
      });

    const changed = (Object.keys(flags) as (keyof HouseFlags)[]).filter((flag) => flags[flag] && !house[flag]);
    if (changed.length === 0) return house;
    const set = Object.fromEntries(changed.map((flag) => [flag, true]));
    await houses.setFlags(houseId, set);
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'completeHouse',
      subject: houseId,
      detail: { flags: changed },
      at: now,
    });
    await recordInformation(transaction, houseId, changed, now);
    return { ...house, ...set };
  });
}

/** Tells the timelines of the orders that are under way for this house. */
async function recordInformation(
  database: Database,
  houseId: string,
  flags: readonly (keyof HouseFlags)[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const about = new Set(flags.map((flag) => (flag === 'houseInfoCompleted' ? 'houseInfo' : 'installationInfo')));
  for (const orderId of await ordersUnderWayAt(database, houseId))
    for (const what of about)
      await recordOrderEvent(database, orderId, { id: `information-${what}-${at}`, at, kind: 'information', about: what });
}

/** The sections that the flags are about. Both pumps together are the flow that places both. */
function reviewed(flags: HouseFlags, stored: HouseSections['sections'], today: CalendarDate): readonly StandingSection[] {
  const flow = flowOfFlags(pumpFlags(({ houseFlag }) => flags[houseFlag] === true));
  return [
    ...(flags.houseInfoCompleted ? houseInfoSections(stored, today) : []),
    ...(flow ? installationSections(stored, today, flow) : []),
  ];
}
