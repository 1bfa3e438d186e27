import { DrawnHome, type DrawnHomeProps } from '@pomp/cms';
import { housePeriodOf } from '@pomp/design-system';
import { houseShapeOf, knownHome, type HomeAnswers, type HomeFacts } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { confirmHomeTexts } from './confirm-home-texts.js';

interface HomeInStreetProps {
  /** Undefined where registers know nothing. */
  readonly facts: HomeFacts | undefined;
  readonly answers?: HomeAnswers | undefined;
  /** Where a visitor can say what kind of home it is. */
  readonly ask?: ReactNode;
}

/** The home that a result is about, as registers and whoever lives there describe it; where nobody said what kind it is, an example that says so. */
export function HomeInStreet({ facts, answers, ask }: HomeInStreetProps) {
  const { drawn } = useTexts(confirmHomeTexts);
  const isKnown = houseShapeOf(knownHome(facts, answers).buildingType) !== undefined;
  return (
    <DrawnHome
      {...drawnFrom(facts, answers)}
      caption={
        isKnown ? (
          drawn.known
        ) : (
          <>
            {drawn.example} {ask}
          </>
        )
      }
    />
  );
}

/** How that home is drawn, wherever it stands: of a kind that nobody knows, as there are most. */
export function drawnFrom(facts: HomeFacts | undefined, answers?: HomeAnswers): Omit<DrawnHomeProps, 'caption'> {
  const { buildingType, buildingYear, energyClass } = knownHome(facts, answers);
  return {
    type: houseShapeOf(buildingType) ?? 'row',
    ...(buildingYear && { period: housePeriodOf(buildingYear) }),
    ...(energyClass && { label: energyClass }),
  };
}
