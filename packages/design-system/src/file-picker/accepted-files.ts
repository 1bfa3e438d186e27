import type { Language } from '@pomp/language';
import { filePickerTexts } from './texts.js';

/** What the system's own file window offers. Not `.heic`: asked for it, an iPhone no longer turns its photos into JPEG. */
export const accept = 'image/*,video/*';

/** Some systems give no type for the files that phones make. */
const knownEndings = /\.(heic|heif|jpe?g|png|webp|gif|mov|mp4|m4v|3gp|webm|avi|mkv)$/i;

export interface Sorted {
  accepted: File[];
  refused: File[];
}

/** A file window keeps other files out; dropping and pasting don't. */
export function sortFiles(files: Iterable<File>): Sorted {
  const sorted: Sorted = { accepted: [], refused: [] };
  for (const file of files) {
    const fits = file.type === '' ? knownEndings.test(file.name) : /^(image|video)\//.test(file.type);
    sorted[fits ? 'accepted' : 'refused'].push(file);
  }
  return sorted;
}

/** Names of their own for files whose name says nothing: the same name twice in one question is refused. */
function nameEach(files: Iterable<File>, taken: Iterable<string>, nameless: RegExp, word: string): File[] {
  const names = new Set(taken);
  return [...files].map((file) => {
    const ending = nameless.exec(file.name)?.[1]?.toLowerCase();
    if (ending === undefined) return file;
    let number = 1;
    while (names.has(`${word}-${number}.${ending}`)) number += 1;
    const name = `${word}-${number}.${ending}`;
    names.add(name);
    // With its own time: an upload that was broken off is found back by that.
    return new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
}

/** Browsers call every pasted picture 'image.png'. */
export const namePasted = (files: Iterable<File>, taken: Iterable<string>, language: Language): File[] =>
  nameEach(files, taken, /^image\.(png)$/, language.texts(filePickerTexts).pastedName);

/** An iPhone calls every photo that is made on the spot 'image.jpg'. */
export const namePhotographed = (files: Iterable<File>, taken: Iterable<string>, language: Language): File[] =>
  nameEach(files, taken, /^image\.(jpe?g|heic)$/i, language.texts(filePickerTexts).photographedName);

export function refusalOf(refused: readonly File[], language: Language): string | undefined {
  if (refused.length === 0) return undefined;
  const names = new Intl.ListFormat(language.locale).format(refused.map(({ name }) => name));
  return language.texts(filePickerTexts).refused({ names });
}
