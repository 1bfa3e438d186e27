'use client';

import { useCallMutation } from '@pomp/api-client';
import { PasswordEstimator } from '@pomp/forms';
import { useCallback, type ReactNode } from 'react';

interface EstimatedPasswordProps {
  /** From the mailed link, where nobody is logged in. */
  readonly token?: string;
  readonly children: ReactNode;
}

/** Around a form with a new password: says while it is typed what the server will think of it. What that goes by is too large for a page. */
export function EstimatedPassword({ token, children }: EstimatedPasswordProps) {
  const { mutateAsync } = useCallMutation('postPasswordStrength');
  const estimate = useCallback(
    async (newPassword: string) => (await mutateAsync({ body: { newPassword, token } })).strength,
    [mutateAsync, token],
  );
  return <PasswordEstimator estimate={estimate}>{children}</PasswordEstimator>;
}
