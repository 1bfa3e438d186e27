'use client';

import { noHouseFound } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import { houseInfoTexts } from '../house-info/texts.js';
import { usePath } from '../portal/portal-context.js';
import { NotFoundScreen } from '../screen-parts/not-found-screen.js';
import { houseInfoStepsTexts } from './texts.js';

/** In place of a step or the review, where the address names no house of this customer. */
export function NoSuchHouse() {
  const texts = useTexts(houseInfoStepsTexts);
  const { title } = useTexts(houseInfoTexts);
  const language = useLanguage();
  const path = usePath();
  return (
    <NotFoundScreen
      title={title}
      text={language.say(noHouseFound)}
      wayOut={{ label: texts.home, href: path({ to: 'houseInfo' }) }}
    />
  );
}
