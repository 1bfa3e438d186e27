import { useTexts } from '@pomp/language/react';
import { Icon } from '../icon/icon.js';
import { doneIcon, openIcon } from '../icon/icons.js';
import { Stack } from '../layout/stack.js';
import { classNames } from '../theme/class-names.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import * as styles from './password-field.css.js';
import { passwordTexts } from './password-texts.js';

/** One thing that a new password needs, and whether what is typed has it. */
export interface PasswordRule {
  /** 'Minstens 8 tekens'. */
  text: string;
  met: boolean;
}

const barsOf = { weak: 1, fair: 2, strong: 3 } as const;

/** How hard a password is to guess. */
export type PasswordStrengthWord = keyof typeof barsOf;

/** What keeps every rule is as strong as was estimated; more than half of them is fair. */
function strengthOf(rules: readonly PasswordRule[], estimate: PasswordStrengthWord = 'fair'): PasswordStrengthWord {
  const met = rules.filter((rule) => rule.met).length;
  if (met === rules.length) return estimate;
  return met > rules.length / 2 ? 'fair' : 'weak';
}

interface PasswordStrengthProps {
  id: string;
  rules: readonly PasswordRule[];
  estimate: PasswordStrengthWord | undefined;
  /** Nothing typed yet: the rules are told, but nothing is called weak. */
  empty: boolean;
}

/** The rules as a list that ticks itself off, and how far the password is in bars and a word. */
export function PasswordStrength({ id, rules, estimate, empty }: PasswordStrengthProps) {
  const texts = useTexts(passwordTexts);
  const strength = empty ? undefined : strengthOf(rules, estimate);
  return (
    <div className={styles.strength}>
      <div className={styles.meter}>
        <span aria-hidden className={styles.bars}>
          {[1, 2, 3].map((bar) => (
            <span key={bar} className={styles.barOf[strength && bar <= barsOf[strength] ? strength : 'empty']} />
          ))}
        </span>
        {/* Speaks when the word changes, not at every key. */}
        <span role="status" className={strength && styles.word[strength]}>
          {strength && (
            <>
              <VisuallyHidden>{texts.strength} </VisuallyHidden>
              {texts.strengths[strength]}
            </>
          )}
        </span>
      </div>
      <div id={id}>
        <Stack as="ul" gap="xxs">
          {rules.map(({ text, met }) => (
            <li key={text} className={classNames(styles.rule, met && styles.ruleMet)}>
              <span className={styles.ruleIcon}>
                <Icon of={met ? doneIcon : openIcon} size="small" />
              </span>
              <span>
                {text}
                <VisuallyHidden> {met ? texts.met : texts.unmet}</VisuallyHidden>
              </span>
            </li>
          ))}
        </Stack>
      </div>
    </div>
  );
}
