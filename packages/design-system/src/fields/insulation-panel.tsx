'use client';

import { useTexts } from '@pomp/language/react';
import { useId } from 'react';
import { classNames } from '../theme/class-names.js';
import { errorId, FieldError } from './field-frame.js';
import * as styles from './insulation-choice.css.js';
import { insulationTexts } from './insulation-texts.js';
import { NumberField } from './number-field.js';
import { YearSelect } from './year-select.js';

/** Windows are rated by what they let through, the rest by what it keeps in. */
export type InsulationFigure = 'rc' | 'u';

/** What is wrong with one part: as a whole, or with the text of its figure. */
export interface InsulationProblem {
  at: 'part' | 'figure';
  message: string;
}

const units: Record<InsulationFigure, string> = { rc: 'm²K/W', u: 'W/m²K' };

interface InsulationPanelProps {
  /** The part of the house: names the group, as every panel asks the same. */
  label: string;
  name: string;
  figure: InsulationFigure;
  rcValue: string | undefined;
  installationYear: string | undefined;
  currentYear: number;
  firstYear: number;
  problem: InsulationProblem | undefined;
  onFigureChange: (text: string) => void;
  onYearChange: (year: string) => void;
}

/** The two ways to say how well one part is insulated. */
export function InsulationPanel({
  label,
  name,
  figure,
  rcValue,
  installationYear,
  currentYear,
  firstYear,
  problem,
  onFigureChange,
  onYearChange,
}: InsulationPanelProps) {
  const texts = useTexts(insulationTexts);
  const id = useId();
  const explanationId = `${id}-explanation`;
  const partError = problem?.at === 'part' ? problem.message : undefined;

  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={partError ? `${errorId(id)} ${explanationId}` : explanationId}
      className={classNames(styles.panel, problem && styles.panelInvalid)}
    >
      <p id={explanationId} className={styles.explanation}>
        {texts.explanations[figure]}
      </p>
      <div className={styles.figures}>
        <NumberField
          kind="decimal"
          // As it is stored (spec 1 §5): a comma becomes a dot while typing.
          separator="."
          label={texts.figures[figure]}
          name={`${name}.rcValue`}
          unit={units[figure]}
          value={rcValue ?? ''}
          error={problem?.at === 'figure' ? problem.message : undefined}
          onValueChange={onFigureChange}
        />
        <YearSelect
          label={texts.installationYear}
          name={`${name}.installationYear`}
          width="full"
          currentYear={currentYear}
          firstYear={firstYear}
          value={installationYear}
          onValueChange={onYearChange}
        />
      </div>
      <FieldError id={id} error={partError} />
    </div>
  );
}
