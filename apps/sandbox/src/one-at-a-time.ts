/** Does one thing after the other, whatever came of the one before: two at once would lose what one of them wrote. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = last.then(task);
    // Whoever asked for it hears of its failure.
    last = done.catch(() => undefined);
    return done;
  };
}

export type OneAtATime = ReturnType<typeof oneAtATime>;
