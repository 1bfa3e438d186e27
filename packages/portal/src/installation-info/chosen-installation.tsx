'use client';

import { useHrefOf } from '@pomp/api-client';
import { Alert, ButtonLink, cameraIcon, Stack } from '@pomp/design-system';
import { installationInfo, isInstallationComplete, productLabel, type InstallationSectionName } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { usePath } from '../portal/portal-context.js';
import { AnswersLinks } from '../questionnaire/answers-links.js';
import type { LookedAt } from '../questionnaire/asked-questionnaire.js';
import { FillingPrompt } from '../questionnaire/filling-prompt.js';
import { fillingOf } from '../questionnaire/filling.js';
import { SectionList } from '../questionnaire/section-list.js';
import { InstallationInPicture } from './installation-in-picture.js';
import type { OrderAtHouse } from './installation-orders.js';
import { installationInfoTexts } from './texts.js';
import { useInstallationStore } from './use-installation-store.js';
import { WithInstallation, type InstallationSections } from './with-installation.js';

/** All that can be seen and done of one order's installation info. */
export function ChosenInstallation({ order, house }: OrderAtHouse) {
  return (
    <WithInstallation houseId={house.id} flow={order.flow}>
      {(sections) => <Overview order={order} house={house} sections={sections} />}
    </WithInstallation>
  );
}

function Overview({ order, house, sections }: OrderAtHouse & { readonly sections: InstallationSections }) {
  const hrefOf = useHrefOf();
  const texts = useTexts(installationInfoTexts);
  const path = usePath();
  const [looking, setLooking] = useState<LookedAt<InstallationSectionName>>();
  const place = { houseId: house.id, flow: order.flow };
  const store = useInstallationStore(place);
  const { screen } = installationInfo.order;
  const asked = screen.map((name) => sections[name]);
  const filling = fillingOf(isInstallationComplete(order.flow, house), asked);
  return (
    <InstallationInPicture looking={looking} flow={order.flow} sections={sections}>
      <Stack gap="l" width="form">
        <FillingPrompt
          filling={filling}
          order={installationInfo.order}
          words={{ ...texts, nothing: texts.nothing({ product: productLabel(order.product), count: screen.length }) }}
          paths={{
            step: (step) => path({ to: 'installationStep', ...place, step }),
            review: path({ to: 'installationReview', ...place }),
          }}
        />
        {filling.kind !== 'complete' && <Alert tone="info">{texts.note}</Alert>}
        <div>
          <ButtonLink tone="secondary" iconBefore={cameraIcon} href={path({ to: 'shotList', ...place })}>
            {texts.allPhotos}
          </ButtonLink>
        </div>
        <SectionList sections={asked} store={store} onLookAt={setLooking} />
        {filling.kind !== 'nothing' && (
          <AnswersLinks review={path({ to: 'installationReview', ...place })} pdf={hrefOf('getInstallationInfoPdf', place)} />
        )}
      </Stack>
    </InstallationInPicture>
  );
}
