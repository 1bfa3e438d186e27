import { createHash } from 'node:crypto';

/** Ids of a story or folder that has only a path: the same on every machine, so that links between story files can name them. */
export function identityOf(fullSlug: string): { id: number; uuid: string; groupId: string } {
  return {
    // 48 bits: stays an exact JavaScript number.
    id: Number.parseInt(digest(`id:${fullSlug}`).slice(0, 12), 16),
    uuid: uuidFrom(digest(`uuid:${fullSlug}`)),
    groupId: uuidFrom(digest(`group:${fullSlug}`)),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

function uuidFrom(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
