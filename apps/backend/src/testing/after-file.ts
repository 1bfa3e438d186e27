const endings: (() => unknown)[] = [];

/** Does it when all tests of this file are done; what was begun last ends first. */
export const afterFile = (end: () => unknown): void => void endings.push(end);

/** For the setup of each file. */
export async function endFile(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}
