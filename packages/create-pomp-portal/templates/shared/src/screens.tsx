import { Container, Heading, Link, Stack, useNavigation } from '@pomp/design-system';
import { flows, isFinishedQuestionnaire } from '@pomp/domain';
import { houseInfoStepAt, installationStepAt, stepFrom } from '@pomp/edition';
import {
  AccountFrame,
  AddHouseScreen,
  AppointmentsScreen,
  ConfirmEmailScreen,
  DashboardScreen,
  DocumentsScreen,
  FeedbackScreen,
  ForgotPasswordScreen,
  HandoverScreen,
  HouseInfoReviewScreen,
  GuestHouseInfoScreen,
  HouseInfoScreen,
  HouseInfoStepScreen,
  InstallationInfoScreen,
  InstallationReviewScreen,
  InstallationStepScreen,
  LoginGuard,
  LoginScreen,
  OrderQuoteScreen,
  OrderScreen,
  OrdersScreen,
  PaymentScreen,
  PersonalDetailsScreen,
  PhotoScreen,
  QuoteScreen,
  QuotesScreen,
  RequestQuoteScreen,
  SetPasswordScreen,
  ShotListScreen,
  VerificationScreen,
  WithdrawalScreen,
} from '@pomp/portal';
import { type ReactNode, useEffect } from 'react';
import { edition } from './edition.ts';

/** What the query of an address says. */
type Query = (name: string) => string | undefined;
type Screens = Readonly<Record<string, (query: Query) => ReactNode>>;

const { routes } = edition;
const { paths, queryNames } = routes;
const flowOf = (query: Query) => flows.find((flow) => flow === query('flow'));
const cameFrom = (query: Query) => query(queryNames['back'] ?? 'back');

/** For everyone, by path. */
const openScreens: Screens = {
  '/': () => <ToDashboard />,
  [paths.login]: (query) => <LoginScreen email={query('email') ?? ''} userExists={query('userExists') === 'true'} />,
  [paths.forgotPassword]: (query) => <ForgotPasswordScreen email={query('email')} />,
  [paths.setPassword]: (query) => <SetPasswordScreen token={query('token')} />,
  [paths.confirmEmail]: (query) => <ConfirmEmailScreen token={query('token')} />,
  [paths.verification]: (query) => <VerificationScreen code={query('code')} />,
  [paths.handover]: (query) => <HandoverScreen token={query('token')} />,
  [paths.guestHouseInfo]: (query) => <GuestHouseInfoScreen token={query('token')} />,
  [paths.photoUpload]: (query) => <PhotoScreen token={query('token')} />,
};

/** For customers who are logged in, by path. */
const accountScreens: Screens = {
  [paths.dashboard]: () => <DashboardScreen />,
  [paths.personalDetails]: () => <PersonalDetailsScreen />,
  [paths.orders]: () => <OrdersScreen />,
  [paths.order]: (query) => <OrderScreen orderId={query('orderId')} />,
  [paths.appointments]: () => <AppointmentsScreen />,
  [paths.documents]: (query) => <DocumentsScreen orderId={query('orderId')} />,
  [paths.payment]: (query) => <PaymentScreen orderId={query('orderId')} type={query('type')} returned={cameFrom(query) === '1'} />,
  [paths.withdrawal]: (query) => <WithdrawalScreen orderId={query('orderId')} />,
  [paths.quotes]: () => <QuotesScreen />,
  [paths.quote]: (query) => <QuoteScreen quoteId={query('quoteId')} />,
  [paths.requestQuote]: (query) => <RequestQuoteScreen quoteId={query('quoteId')} product={query('product')} />,
  [paths.orderQuote]: (query) => <OrderQuoteScreen quoteId={query('quoteId')} />,
  [paths.houseInfo]: (query) => <HouseInfoScreen houseId={query('houseId')} />,
  [paths.houseInfoReview]: (query) => <HouseInfoReviewScreen houseId={query('houseId')} />,
  [paths.addHouse]: () => <AddHouseScreen />,
  [paths.installationInfo]: (query) => (
    <InstallationInfoScreen orderId={query('orderId')} houseId={query('houseId')} flow={flowOf(query)} />
  ),
  [paths.installationReview]: (query) => <InstallationReviewScreen houseId={query('houseId')} flow={flowOf(query)} />,
  [paths.shotList]: (query) => <ShotListScreen houseId={query('houseId')} flow={flowOf(query)} />,
  [paths.feedback]: (query) => {
    const type = query('type');
    return isFinishedQuestionnaire(type) ? <FeedbackScreen type={type} /> : <NotFound />;
  },
};

/** What of a path stands in the place of its step; undefined where it is another path. */
function stepIn(path: string, template: string): string | undefined {
  const [before = '', after = ''] = template.split(':step');
  return path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, path.length - after.length) : undefined;
}

function stepScreen(path: string, query: Query): ReactNode {
  const from = stepFrom(routes, cameFrom(query));
  const houseStep = houseInfoStepAt(routes, stepIn(path, paths.houseInfoStep) ?? '');
  if (houseStep) return <HouseInfoStepScreen step={houseStep} houseId={query('houseId')} from={from} />;
  const installationStep = installationStepAt(routes, stepIn(path, paths.installationStep) ?? '');
  if (!installationStep) return undefined;
  return <InstallationStepScreen step={installationStep} houseId={query('houseId')} flow={flowOf(query)} from={from} />;
}

export interface ScreenProps {
  /** With slashes around it. */
  readonly path: string;
  readonly search: URLSearchParams;
}

/** The screen at an address. */
export function Screen({ path, search }: ScreenProps) {
  const query: Query = (name) => search.get(name) ?? undefined;
  const open = openScreens[path];
  if (open) return open(query);
  const screen = accountScreens[path]?.(query) ?? stepScreen(path, query);
  if (!screen) return <NotFound />;
  return (
    <LoginGuard title={edition.brand.name}>
      <header style={{ paddingBlock: '1.5rem' }}>
        <Container>
          <Link tone="strong" href={paths.dashboard}>
            {edition.brand.name}
          </Link>
        </Container>
      </header>
      <AccountFrame>{screen}</AccountFrame>
    </LoginGuard>
  );
}

function ToDashboard() {
  const { replace } = useNavigation();
  useEffect(() => replace(paths.dashboard), [replace]);
  return null;
}

function NotFound() {
  return (
    <Container as="main">
      <Stack gap="m">
        <Heading level={1}>Deze pagina bestaat niet</Heading>
        <Link href={paths.dashboard}>Naar mijn overzicht</Link>
      </Stack>
    </Container>
  );
}
