/** What a file's name says that it shows: `typeplaatje-2.jpg` shows what `typeplaatje.jpg` does. */
export const shownBy = (fileName: string): string =>
  fileName
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/-\d+$/, '');

/**
 * Which photo that was asked once more a new one stands in for: the one that shows the same by its name, else the one that was asked first. All are of one question, the first
 * asked first.
 */
export function answeredByPhoto<Photo extends { readonly fileName: string }>(
  asked: readonly Photo[],
  newName: string,
): Photo | undefined {
  return asked.find(({ fileName }) => shownBy(fileName) === shownBy(newName)) ?? asked[0];
}
