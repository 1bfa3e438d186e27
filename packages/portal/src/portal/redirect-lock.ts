/** Held while the customer is being led to the login. Several places find out that a session ended: only the first redirects. */
export interface RedirectLock {
  /** False when a redirect is under way already. */
  readonly acquire: () => boolean;
  readonly release: () => void;
}

export function createRedirectLock(): RedirectLock {
  let held = false;
  return {
    acquire: () => {
      const acquired = !held;
      held = true;
      return acquired;
    },
    release: () => {
      held = false;
    },
  };
}
