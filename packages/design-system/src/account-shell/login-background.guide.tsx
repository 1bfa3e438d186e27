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
  purpose:
    'Om de schermen om in te loggen, je wachtwoord terug te vragen en er een in te stellen. Voor andere formulieren is het te groot: daar staat de vraag voorop.',
  anatomy: {
    picture: <LoginBackground>{loginForm}</LoginBackground>,
    parts: [
      { name: 'Formulier', at: 'main h1', text: 'Eén smalle kolom van 416 px, met één h1 en één koperen knop.' },
      { name: 'Het huis', at: 'main + div svg', text: 'Waar je voor inlogt. Versiering: een schermlezer slaat het over.' },
    ],
  },
  dos: [{ picture: <LoginBackground>{loginForm}</LoginBackground>, text: 'Een titel, twee velden, één knop en de weg terug.' }],
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
      text: 'Velden naast elkaar en twee even luide knoppen: nu moet je kiezen waar je hoort.',
    },
  ],
  keyboard: [],
  content: [
    'De titel spreekt je aan: ‘Welkom terug.’',
    'De inleiding zegt wat je achter de deur vindt, niet dat je moet inloggen.',
  ],
};
