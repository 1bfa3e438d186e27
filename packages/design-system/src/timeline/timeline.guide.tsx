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
  purpose: {
    nl: 'Het verhaal van een bestelling, van nu naar vroeger. Hoe ver zij is in haar acht stappen, laat de voortgang zien.',
    en: 'The story of an order, from now to the past. How far it is in its eight steps is shown by the progress.',
  },
  anatomy: {
    picture,
    parts: [
      {
        name: { nl: 'Dag', en: 'Day' },
        at: 'p',
        text: {
          nl: 'Vandaag, of de dag van de week, met de datum. Ernaast waar ruimte is, erboven op een telefoon.',
          en: 'Today, or the day of the week, with the date. Beside it where there is room, above it on a phone.',
        },
      },
      {
        name: { nl: 'Wat er gebeurde', en: 'What happened' },
        at: 'ol li',
        text: { nl: 'Een paar woorden, met de tijd erachter.', en: 'A few words, with the time behind them.' },
      },
      {
        name: { nl: 'Stap', en: 'Step' },
        at: 'h3',
        text: {
          nl: 'Wat de bestelling verder bracht, is een kop: zo springt een schermlezer van stap naar stap.',
          en: 'What took the order further is a heading: that is how a screen reader jumps from step to step.',
        },
      },
    ],
  },
  dos: [
    {
      picture,
      text: {
        nl: 'Het nieuwste bovenaan, en wat nog komt daarboven met een gestreepte lijn.',
        en: 'The newest on top, and what is still to come above that with a dashed line.',
      },
    },
  ],
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
      text: { nl: 'Geen grote stip voor wat niets verder brengt.', en: 'No large dot for what takes nothing further.' },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Langs de links en knoppen in de tijdlijn.', en: 'Past the links and buttons in the timeline.' } },
  ],
  content: [
    {
      nl: 'Zeg wat er gebeurde, in de voltooide tijd: ‘Plan getekend’.',
      en: 'Say what happened, as something done: ‘Plan signed’.',
    },
    { nl: 'Een bedrag of tijd staat aan het eind van de regel.', en: 'An amount or a time stands at the end of the line.' },
  ],
};
