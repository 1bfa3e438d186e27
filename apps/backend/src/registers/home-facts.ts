import type { HomeFact, HomeFacts, HomeRegister } from '@pomp/domain';
import type { Logger } from 'pino';
import { minutes, seconds } from '../clock/clock.js';
import { rememberedFor } from '../clock/remembered-for.js';
import type { Context } from '../context/context.js';
import type { EnergyUse, Registers, RegisteredBuilding, RegisteredLabel } from './registers.js';
import { rememberedRegisters, type Answer } from './remembered-registers.js';

export interface FactsContext extends Pick<Context, 'database' | 'clock'> {
  readonly registers: Registers;
  readonly logger: Logger;
  readonly patience?: RegisterPatience | undefined;
}

/** How long anyone waits for the registers of the home, and for all together, in milliseconds. What comes later is remembered for the next time. */
export interface RegisterPatience {
  readonly home: number;
  readonly all: number;
}

/** A home of which facts are looked up. */
export interface AskedHome {
  /** Undefined where the address book doesn't have it. */
  readonly dwellingId: string | undefined;
  /** `1234 AB` */
  readonly zipcode: string;
}

export type FindFacts = (home: AskedHome) => Promise<HomeFacts>;

const usualPatience: RegisterPatience = { home: seconds(1), all: seconds(1.5) };

/** What registers know of a home. It never fails for them: what can't be asked in time is unavailable. */
export function factsFrom(context: FactsContext): FindFacts {
  const { registers, clock, logger, patience = usualPatience } = context;
  const remembered = rememberedRegisters(context);
  const lost = (error: unknown) => logger.warn({ err: error }, 'what a register answered too late is lost');

  // What is asked again and again needs no query each time; what another process asked since shows soon.
  const lately = rememberedFor<HomeFacts>({ max: 5_000, maxAge: minutes(1), clock, isLasting: isWhole });
  return (home) => lately(`${home.dwellingId ?? ''} ${home.zipcode}`, () => find(home));

  async function find({ dwellingId, zipcode }: AskedHome): Promise<HomeFacts> {
    const soon = waitingAtMost(patience.home, lost);
    const inTime = waitingAtMost(patience.all, lost);
    try {
      const neighbours = inTime(
        remembered<EnergyUse>({ register: 'gasOfPostcode', key: zipcode, ask: registers.energyUse.ofPostcode }),
      );
      const [building, label] = await Promise.all([
        dwellingId === undefined
          ? unknown
          : soon(remembered<RegisteredBuilding>({ register: 'buildings', key: dwellingId, ask: registers.buildings.find })),
        dwellingId === undefined || registers.labels === undefined
          ? unknown
          : soon(remembered<RegisteredLabel>({ register: 'labels', key: dwellingId, ask: registers.labels.find })),
      ]);
      const facts = factsOfHome(building, holding(label, clock()));
      const group = groupOf(registers, facts);
      const suchHomes =
        group === undefined
          ? unknown
          : inTime(remembered<EnergyUse>({ register: 'gasOfGroup', key: group, ask: registers.energyUse.ofGroup }));
      const [ofSuchHomes, ofNeighbours] = [useOf(await suchHomes), useOf(await neighbours)];
      return {
        ...facts,
        gasOfSuchHomes: ofSuchHomes.gas,
        gasOfNeighbours: ofNeighbours.gas,
        ...(ofSuchHomes.electricity && { electricityOfSuchHomes: ofSuchHomes.electricity }),
        ...(ofNeighbours.electricity && { electricityOfNeighbours: ofNeighbours.electricity }),
      };
    } finally {
      soon.end();
      inTime.end();
    }
  }
}

/** What is missing because a register was away may come with the next try. */
const isWhole = (facts: HomeFacts) => Object.values(facts).every(({ state }) => state !== 'unavailable');

/** Undefined where nothing is known: all homes together are no such homes. */
function groupOf({ energyUse }: Registers, { buildingType, buildingYear, floorArea }: ReturnType<typeof factsOfHome>) {
  const kind = {
    buildingType: valueOf(buildingType),
    buildingYear: valueOf(buildingYear),
    floorArea: valueOf(floorArea),
  };
  return Object.values(kind).every((value) => value === undefined) ? undefined : energyUse.groupOf(kind);
}

const unknown = { state: 'unknown' } as const;
const unavailable = { state: 'unavailable' } as const;

function factsOfHome(building: Answer<RegisteredBuilding>, label: Answer<RegisteredLabel>) {
  const askedOn = building.state === 'known' ? dayOf(building.askedAt) : '';
  const registeredOn = label.state === 'known' ? label.value.registeredOn : '';
  const area = factOf(building, ({ floorArea }) => floorArea, 'bag', askedOn);
  return {
    buildingYear: factOf(building, ({ buildingYear }) => buildingYear, 'bag', askedOn),
    floorArea:
      area.state === 'known'
        ? area
        : orElse(
            factOf(label, ({ floorArea }) => floorArea, 'epOnline', registeredOn),
            area,
          ),
    purposes: factOf(building, ({ purposes }) => (purposes.length > 0 ? purposes : undefined), 'bag', askedOn),
    energyClass: factOf(label, ({ energyClass }) => energyClass, 'epOnline', registeredOn),
    buildingType: factOf(label, ({ buildingType }) => buildingType, 'epOnline', registeredOn),
  } as const;
}

function factOf<Value, Of>(
  answer: Answer<Of>,
  read: (value: Of) => Value | undefined,
  source: HomeRegister,
  date: string,
): HomeFact<Value> {
  if (answer.state !== 'known') return answer;
  const value = read(answer.value);
  return value === undefined ? unknown : { state: 'known', value, source, date };
}

const orElse = <Value>(fact: HomeFact<Value>, other: HomeFact<Value>) => (fact.state === 'known' ? fact : other);

interface UseOfEnergy {
  readonly gas: HomeFact<number>;
  readonly electricity?: HomeFact<number>;
}

function useOf(answer: Answer<EnergyUse>): UseOfEnergy {
  if (answer.state !== 'known') return { gas: answer };
  const { gas, electricity, year } = answer.value;
  const counted = (value: number) => ({ state: 'known', value, source: 'cbs', date: year }) as const;
  return { gas: counted(gas), ...(electricity !== undefined && { electricity: counted(electricity) }) };
}

/** A label that was remembered can have ended since. */
const holding = (label: Answer<RegisteredLabel>, now: Date): Answer<RegisteredLabel> =>
  label.state === 'known' && label.value.validUntil !== undefined && label.value.validUntil < dayOf(now) ? unknown : label;

const valueOf = <Value>(fact: HomeFact<Value>) => (fact.state === 'known' ? fact.value : undefined);

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** Waits for several answers, no longer than `milliseconds` for all of them together. */
function waitingAtMost(milliseconds: number, lost: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<typeof unavailable>((resolve) => {
    timer = setTimeout(() => resolve(unavailable), milliseconds);
  });
  const inTime = <Value>(answer: Promise<Answer<Value>>): Promise<Answer<Value>> => {
    let late = false;
    answer.catch((error: unknown) => late && lost(error));
    const first = Promise.race([
      answer,
      over.then((nothing) => {
        late = true;
        return nothing;
      }),
    ]);
    // Where another answer fails, nobody may ask for this one any more.
    first.catch(() => undefined);
    return first;
  };
  return Object.assign(inTime, { end: () => clearTimeout(timer) });
}
