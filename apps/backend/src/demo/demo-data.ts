import { calendarDate, type InstallationSectionName, type RawAnswers } from '@pomp/domain';
import { sql } from 'drizzle-orm';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { after, days } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { createCustomer } from '../customers/create-customer.js';
import { customerRepository } from '../customers/customer.repository.js';
import { saveSection } from '../house-info/save-section.js';
import type { HouseInfoSectionName } from '../house-info/section-plan.js';
import { completeHouse } from '../house-info/complete-house.js';
import { createHouse } from '../houses/create-house.js';
import { answeredHouse, answeredInstallation, begunConsumption } from './demo-answers.js';
import { createDemoOrders } from './demo-orders.js';

const password = 'Warmte123';

type DemoContext = Context & { readonly storage: FileStorage };

/** Any number that nothing else in the database locks. */
const demoLock = 7_667_713;

/**
 * The demo customers, all or none of them, and only where there are no customers yet: nobody is made up beside real ones. Tells whether
 * it made them.
 */
export async function createDemoData({ database, ...rest }: DemoContext): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // Processes that start together make them once.
    await transaction.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if (await customerRepository(transaction).isThereAny()) return false;
    const context = { database: transaction, ...rest };
    await createMarieke(context, 'demo@pomp.example');
    await createNewcomer(context, 'leeg@pomp.example');
    return true;
  });
}

/** One line for whoever asked for them, about what went wrong. */
export const noDemoData = (error: unknown): string =>
  `The demo customers could not be made: ${error instanceof Error ? error.message : String(error)}`;

/** Two houses, one described and one begun, and an order at every turn of the story. */
async function createMarieke(context: DemoContext, email: string): Promise<void> {
  const now = context.clock();
  const dayFromNow = (count: number) => calendarDate(after(now, days(count)));

  const customerId = await createCustomer(
    context,
    { email, firstName: 'Marieke', lastName: 'de Wit', phoneNumber: '06 12 34 56 78', password },
    'system',
  );
  const lindelaan = await createHouse(
    context,
    customerId,
    { address: 'Lindelaan 12', zipcode: '3581 KJ', city: 'Utrecht', mainAddress: true },
    'system',
  );
  const havenstraat = await createHouse(
    context,
    customerId,
    { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen', mainAddress: false },
    'system',
  );

  const today = dayFromNow(0);
  for (const [name, answers] of Object.entries(answeredHouse(today)) as [HouseInfoSectionName, RawAnswers][]) {
    await saveSection(context, {
      customerId,
      houseId: havenstraat.id,
      target: { part: 'houseInfo', name },
      answers,
      mode: 'final',
    });
  }
  for (const [name, answers] of Object.entries(answeredInstallation(today)) as [InstallationSectionName, RawAnswers][]) {
    await saveSection(context, {
      customerId,
      houseId: havenstraat.id,
      target: { part: 'installationInfo', name, flow: 'all-electric' },
      answers,
      mode: 'final',
    });
  }
  await completeHouse(context, customerId, havenstraat.id, {
    houseInfoCompleted: true,
    installationInfoPompAoCompleted: true,
    installationInfoPompTCompleted: true,
  });
  const begun = { target: { part: 'houseInfo', name: 'consumption' }, answers: begunConsumption(today), mode: 'draft' } as const;
  await saveSection(context, { customerId, houseId: lindelaan.id, ...begun });

  await createDemoOrders(context, customerId, { havenstraat, lindelaan }, dayFromNow);
}

async function createNewcomer(context: Context, email: string): Promise<void> {
  await createCustomer(context, { email, firstName: 'Sem', lastName: 'Bakker', password }, 'system');
}
