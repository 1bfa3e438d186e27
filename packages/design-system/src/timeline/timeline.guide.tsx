import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { calendarIcon, checkIcon, closeIcon, mailIcon, personIcon } from '../icon/icons.js';
import { Text } from '../text/text.js';
import { Timeline, type TimelineDay, TimelineMessage } from './timeline.js';

export const exampleAhead: readonly TimelineDay[] = [
  {
    label: 'Straks',
    date: '12 januari',
    items: [
      {
        id: 'installation',
        mark: 'ahead',
        icon: calendarIcon,
        title: 'Installatie',
        aside: '08:00',
        children: <Text tone="muted">Sanne komt tussen 08:00 en 09:00.</Text>,
      },
    ],
  },
];
export const examplePast: readonly TimelineDay[] = [
  {
    label: 'Vandaag',
    date: '22 november',
    items: [
      {
        id: 'message',
        mark: 'event',
        icon: personIcon,
        children: (
          <TimelineMessage own by="Jij, 09:12">
            Kan de pomp ook een halve meter naar links? Dan blijft de waslijn vrij.
          </TimelineMessage>
        ),
      },
    ],
  },
  {
    label: 'Zaterdag',
    date: '21 november',
    items: [
      {
        id: 'failed',
        mark: 'bad',
        icon: closeIcon,
        title: 'Betaling niet gelukt',
        aside: '20:16',
        children: <Text tone="muted">€ 1.700. Er is niets afgeschreven.</Text>,
      },
      { id: 'signed', mark: 'step', icon: checkIcon, title: 'Plan getekend', aside: '20:14' },
    ],
  },
  {
    label: 'Vrijdag',
    date: '20 november',
    items: [
      { id: 'mail', mark: 'event', icon: mailIcon, title: 'Mail: Je plan is klaar om te tekenen', aside: '16:42' },
      {
        id: 'reply',
        mark: 'event',
        icon: personIcon,
        children: <TimelineMessage by="Joost Verhagen, 16:40">Eén Pomp AO is genoeg voor je huis.</TimelineMessage>,
      },
    ],
  },
];

const picture = <Timeline label="Wat er gebeurde" ahead={exampleAhead} past={examplePast} />;

export const timelineGuide: ComponentGuide = {
  screen: 'desktop',
  purpose: 'Het verhaal van een bestelling, van nu naar vroeger. Hoe ver zij is in haar acht stappen, laat de voortgang zien.',
  anatomy: {
    picture,
    parts: [
      {
        name: 'Dag',
        at: 'p',
        text: 'Vandaag, of de dag van de week, met de datum. Ernaast waar ruimte is, erboven op een telefoon.',
      },
      { name: 'Wat er gebeurde', at: 'ol li', text: 'Een paar woorden, met de tijd erachter.' },
      {
        name: 'Stap',
        at: 'h3',
        text: 'Wat de bestelling verder bracht, is een kop: zo springt een schermlezer van stap naar stap.',
      },
    ],
  },
  dos: [{ picture, text: 'Het nieuwste bovenaan, en wat nog komt daarboven met een gestreepte lijn.' }],
  donts: [
    {
      picture: (
        <Timeline
          label="Wat er gebeurde"
          past={[
            { label: 'Vandaag', date: '22 november', items: [{ id: '1', mark: 'step', icon: mailIcon, title: 'Mail verstuurd' }] },
          ]}
        />
      ),
      text: 'Geen grote stip voor wat niets verder brengt.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Langs de links en knoppen in de tijdlijn.' }],
  content: ['Zeg wat er gebeurde, in de voltooide tijd: ‘Plan getekend’.', 'Een bedrag of tijd staat aan het eind van de regel.'],
};
