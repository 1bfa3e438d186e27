/** An answer that was made, and comes when it is let go. */
export function heldAnswer<Answer>(made: Answer) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const answer = async (): Promise<Answer> => {
    ask();
    await gone;
    return made;
  };
  return { answer, /** Settles once it is asked for. */ asked, letGo: () => letGo() };
}
