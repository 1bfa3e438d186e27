/** A browser may still be reading when the click returns. */
const readingTime = 40_000;

/** Offers `content` to be saved as a JSON file that people can read too. */
export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
