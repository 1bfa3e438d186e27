import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountLayout } from '../account-shell/account-layout.js';
import { LoginBackground } from '../account-shell/login-background.js';
import { Button } from '../button/button.js';
import { ButtonLink } from '../button/button-link.js';
import { Card } from '../card/card.js';
import { EmailField } from '../fields/email-field.js';
import { NumberField } from '../fields/number-field.js';
import { PasswordField } from '../fields/password-field.js';
import { PostcodeField } from '../fields/postcode-field.js';
import { RadioCards } from '../fields/radio-cards.js';
import { RequiredExplanation } from '../fields/required-explanation.js';
import { SelectField } from '../fields/select-field.js';
import { TextField } from '../fields/text-field.js';
import { HouseIllustration } from '../house/house-illustration.js';
import { Icon } from '../icon/icon.js';
import {
  arrowRightIcon,
  calendarIcon,
  documentIcon,
  doneIcon,
  houseIcon,
  installationIcon,
  openIcon,
  orderIcon,
  overviewIcon,
  personIcon,
} from '../icon/icons.js';
import { Columns } from '../layout/columns.js';
import { Container } from '../layout/container.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { PageHeader } from '../page-header/page-header.js';
import { AccountLink } from '../site-shell/account-link.js';
import { SiteFooter } from '../site-shell/site-footer.js';
import { SiteHeader } from '../site-shell/site-header.js';
import { OrderProgressLine } from '../steps/order-progress-line.js';
import { StepIndicator } from '../steps/step-indicator.js';
import { Heading } from '../text/heading.js';
import { Text } from '../text/text.js';
import { WizardFooter } from '../wizard-footer/wizard-footer.js';

/** Hoe de onderdelen samen een scherm worden: om te bekijken, niet om te gebruiken. */
const meta = {
  title: 'Omlijsting/Schermen',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = [
  { label: 'Het proces', href: '/het-proces' },
  { label: 'Over ons', href: '/over-ons' },
  { label: 'B2B', href: '/b2b' },
  { label: 'Contact', href: '/contact' },
];
const header = (firstName?: string) => (
  <SiteHeader
    items={[
      {
        label: 'Producten',
        products: [
          { name: 'Pomp AO', text: 'De buitenunit naast je cv-ketel.', moreHref: '/pomp-ao', reserveHref: '/reserveren/pomp-ao' },
          {
            name: 'All-electric',
            text: 'Van het gas af, met Pomp T en Element.',
            moreHref: '/all-electric',
            reserveHref: '/reserveren/all-electric',
          },
        ],
      },
      ...menu,
    ]}
    menuItems={[{ label: 'Home', href: '/' }, { label: 'Producten', href: '/producten' }, ...menu]}
    account={<AccountLink loginHref="/auth/login" accountHref="/account" firstName={firstName} />}
    cta={{ label: 'Bekijk producten', href: '/producten' }}
  />
);
const footer = (
  <SiteFooter
    columns={[
      {
        title: 'Producten',
        links: [
          { label: 'Pomp AO', href: '/pomp-ao' },
          { label: 'All-electric', href: '/all-electric' },
        ],
      },
      {
        title: 'Pomp',
        links: [
          { label: 'Over ons', href: '/over-ons' },
          { label: 'Werken bij', href: '/vacatures' },
        ],
      },
      {
        title: 'Informatie',
        links: [
          { label: 'Kennisbank', href: '/kennisbank' },
          { label: 'Contact', href: '/contact' },
        ],
      },
      { title: 'Volg ons', links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/pomp' }] },
    ]}
    copyright="© 2026 Pomp"
    legal={[
      { label: 'Privacy', href: '/privacy' },
      { label: 'Voorwaarden', href: '/voorwaarden' },
    ]}
  />
);

const ignore = () => undefined;

export const Home: Story = {
  name: 'Home',
  tags: ['visual', 'print'],
  render: () => (
    <>
      {header()}
      <Container as="main">
        <Stack gap="xxl">
          <span />
          <Stack gap="none">
            <Columns tablet="2" align="end" gap="xl">
              <Stack gap="xl">
                <Heading level={1} size="display">
                  Warmte uit koude lucht.
                </Heading>
                <Text size="lead" measure>
                  Een Pomp AO naast je cv-ketel doet het meeste verwarmen, met warmte uit de buitenlucht. Reken uit wat dat bij jou
                  scheelt.
                </Text>
                <Inline gap="l">
                  <ButtonLink href="#besparing">Bereken mijn besparing</ButtonLink>
                  <Link href="/het-proces" tone="strong">
                    Zo werkt het
                  </Link>
                </Inline>
                <span />
              </Stack>
              <HouseIllustration />
            </Columns>
            <Card line>
              <Columns tablet="2" desktop="4" gap="m" align="end">
                <PostcodeField label="Postcode" name="zipcode" defaultValue="3511 AB" />
                <NumberField label="Huisnummer" name="houseNumber" defaultValue="12" />
                <TextField label="Toevoeging" name="addition" placeholder="niet verplicht" />
                <Button width="full">Bereken mijn besparing</Button>
              </Columns>
            </Card>
          </Stack>
        </Stack>
      </Container>
      {footer}
    </>
  ),
};

const accountItems = [
  { label: 'Overzicht', href: '/account', icon: overviewIcon, match: 'exact' as const },
  { label: 'Bestellingen', href: '/account/bestellingen', icon: orderIcon },
  { label: 'Woninggegevens', href: '/account/woning', icon: houseIcon, alert: 'Er missen gegevens' },
  { label: 'Installatiegegevens', href: '/account/installatie', icon: installationIcon, alert: 'Er missen gegevens' },
  { label: 'Documenten', href: '/account/documenten', icon: documentIcon },
  { label: 'Afspraken', href: '/account/afspraken', icon: calendarIcon },
  { label: 'Mijn gegevens', href: '/account/gegevens', icon: personIcon },
];
const orderSteps = [
  'Reservering',
  'Inspectie inplannen',
  'Informatie opgeven',
  'Digitale inspectie',
  'Tekenen & aanbetaling',
  'Installatie',
  'Eindbetaling',
  'Bestelling voltooid',
];
const sections = [
  { label: 'Woning', done: true },
  { label: 'Verbruik', done: true },
  { label: 'Verwarmingssysteem', done: true },
  { label: 'Isolatie & ventilatie', done: false },
  { label: 'Energielabel', done: false },
];

export const Dashboard: Story = {
  name: 'Overzicht van het account',
  tags: ['visual'],
  render: () => (
    <NavigationProvider pathname="/account/">
      {header('Marieke')}
      <AccountLayout items={accountItems}>
        <Stack gap="l">
          <PageHeader eyebrow="Dag Marieke" title="Nog twee dingen, dan kunnen we kijken." />
          <Card padding="xl">
            <Stack gap="l">
              <Inline justify="between" align="baseline">
                <Heading level={2} size="h3">
                  Pomp AO
                </Heading>
                <Text tone="muted" tabular>
                  Bestelling 2026-01482
                </Text>
              </Inline>
              <OrderProgressLine
                current={2}
                steps={orderSteps.map((label, index) => ({ label, state: index < 2 ? 'done' : index === 2 ? 'ongoing' : 'ahead' }))}
              />
              <Card tone="action" padding="l">
                <Columns tablet="fitLast" align="center">
                  <Text>
                    We missen nog je <strong>woninggegevens</strong> en je <strong>installatiegegevens</strong>. Met foto&apos;s
                    erbij kan onze adviseur je huis op afstand bekijken.
                  </Text>
                  <Inline justify="end">
                    <ButtonLink href="/account/woning" iconAfter={arrowRightIcon} width="phone">
                      Aanvullen informatie
                    </ButtonLink>
                  </Inline>
                </Columns>
              </Card>
            </Stack>
          </Card>
          <Card>
            <Columns tablet="2" align="end">
              <Stack gap="s">
                <Heading level={2} size="h3">
                  Lindelaan 12, Utrecht
                </Heading>
                <Text tone="muted" size="small">
                  Hoofdadres · 3 van 5 onderdelen ingevuld
                </Text>
                <Stack as="ul" gap="xs">
                  {sections.map(({ label, done }) => (
                    <li key={label}>
                      <Inline gap="xs">
                        <Icon of={done ? doneIcon : openIcon} label={done ? 'Ingevuld' : 'Nog niet ingevuld'} />
                        <Text as="span" weight={done ? 'text' : 'strong'}>
                          {label}
                        </Text>
                      </Inline>
                    </li>
                  ))}
                </Stack>
              </Stack>
              <HouseIllustration
                done={[
                  'walls',
                  'windows',
                  'meterCupboard',
                  'radiator',
                  'pipes',
                  'boiler',
                  'ground',
                  'tree',
                  'outdoorUnit',
                  'livingRoom',
                  'bedroom',
                ]}
              />
            </Columns>
          </Card>
        </Stack>
      </AccountLayout>
      {footer}
    </NavigationProvider>
  ),
};

export const Step: Story = {
  name: 'Stap van een vragenlijst',
  tags: ['visual', 'print'],
  render: () => (
    <>
      {header('Marieke')}
      <Container as="main" width="form">
        <Stack gap="xl">
          <StepIndicator
            current={1}
            steps={[
              { label: 'Verbruik', href: '/account/woning/verbruik', done: true },
              { label: 'Woning', done: false },
              { label: 'Isolatie & ventilatie', href: '/account/woning/isolatie', done: false },
              { label: 'Verwarmings\u00ADsysteem', href: '/account/woning/verwarming', done: false },
              { label: 'Energielabel', href: '/account/woning/energielabel', done: false },
            ]}
          />
          <Columns phone="2" align="end" gap="m">
            <Stack gap="xs">
              <Heading level={1}>Je woning</Heading>
            </Stack>
            <HouseIllustration marked={['roof']} />
          </Columns>
          <Text italic tone="muted">
            Weet je iets niet zeker? Vul dan &apos;ik weet het niet&apos; in.
          </Text>
          <RequiredExplanation />
          <RadioCards
            label="Wat voor woning heb je?"
            name="typeOfBuilding"
            required
            labelSize="question"
            value="hoekwoning"
            onValueChange={ignore}
            options={[
              { value: 'tussenwoning', label: 'Tussenwoning' },
              { value: 'hoekwoning', label: 'Hoekwoning' },
              { value: '2onder1kap', label: 'Twee-onder-een-kap' },
              { value: 'vrijstaand', label: 'Vrijstaand' },
              { value: 'appartement', label: 'Appartement' },
            ]}
          />
          <NumberField
            label="Hoe groot is je woning?"
            name="buildingSize"
            required
            labelSize="question"
            help="Woonoppervlakte, staat op je energielabel."
            error="Niet valide"
            unit="m²"
            value="0118"
            onValueChange={ignore}
            unknown={{ pressed: false, onPressedChange: ignore }}
          />
          <SelectField
            label="Uit welk bouwjaar?"
            name="buildingYear"
            required
            labelSize="question"
            value="o.b."
            onValueChange={ignore}
            options={[{ value: '1964', label: 'Voor 1965' }]}
            unknown={{ pressed: true, onPressedChange: ignore }}
          />
          <WizardFooter
            next={{ label: 'Opslaan en volgende', loadingLabel: 'Opslaan…' }}
            back={{ label: 'Opslaan en vorige', loadingLabel: 'Opslaan…', onClick: ignore }}
            home={{ label: 'Opslaan en terug naar woning overzicht', loadingLabel: 'Opslaan…', onClick: ignore }}
          />
        </Stack>
      </Container>
      {footer}
    </>
  ),
};

export const Login: Story = {
  name: 'Inloggen',
  tags: ['visual'],
  render: () => (
    <>
      {header()}
      <LoginBackground>
        <Stack gap="l">
          <PageHeader title="Welkom terug." intro="Log in om te zien hoe het met je bestelling staat." />
          <EmailField label="E-mailadres" name="email" autoComplete="username" />
          <PasswordField label="Wachtwoord" name="password" />
          <Stack gap="s">
            <Button width="full">Inloggen</Button>
            <Inline justify="center">
              <Link href="/auth/wachtwoord-vergeten" tone="strong">
                Wachtwoord vergeten?
              </Link>
            </Inline>
          </Stack>
        </Stack>
      </LoginBackground>
    </>
  ),
};
