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
  purpose: {
    nl: 'Onder elke stap van een formulier dat uit stappen bestaat: verder, terug, of later verder. Een formulier van één scherm heeft genoeg aan een knop.',
    en: 'Below each step of a form that is made of steps: on, back, or on later. A form of one screen has enough with a button.',
  },
  anatomy: {
    picture: <WizardFooter {...wizardFooterArgs} />,
    parts: [
      {
        name: { nl: 'Verder', en: 'On' },
        at: 'button[type=submit]',
        text: {
          nl: 'Verstuurt het formulier, net als Enter in een veld. Op de laatste stap ‘Opslaan en afronden’.',
          en: 'Sends the form, just as Enter in a field does. On the last step ‘Save and finish’.',
        },
      },
      {
        name: { nl: 'Terug', en: 'Back' },
        at: 'button[type=button]',
        text: {
          nl: 'Bewaart wat er staat zonder te keuren. Niet op de eerste stap.',
          en: 'Keeps what is there without judging it. Not on the first step.',
        },
      },
      {
        name: { nl: 'Naar het overzicht', en: 'To the overview' },
        at: 'div:has(> div > button[type=submit]) + div button',
        text: {
          nl: 'De uitweg waarbij niets verloren gaat. Op een breed scherm op een eigen regel als het niet past.',
          en: 'The way out by which nothing is lost. On a wide screen in a line of its own if it doesn’t fit.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <WizardFooter {...wizardFooterArgs} busy="next" />,
      text: {
        nl: 'Zeg op de knop zelf dat hij bezig is; de andere wachten en houden hun plek.',
        en: 'Say on the button itself that it is busy; the others wait and keep their place.',
      },
    },
    {
      picture: <WizardFooter next={{ ...next, label: 'Opslaan en afronden' }} back={back} home={home} />,
      text: { nl: 'Noem op de laatste stap wat er gebeurt: afronden.', en: 'On the last step, name what happens: finish.' },
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
      text: {
        nl: 'Terug boven verder, even luid, en zonder te zeggen dat er wordt opgeslagen.',
        en: 'Back above on, equally loud, and without saying that it saves.',
      },
    },
    {
      picture: <Button disabledReason="Vul eerst alle velden in.">Opslaan en volgende</Button>,
      text: {
        nl: 'Verder uitzetten tot alles klopt: laat mensen drukken, en zeg dan wat er ontbreekt.',
        en: 'Switching ‘on’ off until everything is right: let people press, and say then what is missing.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: { nl: 'In een veld: verder, net als de koperen knop.', en: 'In a field: on, as the copper button does.' },
    },
    {
      keys: 'Tab',
      does: {
        nl: 'Verder, terug, overzicht: in de volgorde waarin je ze ziet. Ook een knop die wacht, houdt zijn plek.',
        en: 'On, back, overview: in the order in which you see them. A button that waits keeps its place too.',
      },
    },
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Op een knop: doet wat erop staat, tenzij er al een bezig is.',
        en: 'On a button: does what it says, unless one is busy already.',
      },
    },
  ],
  content: [
    {
      nl: 'Elke knop zegt dat hij opslaat en waar je daarna bent: ‘Opslaan en vorige’.',
      en: 'Each button says that it saves and where you are after that: ‘Save and previous’.',
    },
    { nl: 'Bezig is één woord met een beletselteken: ‘Opslaan…’.', en: 'Busy is one word with an ellipsis: ‘Saving…’.' },
    {
      nl: 'Het overzicht krijgt de naam van het scherm waar je terugkomt.',
      en: 'The overview gets the name of the screen to which you come back.',
    },
    {
      nl: 'Is het formulier op een telefoon langer dan het scherm, houd verder en terug dan onder de duim met ‘atHand’. Terug is daar een pijl; wie luistert, hoort de hele zin.',
      en: 'If the form is longer than the screen on a phone, keep on and back under the thumb with ‘atHand’. Back is an arrow there; whoever listens hears the whole sentence.',
    },
    {
      nl: 'Toont een telefoon de vragen één voor één (‘OneByOne’), geef dan de weg ertussen met ‘inTurn’: verder en terug gaan dan eerst langs de vragen.',
      en: 'If a phone shows the questions one by one (‘OneByOne’), give the way between with ‘inTurn’: on and back then first go through the questions.',
    },
  ],
};
