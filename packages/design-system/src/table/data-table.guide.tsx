import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { ButtonLink } from '../button/button-link.js';
import { SummaryList } from '../sections/summary-list.js';
import { DataTable, type DataTableColumn } from './data-table.js';

export interface ExampleDocument {
  name: string;
  date: string;
}

export const exampleDocuments: readonly ExampleDocument[] = [
  { name: 'Factuur aanbetaling', date: '20-11-2026' },
  { name: 'Installatieplan', date: '18-11-2026' },
];

export const exampleColumns: readonly DataTableColumn<ExampleDocument>[] = [
  { label: 'Document', value: ({ name }) => name },
  { label: 'Datum', value: ({ date }) => date },
  {
    label: 'Actie',
    selfEvident: true,
    value: ({ name }) => (
      <ButtonLink href="/account/documenten" tone="secondary" size="small" aria-label={`${name} bekijken`}>
        Bekijken
      </ButtonLink>
    ),
  },
];

const table = <DataTable caption="Documenten" columns={exampleColumns} rows={exampleDocuments} rowId={({ name }) => name} />;

export const dataTableGuide: ComponentGuide = {
  screen: 'desktop',
  purpose: {
    nl: 'Dingen met dezelfde paar gegevens, om te vergelijken en iets mee te doen. Op een telefoon wordt elke rij een kaart. Om antwoorden terug te lezen is er het overzicht van antwoorden.',
    en: 'Things with the same few data, to compare and to do something with. On a phone each row becomes a card. To read answers back there is the summary of answers.',
  },
  anatomy: {
    picture: table,
    parts: [
      {
        name: { nl: 'Kop', en: 'Heading' },
        at: 'thead',
        text: {
          nl: 'Wat er in elke kolom staat. Op een telefoon staat dat voor de waarde.',
          en: 'What stands in each column. On a phone it stands before the value.',
        },
      },
      {
        name: { nl: 'Naam van de rij', en: 'Name of the row' },
        at: 'tbody th',
        text: { nl: 'De eerste kolom: waar de rij over gaat.', en: 'The first column: what the row is about.' },
      },
      {
        name: { nl: 'Waarde', en: 'Value' },
        at: 'tbody td',
        text: { nl: 'Kort. Cijfers staan recht onder elkaar.', en: 'Short. Digits stand straight below each other.' },
      },
      {
        name: { nl: 'Actie', en: 'Action' },
        at: 'tbody td:last-child a',
        text: {
          nl: 'Wat je ermee kunt doen; noemt voor schermlezers de rij erbij.',
          en: 'What you can do with it; names the row too for screen readers.',
        },
      },
    ],
  },
  dos: [{ picture: table, text: { nl: 'Zet het nieuwste bovenaan.', en: 'Put the newest on top.' } }],
  donts: [
    {
      picture: <SummaryList items={exampleDocuments.map(({ name, date }) => ({ label: name, value: date }))} />,
      text: {
        nl: 'Geen overzicht van antwoorden voor dingen waar je iets mee doet.',
        en: 'No summary of answers for things that you do something with.',
      },
    },
  ],
  keyboard: [{ keys: 'Tab', does: { nl: 'Langs de knoppen in de rijen.', en: 'Past the buttons in the rows.' } }],
  content: [
    { nl: 'Koppen zijn één woord: ‘Document’, ‘Datum’, ‘Actie’.', en: 'Headings are one word: ‘Document’, ‘Date’, ‘Action’.' },
    { nl: 'Datums als 20-11-2026.', en: 'In Dutch, dates as 20-11-2026.' },
  ],
};
