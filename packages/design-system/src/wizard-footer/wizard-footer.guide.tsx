import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { WizardFooter } from './wizard-footer.js';

const ignore = () => undefined;
const next = { label: 'Opslaan en volgende', loadingLabel: 'Opslaan…' };
const back = { label: 'Opslaan en vorige', loadingLabel: 'Opslaan…', onClick: ignore };
const home = { label: 'Opslaan en terug naar woning overzicht', loadingLabel: 'Opslaan…', onClick: ignore };

export const wizardFooterArgs = { next, back, home };

export const wizardFooterGuide: ComponentGuide = {
  purpose:
    'Onder elke stap van een formulier dat uit stappen bestaat: verder, terug, of later verder. Een formulier van één scherm heeft genoeg aan een knop.',
  anatomy: {
    picture: <WizardFooter {...wizardFooterArgs} />,
    parts: [
      {
        name: 'Verder',
        at: 'button[type=submit]',
        text: 'Verstuurt het formulier, net als Enter in een veld. Op de laatste stap ‘Opslaan en afronden’.',
      },
      { name: 'Terug', at: 'button[type=button]', text: 'Bewaart wat er staat zonder te keuren. Niet op de eerste stap.' },
      {
        name: 'Naar het overzicht',
        at: 'div:has(> div > button[type=submit]) + div button',
        text: 'De uitweg waarbij niets verloren gaat. Op een breed scherm op een eigen regel als het niet past.',
      },
    ],
  },
  dos: [
    {
      picture: <WizardFooter {...wizardFooterArgs} busy="next" />,
      text: 'Zeg op de knop zelf dat hij bezig is; de andere wachten en houden hun plek.',
    },
    {
      picture: <WizardFooter next={{ ...next, label: 'Opslaan en afronden' }} back={back} home={home} />,
      text: 'Noem op de laatste stap wat er gebeurt: afronden.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack gap="s">
          <Button width="full">Vorige</Button>
          <Button width="full">Volgende</Button>
        </Stack>
      ),
      text: 'Terug boven verder, even luid, en zonder te zeggen dat er wordt opgeslagen.',
    },
    {
      picture: <Button disabledReason="Vul eerst alle velden in.">Opslaan en volgende</Button>,
      text: 'Verder uitzetten tot alles klopt: laat mensen drukken, en zeg dan wat er ontbreekt.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In een veld: verder, net als de koperen knop.' },
    { keys: 'Tab', does: 'Verder, terug, overzicht: in de volgorde waarin je ze ziet. Ook een knop die wacht, houdt zijn plek.' },
    { keys: 'Enter, Spatie', does: 'Op een knop: doet wat erop staat, tenzij er al een bezig is.' },
  ],
  content: [
    'Elke knop zegt dat hij opslaat en waar je daarna bent: ‘Opslaan en vorige’.',
    'Bezig is één woord met een beletselteken: ‘Opslaan…’.',
    'Het overzicht krijgt de naam van het scherm waar je terugkomt.',
    'Is het formulier op een telefoon langer dan het scherm, houd verder en terug dan onder de duim met ‘atHand’. Terug is daar een pijl; wie luistert, hoort de hele zin.',
    'Toont een telefoon de vragen één voor één (‘OneByOne’), geef dan de weg ertussen met ‘inTurn’: verder en terug gaan dan eerst langs de vragen.',
  ],
};
