/** On the way to the login. Several places find out that a session ended; the first leads the customer away, the rest keep still. */
export interface Departure {
  /** False when someone is leading the customer away already. */
  readonly begin: () => boolean;
  readonly end: () => void;
}

export function createDeparture(): Departure {
  let leaving = false;
  return {
    begin: () => {
      const first = !leaving;
      leaving = true;
      return first;
    },
    end: () => {
      leaving = false;
    },
  };
}
