'use client';

import { useCallQuery } from '@pomp/api-client';
import {
  AccountLayout,
  calendarIcon,
  documentIcon,
  houseIcon,
  installationIcon,
  NotificationProvider,
  orderIcon,
  overviewIcon,
  personIcon,
  quoteIcon,
} from '@pomp/design-system';
import { useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { asksSomething } from '../order-status/asks-something.js';
import { SendsKeptAnswers } from '../kept-answers/sends-kept-answers.js';
import { OpensOffline } from '../offline/opens-offline.js';
import { usePath } from '../portal/portal-context.js';
import { SessionWarning } from '../session-warning/session-warning.js';
import { missingInformation } from './missing-information.js';
import { accountTexts } from './texts.js';
import { useSignOut } from './use-sign-out.js';

/** Props of `AccountFrame`. */
export interface AccountFrameProps {
  readonly children: ReactNode;
}

/** Around every screen of the account: the menu, logging out, and the place for notifications. */
export function AccountFrame({ children }: AccountFrameProps) {
  return (
    <NotificationProvider>
      <FramedScreen>{children}</FramedScreen>
    </NotificationProvider>
  );
}

function FramedScreen({ children }: AccountFrameProps) {
  const texts = useTexts(accountTexts);
  const path = usePath();
  const { data: houses = [] } = useCallQuery('getHouses');
  const { data: orders = [] } = useCallQuery('getOrders');
  const { signOut, signingOut } = useSignOut();
  const missing = missingInformation(orders, houses);
  return (
    <AccountLayout
      items={[
        { label: texts.overview, href: path({ to: 'dashboard' }), icon: overviewIcon, match: 'exact' },
        {
          label: texts.orders,
          href: path({ to: 'orders' }),
          icon: orderIcon,
          alert: asksSomething(orders, houses) ? texts.ordersAsk : undefined,
        },
        { label: texts.quotes, href: path({ to: 'quotes' }), icon: quoteIcon },
        {
          label: texts.houseInfo,
          href: path({ to: 'houseInfo' }),
          icon: houseIcon,
          alert: missing.houseInfo ? texts.houseInfoIncomplete : undefined,
        },
        {
          label: texts.installationInfo,
          href: path({ to: 'installationInfo' }),
          icon: installationIcon,
          alert: missing.installationInfo ? texts.installationInfoIncomplete : undefined,
        },
        { label: texts.appointments, href: path({ to: 'appointments' }), icon: calendarIcon },
        { label: texts.documents, href: path({ to: 'documents' }), icon: documentIcon },
        { label: texts.personalDetails, href: path({ to: 'personalDetails' }), icon: personIcon },
      ]}
      signOut={{ label: texts.signOut, loadingLabel: signingOut ? texts.signingOut : undefined, onClick: signOut }}
    >
      {children}
      <SessionWarning />
      <SendsKeptAnswers />
      <OpensOffline />
    </AccountLayout>
  );
}
