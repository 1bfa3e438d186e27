import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { EmailField } from '../fields/email-field.js';
import { PasswordField } from '../fields/password-field.js';
import { Columns } from '../layout/columns.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Link } from '../navigation/link.js';
import { PageHeader } from '../page-header/page-header.js';
import { LoginBackground } from './login-background.js';

export const loginForm = (
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
);

export const loginBackgroundGuide: ComponentGuide = {
  screen: 'desktop',
  purpose: {
    nl: 'Om de schermen om in te loggen, je wachtwoord terug te vragen en er een in te stellen. Voor andere formulieren is het te groot: daar staat de vraag voorop.',
    en: 'Around the screens to log in, to ask for your password and to set one. For other forms it is too big: there the question comes first.',
  },
  anatomy: {
    picture: <LoginBackground>{loginForm}</LoginBackground>,
    parts: [
      {
        name: { nl: 'Formulier', en: 'Form' },
        at: 'main h1',
        text: {
          nl: 'Eén smalle kolom van 416 px, met één h1 en één koperen knop.',
          en: 'One narrow column of 416 px, with one h1 and one copper button.',
        },
      },
      {
        name: { nl: 'Het huis', en: 'The house' },
        at: 'main + div svg',
        text: {
          nl: 'Waar je voor inlogt. Versiering: een schermlezer slaat het over.',
          en: 'What you log in for. Decoration: a screen reader skips it.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <LoginBackground>{loginForm}</LoginBackground>,
      text: { nl: 'Een titel, twee velden, één knop en de weg terug.', en: 'A title, two fields, one button and the way back.' },
    },
  ],
  donts: [
    {
      picture: (
        <LoginBackground>
          <Stack gap="m">
            <PageHeader title="Inloggen" />
            <Columns tablet="2" gap="s">
              <EmailField label="E-mailadres" name="email" />
              <PasswordField label="Wachtwoord" name="password" />
            </Columns>
            <Inline>
              <Button>Inloggen</Button>
              <Button>Account maken</Button>
            </Inline>
          </Stack>
        </LoginBackground>
      ),
      text: {
        nl: 'Velden naast elkaar en twee even luide knoppen: nu moet je kiezen waar je hoort.',
        en: 'Fields side by side and two equally loud buttons: now you have to choose where you belong.',
      },
    },
  ],
  keyboard: [],
  content: [
    { nl: 'De titel spreekt je aan: ‘Welkom terug.’', en: 'The title speaks to you: ‘Welcome back.’' },
    {
      nl: 'De inleiding zegt wat je achter de deur vindt, niet dat je moet inloggen.',
      en: 'The introduction says what you find behind the door, not that you have to log in.',
    },
  ],
};
