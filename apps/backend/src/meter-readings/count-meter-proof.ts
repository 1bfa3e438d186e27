import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { meterUse, type MeterUse, type UsedSoFar } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { meterReadingRepository, type MeterReadingRow } from './meter-reading.repository.js';

/** Of fewer homes someone could know which one is theirs, or a neighbour's. */
const fewestHomes = 5;

type Compared = UsedSoFar & Required<{ readonly promised: NonNullable<UsedSoFar['promised']> }>;

/** What homes use beside what was promised: only of customers who said last that theirs may count, long enough for a verdict, and never of a few. */
export async function countMeterProof({
  database,
}: Pick<Context, 'database'>): Promise<ResponseOf<BackofficeCalls['getMeterProof']>> {
  const ofOrder = new Map<
    string,
    { readonly rows: MeterReadingRow[]; readonly delivery: Awaited<ReturnType<typeof all>>[number]['delivery'] }
  >();
  const all = () => meterReadingRepository(database).listAll();
  for (const { reading, delivery } of await all()) {
    const known = ofOrder.get(reading.orderId);
    if (known) known.rows.push(reading);
    else ofOrder.set(reading.orderId, { rows: [reading], delivery });
  }
  const homes = [...ofOrder.values()].flatMap(({ rows, delivery }) => {
    const use = meterUse(
      rows.map(({ readOn, gas, electricity }) => ({ on: readOn, gas, electricity })),
      delivery?.promise ?? null,
    );
    return rows.at(0)?.shared === true && use && told(use).verdict !== null ? [use] : [];
  });
  if (homes.length < fewestHomes) return { homes: homes.length, figures: null };
  const having = (verdict: UsedSoFar['verdict']) => homes.filter((use) => told(use).verdict === verdict).length;
  const gas = homes.flatMap((use) => (use.gas ? [use.gas] : []));
  return {
    homes: homes.length,
    figures: {
      less: having('less'),
      within: having('within'),
      more: having('more'),
      // The gas of a few among the others would be told apart by subtracting.
      gas: gas.length < fewestHomes ? null : together(gas),
      electricity: together(homes.map(({ electricity }) => electricity)),
    },
  };
}

/** What the promise is about: gas, where there is any. */
const told = ({ gas, electricity }: MeterUse): UsedSoFar => gas ?? electricity;

const isCompared = (use: UsedSoFar): use is Compared => use.promised !== null;

function together(uses: readonly UsedSoFar[]) {
  const compared = uses.filter(isCompared);
  const sum = (of: (use: Compared) => number) => compared.reduce((total, use) => total + of(use), 0);
  return {
    used: sum(({ used }) => used),
    promised: { from: sum(({ promised }) => promised.from), to: sum(({ promised }) => promised.to) },
  };
}
