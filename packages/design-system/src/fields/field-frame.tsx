import { useTexts } from '@pomp/language/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { errorIcon, lockIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import * as styles from './field.css.js';
import { type FieldQuestion, questionId } from './field-question.js';
import { fieldsTexts } from './texts.js';

/** What every field has, whatever its control. */
export interface FieldProps {
  /** Always visible, above the control. */
  label: string;
  /** The name on the wire. */
  name: string;
  /** Also the target of the error summary; made up when not given. */
  id?: string;
  /** Shows a star and tells screen readers. It stops nobody from submitting: the form judges, so that the messages are ours. */
  required?: boolean;
  /** One line below the label that helps to answer; never the label itself. */
  help?: ReactNode;
  /** What is wrong, as the field's own message. Empty: nothing, but its place is there for a script to fill. */
  error?: string | undefined;
  /** `question`: the label as the question of a step. */
  labelSize?: keyof typeof styles.labelSize;
}

export const helpId = (id: string): string => `${id}-help`;
export const errorId = (id: string): string => `${id}-error`;
export const reasonId = (id: string): string => `${id}-reason`;

/** The attributes that tie a control to its help and its message. */
export function fieldAttributes(id: string, { required, help, error }: Pick<FieldProps, 'required' | 'help' | 'error'>) {
  const describedBy = [error !== undefined && errorId(id), help && helpId(id)].filter(Boolean).join(' ');
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
}

export function FieldLabel({ label, required, labelSize = 'base' }: Pick<FieldProps, 'label' | 'required' | 'labelSize'>) {
  return (
    <span className={styles.labelSize[labelSize]}>
      {label}
      {required && (
        <span aria-hidden className={styles.required}>
          *
        </span>
      )}
    </span>
  );
}

export function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  return help ? (
    <div id={helpId(id)} className={styles.help}>
      {help}
    </div>
  ) : null;
}

/** The message at the field. Not a live region: the error summary speaks, and the field tells it when it gets the focus. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <div id={errorId(id)} className={styles.error} hidden={error === ''}>
      <span className={styles.errorIcon}>
        <Icon of={errorIcon} />
      </span>
      <span>{error}</span>
    </div>
  );
}

// Few answers are asked again. Where the rest can't be fetched, the question alone is there.
const AskedAgain = lazy(() =>
  import('./asked-again.js').then(
    (fetched) => ({ default: fetched.AskedAgain }),
    () => ({ default: JustAsked }),
  ),
);
const JustAsked = ({ id, question }: { id: string; question: FieldQuestion }) => <div id={questionId(id)}>{question.text}</div>;

/** Why an answer can be read but not changed here. */
export function ReadOnlyReason({ id, reason }: { id: string; reason: string | undefined }) {
  return reason ? (
    <div id={reasonId(id)} className={styles.reason}>
      <span className={styles.errorIcon}>
        <Icon of={lockIcon} size="small" />
      </span>
      <span>{reason}</span>
    </div>
  ) : null;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  id: string;
  children: ReactNode;
  /** Below the message. */
  question?: FieldQuestion | null | undefined;
  /** Below control and message: the 'Ik weet het niet' toggle. */
  after?: ReactNode;
}

/** Label, help, control, message: in this order for every field with one control. */
export function FieldFrame({ id, label, required, help, error, labelSize, children, question, after }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        <FieldLabel label={label} required={required} labelSize={labelSize} />
      </label>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
      {/* There before it says something, or nobody hears it. */}
      {question !== undefined && (
        <div aria-live="polite">
          {question && (
            <Suspense>
              <AskedAgain id={id} question={question} />
            </Suspense>
          )}
        </div>
      )}
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}

interface FieldGroupProps extends FieldFrameProps {
  role?: 'group' | 'radiogroup';
}

/** The same for a group of controls. */
export function FieldGroup({ id, label, required, help, error, labelSize, children, after, role = 'group' }: FieldGroupProps) {
  const { 'aria-describedby': describedBy, ...state } = fieldAttributes(id, { required, help, error });
  return (
    <fieldset
      id={id}
      role={role}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={describedBy}
      {...(role === 'radiogroup' && state)}
    >
      <legend className={styles.label}>
        <FieldLabel label={label} required={required} labelSize={labelSize} />
        {/* A group of checkboxes or buttons has no attribute for it. */}
        {required && role === 'group' && <RequiredWord />}
      </legend>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
      {after && <div className={styles.after}>{after}</div>}
    </fieldset>
  );
}

function RequiredWord() {
  const texts = useTexts(fieldsTexts);
  return <VisuallyHidden>, {texts.required}</VisuallyHidden>;
}
