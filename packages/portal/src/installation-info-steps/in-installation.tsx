'use client';

import { useCallQuery } from '@pomp/api-client';
import { flowForHouse, noHouseFound, type Flow, type InstallationSectionName } from '@pomp/domain';
import { useLanguage, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { installationInfoTexts } from '../installation-info/texts.js';
import { LoadingInstallation, WithInstallation } from '../installation-info/with-installation.js';
import { Loaded } from '../loading/loaded.js';
import { usePath } from '../portal/portal-context.js';
import type { AskedQuestionnaire } from '../questionnaire/asked-questionnaire.js';
import { NotFoundScreen } from '../screen-parts/not-found-screen.js';
import { installationStepsTexts } from './texts.js';
import { useInstallationQuestionnaire, type Installation } from './use-installation-questionnaire.js';

export interface InInstallationProps {
  /** From the address of the page. */
  readonly houseId: string | undefined;
  /** Without it, the house's orders say which installation it is. */
  readonly flow: Flow | undefined;
  readonly children: (questionnaire: AskedQuestionnaire<InstallationSectionName>) => ReactNode;
}

/** What is about the installation info of one house, once that is there; in words where there is none. */
export function InInstallation({ houseId, flow: givenFlow, children }: InInstallationProps) {
  const texts = useTexts(installationStepsTexts);
  const language = useLanguage();
  const houses = useCallQuery('getHouses');
  const orders = useCallQuery('getOrders');
  return (
    <Loaded query={houses} loading={<LoadingInstallation />}>
      {(found) => {
        const house = found.find(({ id }) => id === houseId);
        if (!house) return <NoInstallation text={language.say(noHouseFound)} wayOut={texts.home} />;
        return (
          <Loaded query={orders} loading={<LoadingInstallation />}>
            {(known) => {
              const flow = flowForHouse(house.id, { flow: givenFlow, orders: known });
              if (!flow) return <NoInstallation text={texts.noFlow} wayOut={texts.chooseOrder} />;
              return (
                <WithInstallation houseId={house.id} flow={flow}>
                  {(sections) => (
                    <Asked house={house} flow={flow} sections={sections}>
                      {children}
                    </Asked>
                  )}
                </WithInstallation>
              );
            }}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

function Asked({ children, ...installation }: Installation & Pick<InInstallationProps, 'children'>) {
  return children(useInstallationQuestionnaire(installation));
}

function NoInstallation({ text, wayOut }: { readonly text: string; readonly wayOut: string }) {
  const { title } = useTexts(installationInfoTexts);
  const path = usePath();
  return <NotFoundScreen title={title} text={text} wayOut={{ label: wayOut, href: path({ to: 'installationInfo' }) }} />;
}
