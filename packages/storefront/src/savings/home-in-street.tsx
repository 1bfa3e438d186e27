import { House, housePeriodOf, type HouseProps } from '@pomp/design-system';
import { houseShapeOf, type HomeFacts } from '@pomp/domain';
import type { TypedHome } from './typed-home.js';

interface HomeInStreetProps {
  /** Undefined where registers know nothing: then it is a home as there are most. */
  readonly facts: HomeFacts | undefined;
  readonly typed: TypedHome;
}

/** The home that a result is about, as registers and whoever lives there describe it. What it shows is said beside it. */
export const HomeInStreet = ({ facts, typed }: HomeInStreetProps) => <House {...drawnFrom(facts, typed)} />;

/** How that home is drawn, wherever it stands. */
export function drawnFrom(facts: HomeFacts | undefined, typed: TypedHome): Pick<HouseProps, 'type' | 'period' | 'label'> {
  const type = typed.buildingType || (facts?.buildingType.state === 'known' ? facts.buildingType.value : undefined);
  const year = Number(typed.buildingYear) || (facts?.buildingYear.state === 'known' ? facts.buildingYear.value : undefined);
  const isLabelOfHome = !typed.insulation && facts?.energyClass.state === 'known';
  return {
    type: houseShapeOf(type) ?? 'row',
    ...(year && { period: housePeriodOf(year) }),
    ...(isLabelOfHome && { label: facts.energyClass.value }),
  };
}
