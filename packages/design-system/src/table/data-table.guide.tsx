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
  purpose:
    'Dingen met dezelfde paar gegevens, om te vergelijken en iets mee te doen. Op een telefoon wordt elke rij een kaart. Om antwoorden terug te lezen is er het overzicht van antwoorden.',
  anatomy: {
    picture: table,
    parts: [
      { name: 'Kop', at: 'thead', text: 'Wat er in elke kolom staat. Op een telefoon staat dat voor de waarde.' },
      { name: 'Naam van de rij', at: 'tbody th', text: 'De eerste kolom: waar de rij over gaat.' },
      { name: 'Waarde', at: 'tbody td', text: 'Kort. Cijfers staan recht onder elkaar.' },
      { name: 'Actie', at: 'tbody td:last-child a', text: 'Wat je ermee kunt doen; noemt voor schermlezers de rij erbij.' },
    ],
  },
  dos: [{ picture: table, text: 'Zet het nieuwste bovenaan.' }],
  donts: [
    {
      picture: <SummaryList items={exampleDocuments.map(({ name, date }) => ({ label: name, value: date }))} />,
      text: 'Geen overzicht van antwoorden voor dingen waar je iets mee doet.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Langs de knoppen in de rijen.' }],
  content: ['Koppen zijn één woord: ‘Document’, ‘Datum’, ‘Actie’.', 'Datums als 20-11-2026.'],
};
