'use client';

import { formatStreet, houseInfo, type House } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { usePath } from '../portal/portal-context.js';
import { FillingPrompt } from '../questionnaire/filling-prompt.js';
import type { Filling } from '../questionnaire/filling.js';
import type { HouseInfoSectionName } from './house-info-progress.js';
import { houseInfoTexts } from './texts.js';

export interface HouseFillingPromptProps {
  readonly house: House;
  readonly filling: Filling<HouseInfoSectionName>;
}

/** What there is to do for a house, and the button that goes there. */
export function HouseFillingPrompt({ house, filling }: HouseFillingPromptProps) {
  const texts = useTexts(houseInfoTexts);
  const path = usePath();
  const { order } = houseInfo;
  return (
    <FillingPrompt
      filling={filling}
      order={order}
      words={{ ...texts, nothing: texts.nothing({ street: formatStreet(house), count: order.screen.length }) }}
      paths={{
        step: (step) => path({ to: 'houseInfoStep', houseId: house.id, step }),
        review: path({ to: 'houseInfoReview', houseId: house.id }),
      }}
    />
  );
}
