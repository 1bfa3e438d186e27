'use client';

import type { PasswordStrength } from '@pomp/domain';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/** Says how hard a password is to guess. */
export type EstimatePassword = (password: string) => Promise<PasswordStrength>;

/** Props of `PasswordEstimator`. */
export interface PasswordEstimatorProps {
  /** Keep it the same as long as the form is. Where it fails, the field says what its own rules say. */
  readonly estimate: EstimatePassword;
  readonly children: ReactNode;
}

const EstimateContext = createContext<EstimatePassword | undefined>(undefined);

/** Around a `SectionForm` that asks for a new password: who says how hard it is to guess. */
export function PasswordEstimator({ estimate, children }: PasswordEstimatorProps) {
  return <EstimateContext value={estimate}>{children}</EstimateContext>;
}

/** Long enough to type the next letter. */
const pause = 300;

/** What was last said of this field: while the next is asked, that stands. `undefined` for one that needs no word, or has none yet. */
export function usePasswordStrength(password: string, isToEstimate: boolean): PasswordStrength | undefined {
  const estimate = useContext(EstimateContext);
  const [strength, setStrength] = useState<PasswordStrength>();
  useEffect(() => {
    if (!estimate || !isToEstimate) return undefined;
    let isOutdated = false;
    const say = (said: PasswordStrength | undefined) => {
      if (!isOutdated) setStrength(said);
    };
    const timer = setTimeout(() => {
      estimate(password).then(say, () => say(undefined));
    }, pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [estimate, password, isToEstimate]);
  return isToEstimate ? strength : undefined;
}
