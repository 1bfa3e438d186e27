'use client';

import { HouseIllustration } from '@pomp/design-system';
import type { Flow, InstallationSectionName } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import type { LookedAt } from '../questionnaire/asked-questionnaire.js';
import { BesidePicture } from '../questionnaire/beside-picture.js';
import { litParts, outdoorPlaceOf, partOf, productsOf } from './installation-parts.js';
import { installationInfoTexts } from './texts.js';
import type { InstallationSections } from './with-installation.js';

export interface InstallationInPictureProps {
  /** What the question at hand is about; undefined while nothing is asked. */
  readonly looking: LookedAt<InstallationSectionName> | undefined;
  readonly flow: Flow;
  readonly sections: InstallationSections;
  /** How far the questions are. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
}

/** Questions with the house beside them, in which the place that they are about is marked. */
export function InstallationInPicture({ looking, flow, sections, status, children }: InstallationInPictureProps) {
  const texts = useTexts(installationInfoTexts);
  const part = looking && partOf(looking);
  const done = Object.values(sections).flatMap(({ name, state }) => (state.done ? [name] : []));
  return (
    <BesidePicture
      picture={
        <HouseIllustration
          marked={part ? [part] : []}
          done={litParts(done)}
          products={productsOf[flow]}
          outdoorPlace={outdoorPlaceOf(sections.placing.stored.pompAoPlacementLocation)}
        />
      }
      about={part && texts.part[part]}
      status={status}
    >
      {children}
    </BesidePicture>
  );
}
