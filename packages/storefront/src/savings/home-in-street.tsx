import { House, housePeriodOf, type HouseProps } from '@pomp/design-system';
import { houseShapeOf, knownHome, type HomeAnswers, type HomeFacts } from '@pomp/domain';

interface HomeInStreetProps {
  /** Undefined where registers know nothing: then it is a home as there are most. */
  readonly facts: HomeFacts | undefined;
  readonly answers?: HomeAnswers | undefined;
}

/** The home that a result is about, as registers and whoever lives there describe it. What it shows is said beside it. */
export const HomeInStreet = ({ facts, answers }: HomeInStreetProps) => <House {...drawnFrom(facts, answers)} />;

/** How that home is drawn, wherever it stands. */
export function drawnFrom(facts: HomeFacts | undefined, answers?: HomeAnswers): Pick<HouseProps, 'type' | 'period' | 'label'> {
  const { buildingType, buildingYear, energyClass } = knownHome(facts, answers);
  return {
    type: houseShapeOf(buildingType) ?? 'row',
    ...(buildingYear && { period: housePeriodOf(buildingYear) }),
    ...(energyClass && { label: energyClass }),
  };
}
