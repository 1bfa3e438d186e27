import { Container, Heading, Link, Stack, useNavigation } from '@pomp/design-system';
import { flows, houseInfo, installationInfo, isFinishedQuestionnaire } from '@pomp/domain';
import type { ScreenName, TargetAt } from '@pomp/edition/addresses';
import { useLanguage, useTexts } from '@pomp/language/react';
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
import { titleTexts } from '@pomp/portal/titles';
import { type ReactNode, useEffect } from 'react';
import { edition } from './edition.ts';
import { screenAt } from './screen-at.ts';

/** What an address says, by the names that a target's values have. */
type Values = Readonly<Record<string, string | undefined>>;
type Screens = Partial<Readonly<Record<ScreenName, (values: Values) => ReactNode>>>;

const { routes } = edition;
const { paths } = routes;
const flowOf = ({ flow }: Values) => flows.find((one) => one === flow);
const houseStepOf = ({ step }: Values) => houseInfo.order.steps.find((one) => one === step);
const installationStepOf = ({ step }: Values) => installationInfo.order.steps.find((one) => one === step);
const fromOf = ({ from }: Values) => (from === 'review' ? from : undefined);

/** For everyone. */
const openScreens: Screens = {
  login: ({ email, userExists }) => <LoginScreen email={email ?? ''} userExists={userExists === 'true'} />,
  forgotPassword: ({ email }) => <ForgotPasswordScreen email={email} />,
  setPassword: ({ token }) => <SetPasswordScreen token={token} />,
  confirmEmail: ({ token }) => <ConfirmEmailScreen token={token} />,
  verification: ({ code }) => <VerificationScreen code={code} />,
  handover: ({ token }) => <HandoverScreen token={token} />,
  guestHouseInfo: ({ token }) => <GuestHouseInfoScreen token={token} />,
  photoUpload: ({ token }) => <PhotoScreen token={token} />,
};

/** For customers who are logged in. */
const accountScreens: Screens = {
  dashboard: () => <DashboardScreen />,
  personalDetails: () => <PersonalDetailsScreen />,
  orders: () => <OrdersScreen />,
  order: ({ orderId }) => <OrderScreen orderId={orderId} />,
  appointments: () => <AppointmentsScreen />,
  documents: ({ orderId }) => <DocumentsScreen orderId={orderId} />,
  payment: ({ orderId, type, back }) => <PaymentScreen orderId={orderId} type={type} returned={back === '1'} />,
  withdrawal: ({ orderId }) => <WithdrawalScreen orderId={orderId} />,
  quotes: () => <QuotesScreen />,
  quote: ({ quoteId }) => <QuoteScreen quoteId={quoteId} />,
  requestQuote: ({ quoteId, product }) => <RequestQuoteScreen quoteId={quoteId} product={product} />,
  orderQuote: ({ quoteId }) => <OrderQuoteScreen quoteId={quoteId} />,
  houseInfo: ({ houseId }) => <HouseInfoScreen houseId={houseId} />,
  houseInfoStep: (values) => {
    const step = houseStepOf(values);
    return step && <HouseInfoStepScreen step={step} houseId={values.houseId} from={fromOf(values)} />;
  },
  houseInfoReview: ({ houseId }) => <HouseInfoReviewScreen houseId={houseId} />,
  addHouse: () => <AddHouseScreen />,
  installationInfo: (values) => <InstallationInfoScreen orderId={values.orderId} houseId={values.houseId} flow={flowOf(values)} />,
  installationStep: (values) => {
    const step = installationStepOf(values);
    return step && <InstallationStepScreen step={step} houseId={values.houseId} flow={flowOf(values)} from={fromOf(values)} />;
  },
  installationReview: (values) => <InstallationReviewScreen houseId={values.houseId} flow={flowOf(values)} />,
  shotList: (values) => <ShotListScreen houseId={values.houseId} flow={flowOf(values)} />,
  feedback: ({ type }) => isFinishedQuestionnaire(type) && <FeedbackScreen type={type} />,
};

export interface ScreenProps {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** The screen at an address. */
export function Screen({ path, search }: ScreenProps) {
  const target = screenAt(path, search);
  if (!target) return path === '/' ? <ToDashboard /> : <NotFound />;
  const open = openScreens[target.to]?.(target.values);
  const screen = open || accountScreens[target.to]?.(target.values);
  if (!screen) return <NotFound />;
  return (
    <>
      <ScreenTitle {...target} />
      {open ? screen : <InAccount>{screen}</InAccount>}
    </>
  );
}

function InAccount({ children }: { children: ReactNode }) {
  return (
    <LoginGuard>
      <header style={{ paddingBlock: '1.5rem' }}>
        <Container>
          <Link tone="strong" href={paths.dashboard}>
            {edition.brand.name}
          </Link>
        </Container>
      </header>
      <AccountFrame>{children}</AccountFrame>
    </LoginGuard>
  );
}

/** What a tab is called, and what screen readers say of a page first. A step is called as the questions in it are. */
function ScreenTitle({ to, values }: TargetAt) {
  const { say } = useLanguage();
  const titles = useTexts(titleTexts);
  if (to !== 'houseInfoStep' && to !== 'installationStep') return <Title>{titles[to]}</Title>;
  const sections = Object.values({ ...houseInfo.sections, ...installationInfo.sections });
  const section = sections.find(({ name }) => name === values.step);
  return section && <Title>{say(section.title)}</Title>;
}

// React puts it into the head.
const Title = ({ children }: { children: string }) => <title>{`${children} | ${edition.brand.name}`}</title>;

function ToDashboard() {
  const { replace } = useNavigation();
  useEffect(() => replace(paths.dashboard), [replace]);
  return <title>{edition.brand.name}</title>;
}

function NotFound() {
  return (
    <Container as="main">
      <Title>Deze pagina bestaat niet</Title>
      <Stack gap="m">
        <Heading level={1}>Deze pagina bestaat niet</Heading>
        <Link href={paths.dashboard}>Naar mijn overzicht</Link>
      </Stack>
    </Container>
  );
}
