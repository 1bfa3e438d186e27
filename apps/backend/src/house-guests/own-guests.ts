import type { Calls, HouseGuest, ResponseOf } from '@pomp/api-contract';
import { calendarDate, endOfDay, guestDays, houseGuestForm, type RawAnswers } from '@pomp/domain';
import { requireAnswers, todayOf } from '../answers/require-answers.js';
import { recordChange } from '../audit/audit.repository.js';
import { after, days } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { linkTo } from '../context/link-to.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import type { Client } from '../http/client.js';
import { isEntityId } from '../ids/entity-id.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { throttled } from '../throttle/throttled.js';
import { houseGuestRepository } from './house-guest.repository.js';

/** Far more than fill in one questionnaire together. */
const mostGuests = 10;

interface OwnHouse {
  readonly customerId: string;
  readonly houseId: string;
}

const toGuest = ({
  createdAt,
  expiresAt,
  ...guest
}: {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}): HouseGuest => ({
  ...guest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export async function guestsOf({ database, clock }: Context, { customerId, houseId }: OwnHouse): Promise<HouseGuest[]> {
  if (!isEntityId(houseId) || !(await houseRepository(database).find(customerId, houseId))) throw notFound();
  return (await houseGuestRepository(database).ofHouse(houseId, clock())).map(toGuest);
}

/** Makes a link to the questions about one house. Only its hash is kept: a link that was lost is taken back, and another one made. */
export async function addGuest(
  context: Context & { readonly siteUrl: string },
  { customerId, houseId, client, said }: OwnHouse & { readonly client: Pick<Client, 'locale'>; readonly said: RawAnswers },
): Promise<ResponseOf<Calls['postHouseGuest']>> {
  const { database, clock } = context;
  if (!isEntityId(houseId) || !(await houseRepository(database).find(customerId, houseId))) throw notFound();
  const { guestName, period } = requireAnswers(houseGuestForm, said, todayOf(clock));
  await throttled(context, { what: ['house guest', customerId], triesPerMinute: 10 });
  const now = clock();
  const token = newSecretToken();
  const guest = await database.transaction(async (transaction) => {
    // Two at once are counted one after the other.
    if (!(await houseRepository(transaction).lock(customerId, houseId))) throw notFound();
    const guests = houseGuestRepository(transaction);
    if ((await guests.countOf(houseId, now)) >= mostGuests) throw new HttpError('tooManyGuests', { params: { count: mostGuests } });
    const added = await guests.insert({
      houseId,
      name: guestName,
      tokenHash: hashOfToken(token),
      createdAt: now,
      // Whoever has it reads a day, and may take all of it.
      expiresAt: endOfDay(calendarDate(after(now, days(guestDays[period])))),
    });
    const detail = { guest: added.id, name: guestName, until: added.expiresAt.toISOString() };
    await recordChange(transaction, { customerId, actor: 'customer', action: 'addHouseGuest', subject: houseId, detail, at: now });
    return added;
  });
  return { ...toGuest(guest), url: linkTo(context, { to: 'guestHouseInfo', token }, client) };
}

export async function removeGuest(
  { database, clock }: Context,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<void> {
  if (!isEntityId(id)) throw notFound();
  await database.transaction(async (transaction) => {
    const removed = await houseGuestRepository(transaction).remove(customerId, id);
    if (!removed) throw notFound();
    const { houseId, name } = removed;
    const detail = { guest: id, name };
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'removeHouseGuest',
      subject: houseId,
      detail,
      at: clock(),
    });
  });
}
