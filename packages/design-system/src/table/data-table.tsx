import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../theme/class-names.js';
import * as styles from './data-table.css.js';

/** A column of a `DataTable`: its label, and its value for a row. */
export interface DataTableColumn<Row> {
  /** Above the column, and on a phone before each value. Unique. */
  label: string;
  /** What stands in this column for a row. */
  value: (row: Row) => ReactNode;
  /** On a phone the value speaks for itself, as buttons do. */
  selfEvident?: boolean;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: readonly DataTableColumn<Row>[];
  /** In the order in which they are shown. */
  rows: readonly Row[];
  /** Unique, and the same as long as it is the same thing. */
  rowId: (row: Row) => string;
}

/** Things with the same few facts, to compare: a table, and a card for each on a phone. */
export function DataTable<Row>({ caption, columns, rows, rowId }: DataTableProps<Row>) {
  return (
    // The roles are said again: laid out as cards, some browsers forget that it is a table.
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr role="row">
          {columns.map(({ label }) => (
            <th key={label} role="columnheader" scope="col" className={styles.label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={rowId(row)} role="row" className={styles.row}>
            {columns.map(({ label, value, selfEvident = false }, index) =>
              index === 0 ? (
                <th key={label} scope="row" className={classNames(styles.cell, styles.first)}>
                  {value(row)}
                </th>
              ) : (
                <td key={label} className={styles.cell}>
                  {!selfEvident && <span className={styles.inlineLabel}>{label}: </span>}
                  {value(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
