import type { TitledScreen } from '@pomp/portal/titles';
import { type ReactElement } from 'react';
import type { InPortalProps } from './in-portal';
import {
  ConfirmEmail,
  ForgotPassword,
  GuestHouseInfo,
  Handover,
  Login,
  Photo,
  SetPassword,
  Verification,
} from './signed-out-islands';

/** One value of the page's query. */
type QueryValue = (name: string) => string | undefined;

interface SignedOutScreen {
  title: TitledScreen;
  show: (portal: InPortalProps['portal'], query: QueryValue) => ReactElement;
}

/** The screens for whoever is not logged in, by Pomp's paths for them: the way into the account, and what is behind a link of a customer. */
export const signedOutScreens: Readonly<Record<string, SignedOutScreen>> = {
  '/auth/login/': {
    title: 'login',
    show: (portal, query) => <Login portal={portal} email={query('email')} userExists={query('userExists') === 'true'} />,
  },
  '/auth/wachtwoord-vergeten/': {
    title: 'forgotPassword',
    show: (portal, query) => <ForgotPassword portal={portal} email={query('email')} />,
  },
  '/auth/wachtwoord-instellen/': {
    title: 'setPassword',
    show: (portal, query) => <SetPassword portal={portal} token={query('token')} />,
  },
  '/auth/email-bevestigen/': {
    title: 'confirmEmail',
    show: (portal, query) => <ConfirmEmail portal={portal} token={query('token')} />,
  },
  '/foto/': { title: 'photoUpload', show: (portal, query) => <Photo portal={portal} token={query('token')} /> },
  '/oplevering/': { title: 'handover', show: (portal, query) => <Handover portal={portal} token={query('token')} /> },
  '/samen-invullen/': {
    title: 'guestHouseInfo',
    show: (portal, query) => <GuestHouseInfo portal={portal} token={query('token')} />,
  },
  '/controle/': {
    title: 'verification',
    show: (portal, query) => <Verification portal={portal} code={query('code')} />,
  },
};
