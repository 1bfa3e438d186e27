import { shownBy } from '@pomp/domain';

/** What the files of a shot are called, so that everyone who sees them knows what they show. A file's name is all that says which shot it is. */
const names: Readonly<Record<string, string>> = {
  whole: 'geheel',
  typePlate: 'typeplaatje',
  around: 'ruimte',
  wall: 'muur',
  nearby: 'dichtbij',
  size: 'maat',
  wayThere: 'weg',
  place: 'plek',
  hatch: 'luik',
  rooms: 'kamers',
  obstacles: 'obstakels',
  closeUp: 'leiding',
  together: 'samen',
};
const nameOf = (shot: string): string => names[shot] ?? shot.toLowerCase();

const extensionOf = (fileName: string): string => /\.[^.]+$/.exec(fileName)?.[0].toLowerCase() ?? '.jpg';

/** The name for one more file of a shot, beside those that its question has. */
export function shotFileName(shot: string, fileName: string, taken: readonly string[]): string {
  const extension = extensionOf(fileName);
  for (let count = 1; ; count += 1) {
    const name = `${nameOf(shot)}${count === 1 ? '' : `-${count}`}${extension}`;
    if (!taken.some((other) => other.toLowerCase() === name)) return name;
  }
}

/**
 * The files of a question, by what they show. One with a name of its own takes the first place that nothing was made for: it was chosen as an answer to that question, and
 * what it shows nobody said.
 */
export function filesByShot<File extends { readonly name: string }>(
  shots: readonly string[],
  files: readonly File[],
): ReadonlyMap<string, readonly File[]> {
  const found = new Map<string, File[]>(shots.map((shot) => [shot, []]));
  const others: File[] = [];
  for (const file of files) {
    const shot = shots.find((each) => nameOf(each) === shownBy(file.name));
    if (shot === undefined) others.push(file);
    else found.get(shot)?.push(file);
  }
  for (const file of others) {
    const place = shots.find((shot) => found.get(shot)?.length === 0) ?? shots.at(-1);
    if (place !== undefined) found.get(place)?.push(file);
  }
  return found;
}
