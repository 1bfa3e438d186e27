/** Where a page's own share picture is, by the page's path: `/het-proces/` has `/beeld/delen/het-proces.png`; the home page has the brand's. */
export const sharePictureOf = (path: string): string =>
  path === '/' ? '/beeld/delen.png' : `/beeld/delen/${path.slice(1, -1)}.png`;

/** The other way round; undefined for what is no share picture's address. */
export function pathOfSharePicture(address: string): string | undefined {
  const [, name] = /^\/beeld\/delen\/(.+)\.png\/?$/.exec(address) ?? [];
  return name && `/${name}/`;
}

const ownPhoto = /^(\/beeld\/producten\/\d+x\d+\/[\w-]+)\.webp$/;

/** The first of our own pictures in a story's content, as its address without `.webp`. */
export function firstOwnPhoto(content: unknown): string | undefined {
  if (typeof content === 'string') return ownPhoto.exec(content)?.[1];
  if (typeof content !== 'object' || content === null) return undefined;
  for (const part of Object.values(content)) {
    const found = firstOwnPhoto(part);
    if (found) return found;
  }
  return undefined;
}
