'use client';

import { useTexts } from '@pomp/language/react';
import { type MouseEvent, type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Icon } from '../icon/icon.js';
import { errorIcon } from '../icon/icons.js';
import * as styles from './error-summary.css.js';
import { focusField, problemText } from './focus-field.js';
import { fieldsTexts } from './texts.js';

/** A field that is filled in wrongly, for the list of an `ErrorSummary`. */
export interface FieldProblem {
  /** The `id` of the field. */
  fieldId: string;
  /** The field's label: 'Gasverbruik'. */
  label: string;
  /** The field's message: 'Vereist'. */
  message: string;
}

/** The `ref` of an `ErrorSummary`: moves the focus to it after a refused save. */
export interface ErrorSummaryHandle {
  focus: () => void;
}

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** In the order of the fields, one for each that is wrong: the first is where people start. */
  problems: readonly FieldProblem[];
  /** Says what to do; a screen reader hears it when the summary takes the focus. */
  title?: string;
  /** Changes with every failed submit: the summary then takes the focus. Or call `focus()` on the ref. */
  attempt?: number;
  /** A line is about to lead to its field, for whoever has to show it first. */
  onLead?: ((fieldId: string) => void) | undefined;
  ref?: Ref<ErrorSummaryHandle>;
}

/** Above a form after a failed submit: says what is wrong and brings you there. Renders nothing without problems. */
export function ErrorSummary({ problems, title, attempt, onLead, ref }: ErrorSummaryProps) {
  const texts = useTexts(fieldsTexts);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const any = problems.length > 0;

  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), []);

  // Only a new attempt moves the focus; a problem that gets solved, or comes up later, must not.
  const seenAttempt = useRef(0);
  useEffect(() => {
    if (attempt === undefined || attempt === seenAttempt.current) return;
    seenAttempt.current = attempt;
    if (any) box.current?.focus();
  }, [attempt, any]);

  if (!any) return null;

  const goTo = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault();
    onLead?.(fieldId);
    focusField(fieldId);
  };

  return (
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <Title id={titleId}>{title ?? texts.problems}</Title>
      <ul className={styles.list}>
        {problems.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={goTo(fieldId)}>
              {problemText({ label, message })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a form's script says the same: hidden, with one problem to copy. */
export function ErrorSummaryPlace() {
  const texts = useTexts(fieldsTexts);
  const titleId = useId();
  return (
    <div hidden data-problems role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <Title id={titleId}>{texts.problems}</Title>
      <ul className={styles.list}>
        <li>
          <a href={`#${titleId}`} className={styles.link}>
            {' '}
          </a>
        </li>
      </ul>
    </div>
  );
}

function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.title}>
      <Icon of={errorIcon} />
      {children}
    </p>
  );
}
