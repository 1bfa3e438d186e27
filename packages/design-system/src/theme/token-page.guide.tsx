import type { ReactNode } from 'react';
import type { Brand } from '../brands/brand.js';
import { noord } from '../brands/noord.js';
import { pomp } from '../brands/pomp.js';
import { vars } from './contract.js';
import type { Theme } from '../brands/theme.js';
import { tokenDescriptions } from './token-descriptions.js';
import * as styles from './token-page.guide.css.js';

/** The brand that the toolbar has chosen. */
export const brandOf = (globals: Record<string, unknown>): Brand => (globals.brand === noord.id ? noord : pomp);

export const namesOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens & string)[];

export interface TokenRow {
  name: string;
  value: string;
  description: string;
  sample?: ReactNode;
  /** Under the description: figures that follow from the value. */
  figures?: ReactNode;
}

export function TokenRows({ rows }: { rows: readonly TokenRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ name, value, description, sample, figures }) => (
        <li key={name} className={styles.row}>
          {sample && <div className={styles.sample}>{sample}</div>}
          <div className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{value}</span>
            <span>{description}</span>
            {figures}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface TokenListProps<Group extends keyof Theme> {
  group: Group;
  theme: Theme;
  /** What the token looks like in use. */
  sample: (token: keyof Theme[Group] & string, variable: string) => ReactNode;
  figures?: (token: keyof Theme[Group] & string) => ReactNode;
}

/** Every token of a group, from the contract: its name, its custom property, its value in this brand and what it is for. */
export function TokenList<Group extends keyof Theme>({ group, theme, sample, figures }: TokenListProps<Group>) {
  const variables = vars[group] as Record<keyof Theme[Group], string>;
  const values = theme[group] as Record<keyof Theme[Group], string>;
  return (
    <TokenRows
      rows={namesOf(theme[group]).map((token) => ({
        name: token,
        value: `${variables[token].slice('var('.length, -1)}: ${values[token]}`,
        description: tokenDescriptions[group][token],
        sample: sample(token, variables[token]),
        figures: figures?.(token),
      }))}
    />
  );
}
