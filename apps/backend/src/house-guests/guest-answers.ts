import type { BodyOf, Calls, GuestHouseInfo } from '@pomp/api-contract';
import { houseInfo } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { notFound } from '../errors/http-error.js';
import { revisionOf } from '../house-info/revision.js';
import { saveSection } from '../house-info/save-section.js';
import { sectionIn } from '../house-info/section-in.js';
import { sectionRepository, type HouseSections } from '../house-info/section.repository.js';
import { toHouseInfoBody } from '../house-info/stored-sections.js';
import { hashOfToken, isSecretToken } from '../secrets/secret-token.js';
import { throttled } from '../throttle/throttled.js';
import { houseGuestRepository } from './house-guest.repository.js';

type Guest = NonNullable<Awaited<ReturnType<ReturnType<typeof houseGuestRepository>['findByToken']>>>;

interface WithLink {
  readonly token: string;
  /** From where it is tried. */
  readonly network: string;
}

/** A form saves itself a moment after each answer. */
const perMinute = 120;

/**
 * Whoever has a link, for as long as it works.
 *
 * @throws HttpError `notFound`, the same for a link that ended, was taken back and never was
 */
async function guestWith(context: Context, { token, network }: WithLink): Promise<Guest> {
  const found = isSecretToken(token)
    ? await houseGuestRepository(context.database).findByToken(hashOfToken(token), context.clock())
    : undefined;
  await throttled(context, { what: ['guest', found?.id ?? network], triesPerMinute: perMinute });
  if (!found) throw notFound();
  return found;
}

/** Nothing of the customer, of orders or of the installation. */
function toGuestBody({ name, expiresAt, houseId: id, address, zipcode, city }: Guest, found: HouseSections): GuestHouseInfo {
  const sections = found.sections.filter(({ part }) => part === houseInfo.part);
  return {
    guest: { name, expiresAt: expiresAt.toISOString() },
    house: { id, address, zipcode, city },
    houseInfo: toHouseInfoBody({ ...found, sections }).houseInfo,
    revision: revisionOf(sections),
  };
}

export async function readAsGuest(context: Context, link: WithLink): Promise<GuestHouseInfo> {
  const guest = await guestWith(context, link);
  const found = await sectionRepository(context.database).findOfHouse(guest.customerId, guest.houseId);
  if (!found) throw notFound();
  return toGuestBody(guest, found);
}

/** As the customer would, in the name of the guest. */
export async function saveAsGuest(
  context: Context,
  link: WithLink,
  { section, revision }: BodyOf<Calls['postGuestHouseInfo']>,
): Promise<GuestHouseInfo> {
  const guest = await guestWith(context, link);
  const { name, posted, mode } = sectionIn(houseInfo.sections, section.houseInfo);
  const { id, name: guestName, customerId, houseId } = guest;
  const saved = await saveSection(context, {
    customerId,
    houseId,
    target: { part: 'houseInfo', name },
    answers: posted,
    mode,
    revision,
    guest: { id, name: guestName },
  });
  return toGuestBody(guest, saved);
}
